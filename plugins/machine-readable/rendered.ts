import {readFileSync} from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';
import type {RootContent} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Reads the output of components from the built page, for components whose words, numbers, and dates exist only once
 * they're rendered. What such a component shows is in the elements that have its name as `data-component`.
 */

/** Puts each list item, and each term with its descriptions, on one line. */
function inLines(html: string): string {
  const $ = load(html, null, false);
  $('li, li > section').each((_index, box) => {
    $(box).contents().slice(1).before(' – ');
  });
  $('li :is(div, section, p)').replaceWith((_index, part) => $(part).contents());
  $('dl').each((_index, list) => {
    const lines = Array.from($(list).find('dt'), (term) => {
      const said = Array.from($(term).nextUntil('dt'), (description) => $(description).html());
      return `<li><b>${$(term).html()}</b>: ${said.join(' · ')}</li>`;
    });
    $(list).replaceWith(`<ul>${lines.join('')}</ul>`);
  });
  return $.html();
}

const reader = unified().use(rehypeParse, {fragment: true}).use(rehypeRemark);

/** Finds what a component shows on a built page, with absolute links; `undefined` if it isn't there. */
export function renderedOn(htmlFile: string, url: string): (component: string) => RootContent[] | undefined {
  let page: CheerioAPI | undefined;
  return (component) => {
    const $ = (page ??= load(readFileSync(htmlFile, 'utf8')));
    const html = $.html($(`[data-component="${component}"]`));
    if (!html) {
      return undefined;
    }
    const tree = reader.runSync(reader.parse(inLines(html)));
    visit(tree, 'link', (link) => {
      link.url = new URL(link.url, url).href;
    });
    return tree.children;
  };
}
