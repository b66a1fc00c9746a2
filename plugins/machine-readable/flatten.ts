import {toString} from 'mdast-util-to-string';
import type {BlockContent, Code, Heading, ListItem, Nodes, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isJsx, propsOf, type JsxElement} from '../../articles/jsx';
import {isFigureLanguage, parseFigureMeta} from '../../articles/fences';
import {screensAsYaml} from './screens';

/** Turns components, notes and figures of an article into plain Markdown. */

export interface Surroundings {
  /** The parsed text; also collects errors. */
  file: VFile;
  /** Makes the address of a link absolute, unless it leads to an article that does not exist. */
  absolute: (url: string) => string | undefined;
  /** What a component shows on the built page. */
  rendered: (component: string) => RootContent[] | undefined;
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});

/** Caption and text alternative of a figure, then its source. */
const figure = (alt: string, caption: string | undefined, source: Code): RootContent[] => [
  ...(caption ? [paragraph(strong(caption))] : []),
  paragraph(text(alt)),
  source,
];

const card = (url: string, title: unknown, content: PhrasingContent[]): ListItem => {
  const link = {type: 'link' as const, url, children: [text(String(title))]};
  return {type: 'listItem', spread: false, children: [paragraph(link, text(': '), ...content)]};
};

/** GitHub's alert names, which Markdown tools know, by kind of note. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
};

/**
 * @param children children of the article or of one of its nodes
 * @returns the same content as plain Markdown
 * @throws VFileMessage with the line, if a node has no Markdown form or a link leads to no article
 */
export function flatten(children: Nodes[], {file, absolute, rendered}: Surroundings): Nodes[] {
  let depth = 1;

  const all = (nodes: Nodes[]): Nodes[] => nodes.flatMap(one);
  const phrasing = (nodes: Nodes[]): PhrasingContent[] =>
    all(nodes).flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));

  const addressOf = (url: string, node: Nodes): string =>
    absolute(url) ?? file.fail(`the link ${url} leads to no article.`, node);

  /** A list with a link to an incident report and what is said of it. */
  const reportLink = (element: JsxElement, {route, title}: Record<string, unknown>, said: unknown): Nodes[] => [
    {type: 'list', spread: false, children: [card(addressOf(String(route), element), title, [text(String(said))])]},
  ];

  const components: Record<string, (element: JsxElement, props: Record<string, unknown>) => Nodes[]> = {
    Cards: (element) => {
      const cards: ListItem[] = [];
      visit(element as Nodes, (node) => {
        if (isJsx(node) && node.name === 'Card') {
          const {to, title} = propsOf(node);
          cards.push(card(addressOf(String(to), node), title, phrasing(node.children)));
        }
      });
      return [{type: 'list', spread: false, children: cards}];
    },
    Figure: (element, {alt, caption}) =>
      figure(String(alt), caption as string | undefined, {type: 'code', lang: 'yaml', value: screensAsYaml(element)}),
    LatestIncident: (element, {summary, ...report}) => reportLink(element, report, summary),
    Lessons: ({children: lessons}) => all(lessons),
    ServiceState: (element, {start, ...report}) => reportLink(element, report, start),
    Operation: ({children: parts}) => all(parts),
    OperationText: ({children: content}) => all(content),
    OperationCode: ({children: samples}) => all(samples),
    Endpoint: (_element, {method, path}) => [
      paragraph({type: 'inlineCode', value: `${String(method).toUpperCase()} ${String(path)}`}),
    ],
    span: ({children: content}) => all(content),
    Sorted: ({children: tables}) => all(tables),
    Mark: (_element, {n}) => [text(`(${String(n)})`)],
    TabItem: ({children: content}, {label, value}) => {
      const title: Heading = {
        type: 'heading',
        depth: Math.min(depth + 1, 6) as Heading['depth'],
        children: [text(String(label ?? value))],
      };
      return [title, ...all(content)];
    },
    Tabs: ({children: tabs}) => all(tabs),
    kbd: (element) => [{type: 'inlineCode', value: toString(element)}],
  };
  for (const name of ['IncidentSummary', 'IncidentTimeline', 'IncidentStatistics', 'IncidentList']) {
    components[name] = (element) =>
      rendered(name) ??
      file.fail(`the page has no data-component="${name}"; set it on the root element of <${name}>.`, element);
  }

  const note = (directive: ContainerDirective): Nodes => {
    const kind = alerts[directive.name] ?? file.fail(`there is no note :::${directive.name}.`, directive);
    const label = directive.children.find((child) => child.data && 'directiveLabel' in child.data);
    const title = label ? [text('\n'), strong(toString(label))] : [];
    const body = all(directive.children.filter((child) => child !== label)) as BlockContent[];
    // As HTML, because the bracket would be escaped in text.
    return {type: 'blockquote', children: [paragraph({type: 'html', value: `[!${kind}]`}, ...title), ...body]};
  };

  const component = (element: MdxJsxFlowElement | MdxJsxTextElement): Nodes[] => {
    const flattened =
      components[element.name ?? ''] ??
      file.fail(`plugins/machine-readable has no plain Markdown for <${element.name}>; add it to flatten.ts.`, element);
    return flattened(element, propsOf(element));
  };

  const one = (node: Nodes): Nodes[] => {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return component(node);
      case 'containerDirective':
        return [note(node)];
      case 'textDirective':
      case 'leafDirective': {
        // A colon before a letter, not a directive: restore the text.
        const {start, end} = node.position!;
        const value = text(String(file).slice(start.offset, end.offset));
        return [node.type === 'leafDirective' ? paragraph(value) : value];
      }
      case 'code': {
        if (!isFigureLanguage(node.lang)) {
          return [{...node, meta: null}];
        }
        const {alt, caption} = parseFigureMeta(node.meta);
        return figure(alt, caption, {...node, meta: null});
      }
      case 'link':
      case 'definition':
        node.url = addressOf(node.url, node);
        break;
      case 'heading':
        depth = node.depth;
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (/^\s*\/\*.*\*\/\s*$/s.test(node.value)) {
          return [];
        }
        return file.fail(`the expression {${node.value}} has no plain Markdown.`, node);
    }
    return ['children' in node ? ({...node, children: all(node.children)} as Nodes) : node];
  };

  return all(children);
}
