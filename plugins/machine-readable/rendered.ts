import {readFileSync} from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';
import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Reads the output of components from the built page, for components whose words, numbers and dates exist only once
 * they're rendered. The root element of such a component has the attribute `data-component`.
 */

/** `<dl>` as a list: term in bold, then its descriptions. */
function definitions(state: State, list: Element): List {
  const parts = list.children
    .filter((child) => child.type === 'element')
    .flatMap((child) => (child.tagName === 'div' ? child.children : [child]))
    .filter((child) => child.type === 'element');
  const items: PhrasingContent[][] = [];
  for (const part of parts) {
    const content = state.all(part) as PhrasingContent[];
    if (part.tagName === 'dt') {
      items.push([{type: 'strong', children: content}]);
    } else {
      const item = items[items.length - 1]!;
      item.push({type: 'text', value: item.length === 1 ? ': ' : ' · '}, ...content);
    }
  }
  return {type: 'list', spread: false, children: items.map(listItem)};
}

/** `<li>` with its parts, such as time and event, on one line. */
function listItem(children: PhrasingContent[]): ListItem {
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children}]};
}

function parts(state: State, item: Element): ListItem {
  const content = item.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  );
  const phrases = content.map((child) => state.all({type: 'root', children: [child]}) as PhrasingContent[]);
  return listItem(
    phrases.flatMap((phrase, index) => [...(index > 0 ? [{type: 'text', value: ' – '} as const] : []), ...phrase]),
  );
}

const reader = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {handlers: {dl: definitions, li: parts}});

/**
 * @param htmlFile path of the built page
 * @param url address of the page
 * @returns finds a component's content on the page, with absolute links; `undefined` if it isn't there
 */
export function renderedOn(htmlFile: string, url: string): (component: string) => RootContent[] | undefined {
  let page: CheerioAPI | undefined;
  return (component) => {
    const $ = (page ??= load(readFileSync(htmlFile, 'utf8')));
    const html = $(`[data-component="${component}"]`)
      .map((_index, element) => $.html(element))
      .get()
      .join('');
    if (!html) {
      return undefined;
    }
    const tree = reader.runSync(reader.parse(html));
    visit(tree, 'link', (link) => {
      link.url = new URL(link.url, url).href;
    });
    return tree.children;
  };
}
