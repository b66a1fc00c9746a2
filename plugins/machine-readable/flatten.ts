import {toString} from 'mdast-util-to-string';
import type {BlockContent, Code, Nodes, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {VFile} from 'vfile';
import type listed from '../../articles/components.json';
import {isJsx, propsOf, type JsxElement} from '../../articles/jsx';
import {nodesOf} from '../../articles/parse';
import {isFigureLanguage, parseFigureMeta, readComments, readMeta, type FigureMeta} from '../../articles/fences';
import {inlineCode, link, list, paragraph, strong, text} from '../../articles/nodes';
import {screensAsYaml} from './screens';

/** Turns components, notes, and figures of an article into plain Markdown. */

export interface Surroundings {
  file: VFile;
  /** Makes the address of a link absolute, unless it leads to an article that does not exist. */
  absolute: (url: string) => string | undefined;
  /** What a component shows on the built page. */
  rendered: (component: string) => RootContent[] | undefined;
}

/** Their content is all that there is of them. */
const whole = ['Lessons', 'Operation', 'OperationText', 'OperationCode', 'Tabs', 'span'] as const;
const onPage = ['IncidentSummary', 'IncidentTimeline', 'IncidentStatistics', 'IncidentList', 'ServiceState'] as const;
/** Plugins write something else in place of these. */
type Replaced = 'Changelog' | 'Operations' | 'Sorted';
type Others = Exclude<keyof typeof listed, (typeof whole)[number] | (typeof onPage)[number] | Replaced>;

const figure = ({alt, caption}: FigureMeta, source: Code): RootContent[] => [
  ...(caption ? [paragraph(strong(caption))] : []),
  paragraph(text(alt)),
  source,
];

/** GitHub's alert names, which Markdown tools know, by kind of note. */
const alerts: Record<string, string> = {note: 'NOTE', info: 'NOTE', tip: 'TIP', warning: 'WARNING', danger: 'CAUTION'};
export const noteKinds = Object.keys(alerts);

/** @throws VFileMessage with the line, if a node has no Markdown form or a link leads to no article */
export function flatten(children: Nodes[], {file, absolute, rendered}: Surroundings): Nodes[] {
  const all = (nodes: Nodes[]): Nodes[] => nodes.flatMap(one);
  const phrasing = (nodes: Nodes[]): PhrasingContent[] =>
    all(nodes).flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));

  const addressOf = (url: string, node: Nodes): string =>
    absolute(url) ?? file.fail(`the link ${url} leads to no article.`, node);

  /** A link and what is said of it. */
  const entry = (node: Nodes, url: unknown, title: unknown, ...said: PhrasingContent[]): PhrasingContent[] => [
    link(addressOf(String(url), node), text(String(title))),
    text(': '),
    ...said,
  ];

  type Form = (element: JsxElement, props: Record<string, unknown>) => Nodes[];
  // A component of the list that has no form is an error of types here.
  const others: Record<Others | 'Endpoint' | 'ReadingTime' | 'kbd', Form> = {
    Card: (element, {to, title}) => entry(element, to, title, ...phrasing(element.children)),
    Cards: (element) => {
      const cards = nodesOf(element).filter((node) => isJsx(node) && node.name === 'Card');
      return [list(cards.map((card) => one(card) as PhrasingContent[]))];
    },
    Endpoint: (_element, {method, path}) => [
      paragraph(strong(String(method).toUpperCase()), text(' '), inlineCode(String(path))),
    ],
    Figure: (element, props) =>
      figure(props as unknown as FigureMeta, {type: 'code', lang: 'yaml', value: screensAsYaml(element)}),
    LatestIncident: (element, {route, title, summary}) => [list([entry(element, route, title, text(String(summary)))])],
    Mark: (_element, {n}) => [text(`(${String(n)})`)],
    ReadingTime: (_element, {minutes}) => [text(`(${String(minutes)}\u00a0min)`)],
    // No heading: its section would never end, and the tabs of a page repeat.
    TabItem: ({children: content}, {label, value}) => [paragraph(strong(String(label ?? value))), ...all(content)],
    kbd: (element) => [inlineCode(toString(element))],
  };
  const components: Record<string, Form> = others;
  for (const name of whole) {
    components[name] = (element) => all(element.children);
  }
  for (const name of onPage) {
    components[name] = (element) =>
      rendered(name) ?? file.fail(`the page has no data-component="${name}"; set it on what <${name}> shows.`, element);
  }

  const note = (directive: ContainerDirective): Nodes => {
    const kind = alerts[directive.name] ?? file.fail(`there is no note :::${directive.name}.`, directive);
    const label = directive.children.find((child) => child.data && 'directiveLabel' in child.data);
    const title = label ? [text('\n'), strong(toString(label))] : [];
    const body = all(directive.children.filter((child) => child !== label)) as BlockContent[];
    // As HTML, because the bracket would be escaped in text.
    return {type: 'blockquote', children: [paragraph({type: 'html', value: `[!${kind}]`}, ...title), ...body]};
  };

  const one = (node: Nodes): Nodes[] => {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const problem = `plugins/machine-readable has no plain Markdown for <${node.name}>; add it to flatten.ts.`;
        return (components[node.name ?? ''] ?? file.fail(problem, node))(node, propsOf(node));
      }
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
        const source = {...node, meta: null, value: readComments(node.value, node.lang ?? '').code};
        if (isFigureLanguage(node.lang)) {
          return figure(parseFigureMeta(node.meta), source);
        }
        const {title} = readMeta(node.meta).values;
        return title ? [paragraph(strong(title)), source] : [source];
      }
      case 'link':
      case 'image':
      case 'definition':
        node.url = addressOf(node.url, node);
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
