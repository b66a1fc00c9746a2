/**
 * The HTML of every page, an Eta template for the option `ssrTemplate`. It differs from Docusaurus' own in one thing:
 * scripts are requested after the first paint, because they would compete with style sheet and font. They keep their
 * order, and a page that is opened in the background doesn't wait to be seen.
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

export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" type="later"></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script>${loadLater}</script>
  </body>
</html>
`;
