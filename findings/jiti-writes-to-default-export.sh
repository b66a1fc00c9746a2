#!/usr/bin/env bash
# jiti 1.21.7 with interopDefault: true, as Docusaurus 3 loads its configuration, defines a module's named exports as
# properties of its default export, on the object itself: whoever requires the module later sees them, too. They are
# getters without a setter, so a configuration that wraps a plugin with Object.assign(plugin.default, {validateOptions})
# fails, although the same lines work in Node.js, in tsx, and with interopDefault: false.
#
# Output seen (jiti 1.21.7, Node 20.20.2):
#   interopDefault false: default export has [], assigning works
#   interopDefault true: default export has ["validateOptions"], assigning fails: Cannot set property validateOptions
#   interopDefault true: plain require sees ["validateOptions"]
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent jiti@1.21.7

cat >plugin.js <<'JS'
Object.defineProperty(exports, '__esModule', {value: true});
exports.default = function plugin() {};
Object.defineProperty(exports, 'validateOptions', {enumerable: true, get: () => 'validate'});
JS
cat >config.ts <<'TS'
import * as plugin from './plugin';
const properties = JSON.stringify(Object.keys(plugin.default));
let result = 'works';
try {
  Object.assign(plugin.default, {validateOptions: 1});
} catch (error) {
  result = `fails: ${(error as Error).message.replace(/ of function.*/s, '')}`;
}
console.log(`default export has ${properties}, assigning ${result}`);
TS
cat >load.js <<'JS'
const interopDefault = process.argv[2] === 'true';
process.stdout.write(`interopDefault ${interopDefault}: `);
require('jiti')(__filename, {interopDefault, cache: false})('./config.ts');
if (interopDefault) {
  console.log(`interopDefault true: plain require sees ${JSON.stringify(Object.keys(require('./plugin').default))}`);
}
JS
output=$(node load.js false && node load.js true)
echo "$output"
[ "$output" = 'interopDefault false: default export has [], assigning works
interopDefault true: default export has ["validateOptions"], assigning fails: Cannot set property validateOptions
interopDefault true: plain require sees ["validateOptions"]' ]
