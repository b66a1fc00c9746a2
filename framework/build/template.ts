import {buildSync} from 'esbuild';

/**
 * The Eta template of every page. Docusaurus fills in the same values as in its own template
 * (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`). Unlike there, no script starts with the page: the early script knows
 * the addresses and starts the scripts when the reader first interacts. Nor does it have the theme's script before the article:
 * `early/stored.ts` stands for it. Links get the encoded form of paths with spaces, because the router writes the decoded one.
 */

/** @returns framework/early/early.ts, ready to run; at most 6.5 KB, which tests/first-view checks */
function earlyScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: ['framework/early/early.ts'],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    // Spares the script its "use strict".
    tsconfigRaw: {compilerOptions: {alwaysStrict: false}},
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

/** Placeholder in each page; `page-scripts.ts` replaces it with the names of the page's additional scripts. */
export const pageScripts = 'PAGE_SCRIPTS';

/** Placeholder in each page for the names of the search box's files. */
export const searchFiles = 'SEARCH_FILES';

export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((tags) => { %>
      <%~ tags %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<script>[^<]*defaultMode[^]*?<.script>/, '') %>
    <div id="__docusaurus"><%~ it.appHtml.replace(/(?<=<a [^>]*)href="[^"]* [^"]*"/g, (href) => href.replaceAll(' ', '%20')) %></div>
    <%~ it.postBodyTags %>
    <script data-folder="<%= it.baseUrl %>assets/js/" data-scripts="${pageScripts}<%= it.scripts.map((file) => file.split('/').pop()) %>" data-search="${searchFiles}">${earlyScript()}</script>
  </body>
</html>
`;
