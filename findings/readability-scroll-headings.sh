#!/usr/bin/env bash
# Readability 0.6.0, Firefox' reader mode, removes each h2 (not h3) whose class contains "scroll" anywhere in a word, and
# each h1 or h2 whose id contains "-ad-" between two parts: both look to it like advertisements or controls. Docusaurus'
# classic theme names the headings of a site with a navbar that hides `anchorWithHideOnScrollNavbar_…`, so that every
# section's title is missing, and its text seems to belong to the section before. A class with "article" makes up for it.
#
# Output seen (@mozilla/readability 0.6.0, linkedom 0.18.12, Node 20.20.2):
#   anchor: h2 Limits | h3 Per day
#   anchor anchorWithHideOnScrollNavbar_WYt5: h3 Per day
#   anchor anchorWithHideOnScrollNavbar_WYt5 article-heading: h2 Limits | h3 Per day
#   id=azure-ad-sign-in: h3 Per day
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
for (const attributes of [
  'class="anchor"',
  'class="anchor anchorWithHideOnScrollNavbar_WYt5"',
  'class="anchor anchorWithHideOnScrollNavbar_WYt5 article-heading"',
  'id="azure-ad-sign-in"',
]) {
  const headings = `<h2 ${attributes}>Limits</h2>${text}<h3 ${attributes.replace(/^id=.*/, '')}>Per day</h3>${text}`;
  const page = `<html><head><title>Rules</title></head><body><article>${text}${headings}</article></body></html>`;
  const {content} = new Readability(parseHTML(page).document).parse();
  const kept = [...content.matchAll(/<(h[23])[^>]*>([^<]*)/g)].map(([, name, title]) => `${name} ${title}`);
  console.log(`${attributes.replace(/class="(.*)"/, '$1').replaceAll('"', '')}: ${kept.join(' | ')}`);
}
JS
output=$(node read.js)
echo "$output"
[ "$output" = 'anchor: h2 Limits | h3 Per day
anchor anchorWithHideOnScrollNavbar_WYt5: h3 Per day
anchor anchorWithHideOnScrollNavbar_WYt5 article-heading: h2 Limits | h3 Per day
id=azure-ad-sign-in: h3 Per day' ]
