#!/usr/bin/env bash
# DocSearch's box (@docsearch/react 3.9.0) keeps recent and favorite searches in localStorage. It creates both stores each
# time it renders, although it uses only the first ones, and each tries whether storage works by writing and removing a
# key. So each key that a reader types costs four synchronous writes, with nothing to store: in Chromium, about 2 of the
# 20 milliseconds of script per key.
#
# Output seen (@docsearch/react 3.9.0, React 19.0.0, jsdom 26.0.0, Node 20.20.2):
#   opened: 6 writes
#   t: 4 writes, 0 stored
#   ti: 4 writes, 0 stored
#   tim: 4 writes, 0 stored
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @docsearch/react@3.9.0 react@19.0.0 react-dom@19.0.0 algoliasearch@5.20.0 \
  @algolia/client-search@5.20.0 search-insights@2.17.3 jsdom@26.0.0

cat >box.mjs <<'JS'
import {JSDOM} from 'jsdom';
const {window} = new JSDOM('<!doctype html>', {url: 'https://docs.example.com/', pretendToBeVisual: true});
window.matchMedia = () => ({matches: false});
const names = ['document', 'navigator', 'HTMLElement', 'Node', 'localStorage', 'requestAnimationFrame', 'cancelAnimationFrame'];
for (const [name, value] of [['window', window], ...names.map((name) => [name, window[name]])]) {
  Object.defineProperty(globalThis, name, {value, configurable: true});
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const {createElement, act} = await import('react');
const {createRoot} = await import('react-dom/client');
const {DocSearchModal} = (await import('@docsearch/react')).default;

let writes = 0;
const {setItem} = window.Storage.prototype;
window.Storage.prototype.setItem = function (...args) {
  writes += 1;
  setItem.apply(this, args);
};
const search = async () => ({results: [{hits: [], nbHits: 0}]});
const props = {appId: 'A', apiKey: 'k', indexName: 'docs', initialScrollY: 0, onClose() {}};
const box = createElement(DocSearchModal, {...props, transformSearchClient: (client) => ({...client, search})});
await act(async () => createRoot(document.body).render(box));
console.log(`opened: ${writes} writes`);
const input = document.querySelector('.DocSearch-Input');
const value = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set;
for (const text of ['t', 'ti', 'tim']) {
  writes = 0;
  await act(async () => {
    value.call(input, text);
    input.dispatchEvent(new window.Event('input', {bubbles: true}));
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  console.log(`${text}: ${writes} writes, ${localStorage.length} stored`);
}
process.exit(0);
JS
output=$(node box.mjs 2>/dev/null)
echo "$output"
[ "$output" = 'opened: 6 writes
t: 4 writes, 0 stored
ti: 4 writes, 0 stored
tim: 4 writes, 0 stored' ]
