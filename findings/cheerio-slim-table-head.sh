#!/usr/bin/env bash
# HTML lets a page leave out the end tags of a table's head and cells, as minifiers do. htmlparser2 10.1.0, the parser of
# `cheerio/slim` (cheerio 1.1.2), doesn't end the head at <tbody>: the whole body lands in the last cell of the head, whose
# text is then that of all rows. `cheerio` itself, with parse5, reads the table as browsers do. Nothing warns, and the
# rows and cells are found in both, so only texts show it.
#
# Output seen (cheerio 1.1.2, htmlparser2 10.1.0, html-minifier-terser 7.2.0, Node 20.20.2):
#   minified: <table><thead><tr><th>Key<th>Value<tbody><tr><td>a<td>b</table>
#   cheerio: th Key | th Value | td a | td b
#   cheerio/slim: th Key | th Valueab | td a | td b
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent cheerio@1.1.2 htmlparser2@10.1.0 html-minifier-terser@7.2.0

cat >tables.js <<'JS'
const {minify} = require('html-minifier-terser');
const html =
  '<table><thead><tr><th>Key</th><th>Value</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';
minify(html, {removeOptionalTags: true}).then((minified) => {
  console.log(`minified: ${minified}`);
  for (const name of ['cheerio', 'cheerio/slim']) {
    const $ = require(name).load(minified);
    const cells = $('th, td').map((_index, cell) => `${cell.tagName} ${$(cell).text()}`);
    console.log(`${name}: ${cells.get().join(' | ')}`);
  }
});
JS
output=$(node tables.js)
echo "$output"
[ "$output" = 'minified: <table><thead><tr><th>Key<th>Value<tbody><tr><td>a<td>b</table>
cheerio: th Key | th Value | td a | td b
cheerio/slim: th Key | th Valueab | td a | td b' ]
