import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/**
 * Docusaurus' page, but its scripts are asked for when the text is painted: before, they would share the line with
 * style sheet and font. They keep their order, and a page that is opened out of sight does not wait to be seen.
 */

const loadLater = `{
  const load = () => {
    for (const later of document.querySelectorAll('script[type=later]')) {
      const script = document.createElement('script');
      script.src = later.src;
      script.async = false;
      document.head.append(script);
    }
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}`;

/** @throws Error when Docusaurus' own page is another one than this was made for */
function change(text: string, search: RegExp, replacement: string): string {
  if (!search.test(text)) {
    throw new Error(`plugins/head/template.ts: Docusaurus' page holds no ${search.source}. Fit this file to it.`);
  }
  return text.replace(search, replacement);
}

export const ssrTemplate = change(
  change(template, /(<script src="[^"]+") defer>/, '$1 type="later">'),
  /<\/body>/,
  `<script>${loadLater}</script></body>`,
);
