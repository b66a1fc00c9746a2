#!/usr/bin/env bash
# Firefox prints a text in a variable font as the shapes of its letters, whatever its axes are set to: what readers save as
# PDF can't be searched, copied, or read aloud, and is many times as large. The same family as a static font is embedded,
# and its text stays text. Nothing tells the page, and the printed page looks right. (Seen with PDFs that Firefox writes
# itself on Linux; needs firefox-esr or firefox in the path.)
#
# Output seen (Mozilla Firefox 153.8.0esr, @fontsource/figtree 5.3.0, @fontsource-variable/figtree 5.3.0):
#   static font: text
#   variable font: shapes
#   variable font, its axis left alone: shapes
set -eu
firefox=$(command -v firefox-esr || command -v firefox)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @fontsource/figtree@5.3.0 @fontsource-variable/figtree@5.3.0

cat >print.mjs <<'JS'
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {inflateSync} from 'node:zlib';

const port = 28_300 + Math.floor(Math.random() * 500);
mkdirSync('profile');
writeFileSync('profile/user.js', `user_pref('marionette.port', ${port});`);
const browser = spawn(process.argv[2], ['--headless', '--no-remote', '--marionette', '--profile', 'profile', 'about:blank'], {
  stdio: 'ignore',
});
let socket;
while (!socket) {
  await wait(300);
  socket = await new Promise((resolve) => {
    const attempt = connect(port, '127.0.0.1', () => resolve(attempt)).on('error', () => resolve());
  });
}
let received = Buffer.alloc(0);
const waiting = new Map();
socket.on('data', (data) => {
  received = Buffer.concat([received, data]);
  for (let colon; (colon = received.indexOf(':')) > 0; ) {
    const end = colon + 1 + Number(received.subarray(0, colon));
    if (received.length < end) return;
    const message = JSON.parse(received.subarray(colon + 1, end));
    received = received.subarray(end);
    if (Array.isArray(message)) waiting.get(message[1])(message[3]);
  }
});
let id = 0;
const send = (command, parameters = {}) => {
  const text = JSON.stringify([0, ++id, command, parameters]);
  socket.write(`${Buffer.byteLength(text)}:${text}`);
  return new Promise((resolve) => waiting.set(id, resolve));
};
await send('WebDriver:NewSession');
const font = (name) => readFileSync(`node_modules/@fontsource${name}`).toString('base64');
const [fixed, variable] = ['/figtree/files/figtree-latin-400-normal.woff2', '-variable/figtree/files/figtree-latin-wght-normal.woff2'].map(font);
for (const [name, file, weights] of [
  ['static font', fixed, '400'],
  ['variable font', variable, '300 900'],
  ['variable font, its axis left alone', variable, '400'],
]) {
  const face = `@font-face { font-family: F; font-weight: ${weights}; src: url(data:font/woff2;base64,${file}); }`;
  writeFileSync('page.html', `<style>${face} p { font-family: F; }</style><p>${'Hours of the week. '.repeat(40)}</p>`);
  await send('WebDriver:Navigate', {url: `file://${process.cwd()}/page.html`});
  await send('WebDriver:ExecuteAsyncScript', {script: 'document.fonts.load("16px F").then(() => arguments[0]())', args: []});
  const {value} = await send('WebDriver:Print', {});
  const streams = Buffer.from(value, 'base64').toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs);
  const drawn = Array.from(streams, ([, stream]) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  }).join('\n');
  const [letters, curves] = [/\bT[jJ]\b/g, /\bc\b/g].map((operator) => (drawn.match(operator) ?? []).length);
  console.log(`${name}: ${curves > 1000 && letters === 0 ? 'shapes' : letters > 0 ? 'text' : 'nothing'}`);
}
socket.destroy();
browser.kill();
JS
output=$(node print.mjs "$firefox")
echo "$output"
[ "$output" = 'static font: text
variable font: shapes
variable font, its axis left alone: shapes' ]
