import type {CheerioAPI} from 'cheerio';
import {escapeText} from '../../lib/html';

/** Makes one document of the articles of several built pages. */

const references = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for', 'headers'];

/** Gives the ids of an article a prefix, also where they are referred to, because other articles have the same. */
function prefixIds($: CheerioAPI, prefix: string): void {
  $('.theme-doc-markdown *').each((_index, element) => {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (name === 'id') {
        element.attribs[name] = prefix + value;
      } else if (references.includes(name)) {
        element.attribs[name] = value.replaceAll(/\S+/g, `${prefix}$&`);
      } else if (name.endsWith('href') && value.startsWith('#')) {
        element.attribs[name] = `#${prefix}${value.slice(1)}`;
      } else {
        element.attribs[name] = value.replaceAll('url(#', `url(#${prefix}`);
      }
    }
  });
}

/** Links to the articles of the document lead there, all others to the site. */
function leadOn($: CheerioAPI, url: string, prefixes: Map<string, string>): void {
  $('.theme-doc-markdown a[href]:not([href^="#"])').each((_index, link) => {
    const target = new URL(link.attribs.href!, url);
    const prefix = prefixes.get(target.href.replace(/\/?(?:#.*)?$/, ''));
    link.attribs.href = prefix ? `#${prefix}${target.hash.slice(1)}` : target.href;
    delete link.attribs.target;
  });
}

/** The HTML of one document with all articles, which are in one language and have the same styles. */
export function stitch(title: string, articles: readonly {url: string; $: CheerioAPI}[]): string {
  const prefixes = new Map(articles.map(({url}, index) => [url.replace(/\/$/, ''), `${index + 1}-`]));
  const parts = articles.map(({$, url}, index) => {
    const prefix = `${index + 1}-`;
    prefixIds($, prefix);
    leadOn($, url, prefixes);
    const content = $('.theme-doc-markdown').attr('id', prefix);
    content.attr('lang', content.closest('article [lang]').attr('lang') ?? null);
    // What paper has no use for.
    content.find('script, button, .hash-link, [role=tablist]').remove();
    content.find('*').removeAttr('hidden').removeAttr('tabindex').removeAttr('loading');
    content.find('details').attr('open', '');
    content.find('h1').after($('<p class="address">').append($('<a>').attr('href', url).text(url)));
    const name = escapeText(content.find('h1').text());
    return {html: $.html(content), entry: `<li><a href="#${prefix}">${name}</a></li>`};
  });
  const {$, url} = articles[0]!;
  return `<!doctype html>
<html lang="${$('html').attr('lang')}" dir="${$('html').attr('dir')}" class="${$('html').attr('class')!.split(' ')[0]}">
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${$.html($('head').find('link[rel=icon], link[rel=preload], link[rel=stylesheet], style'))}
<body class="printable">
<main>
<a href="${new URL($('.navbar__brand').attr('href')!, url).href}">${escapeText($('.navbar__title').first().text())}</a>
<h1>${escapeText(title)}</h1>
<nav><ol>${parts.map(({entry}) => entry).join('')}</ol></nav>
${parts.map(({html}) => html).join('\n')}
</main>
`;
}
