#!/usr/bin/env bash
# React 19 writes `dangerouslySetInnerHTML` again on each rendering if the object is a new one, even with equal HTML: what
# another script has changed inside since then is gone. React 18 compares the HTML, so the usual literal,
# `dangerouslySetInnerHTML={{__html: '…'}}`, was safe; in 19 it must be a constant.
#
# Output seen (react and react-dom 18.3.1 and 19.0.0, jsdom 26.1.0, Node 20.20.2), after a script wrote 1 over the 0:
#   React 18.3.1: equal HTML in a new object: 1, in the same object: 1
#   React 19.0.0: equal HTML in a new object: 0, in the same object: 1
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cat >"$dir/render.js" <<'JS'
const {JSDOM} = require('jsdom');
const {window} = new JSDOM('<main></main>');
Object.assign(globalThis, {window, document: window.document, navigator: window.navigator});
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const React = require('react');
const {createRoot} = require('react-dom/client');
const act = React.act;
const constant = {__html: '<b>0</b>'};

async function textAfter(htmlOf) {
  const root = createRoot(document.querySelector('main'));
  const Text = () => React.createElement('p', {dangerouslySetInnerHTML: htmlOf()});
  await act(async () => root.render(React.createElement(Text)));
  document.querySelector('b').textContent = '1';
  await act(async () => root.render(React.createElement(Text)));
  const text = document.querySelector('b').textContent;
  await act(async () => root.unmount());
  return text;
}

(async () => {
  const [fresh, same] = [await textAfter(() => ({__html: '<b>0</b>'})), await textAfter(() => constant)];
  console.log(`React ${React.version}: equal HTML in a new object: ${fresh}, in the same object: ${same}`);
})();
JS
output=$(
  for version in 18.3.1 19.0.0; do
    mkdir "$dir/$version"
    cd "$dir/$version"
    npm init --yes >/dev/null
    npm install --no-audit --no-fund --silent "react@$version" "react-dom@$version" jsdom@26.1.0
    cp ../render.js .
    node render.js
  done
)
echo "$output"
[ "$output" = 'React 18.3.1: equal HTML in a new object: 1, in the same object: 1
React 19.0.0: equal HTML in a new object: 0, in the same object: 1' ]
