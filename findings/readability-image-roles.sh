#!/usr/bin/env bash
# Readability 0.6.0, Firefox' reader mode, takes the text alternative away from an image that is drawn with elements
# (role="img" with aria-label), in two ways. A div with only inline content becomes a paragraph: its attributes are gone,
# and the words in the drawing are read as text. And an element that is the only child of a div or section is merged with
# it: the inner one stays, but with the outer role and name, so that an image in a named group is a group. A section in a
# nameless section, or a span, keeps both.
#
# Output seen (@mozilla/readability 0.6.0, linkedom 0.18.12, Node 20.20.2):
#   div with inline content: -
#   div with a list: img "Two steps"
#   div with a list in a named group: group "The way of a day"
#   section in a named group: group "The way of a day"
#   section in a section: img "Two steps"
#   span in a named group: img "Two steps"
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @mozilla/readability@0.6.0 linkedom@0.18.12

cat >read.js <<'JS'
const {Readability} = require('@mozilla/readability');
const {parseHTML} = require('linkedom');
const text = `<p>${'Hours are rounded to steps, and a day has at most as many as the company allows. '.repeat(8)}</p>`;
const words = '<span>Draft</span><span>Sent</span>';
const list = '<ol><li>Draft</li><li>Sent</li></ol>';
const image = (tag, content) => `<${tag} role="img" aria-label="Two steps">${content}</${tag}>`;
const group = (tag, content) => `<${tag} role="group" aria-label="The way of a day">${content}</${tag}>`;
for (const [name, figure] of [
  ['div with inline content', image('div', words)],
  ['div with a list', image('div', list)],
  ['div with a list in a named group', group('div', image('div', list))],
  ['section in a named group', group('section', image('section', words))],
  ['section in a section', `<section>${image('section', words)}</section>`],
  ['span in a named group', group('div', image('span', words))],
]) {
  const article = `<article>${text}<figure>${figure}</figure>${text}</article>`;
  const {document} = parseHTML(`<html><head><title>Rules</title></head><body>${article}</body></html>`);
  const {content} = new Readability(document).parse();
  const named = parseHTML(content).document.querySelector('[role]');
  console.log(`${name}: ${named ? `${named.getAttribute('role')} "${named.getAttribute('aria-label')}"` : '-'}`);
}
JS
output=$(node read.js)
echo "$output"
[ "$output" = 'div with inline content: -
div with a list: img "Two steps"
div with a list in a named group: group "The way of a day"
section in a named group: group "The way of a day"
section in a section: img "Two steps"
span in a named group: img "Two steps"' ]
