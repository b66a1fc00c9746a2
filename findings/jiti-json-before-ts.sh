#!/usr/bin/env bash
# jiti 1.21.7, with which Docusaurus 3 loads its configuration, resolves an import without an extension with Node's own
# rules first, and Node knows .json but not .ts: where settings.json lies beside settings.ts, `./settings` is the JSON
# file. TypeScript, tsx, and esbuild take the module. The named exports of the module are then undefined, without an error
# about the import.
#
# Output seen (jiti 1.21.7, tsx 4.20.6, esbuild 0.25.12, typescript 5.9.3, Node 20.20.2):
#   jiti: undefined
#   tsx: module
#   esbuild: module
#   tsc: settings.ts
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent jiti@1.21.7 tsx@4.20.6 esbuild@0.25.12 typescript@5.9.3

echo '{"kind": "json"}' >settings.json
echo "export const from: string = 'module';" >settings.ts
echo "import {from} from './settings'; console.log(from);" >main.ts
output=$(
  echo "jiti: $(node -e "require('jiti')(process.cwd() + '/', {interopDefault: true})('./main.ts')")"
  echo "tsx: $(npx tsx main.ts)"
  echo "esbuild: $(npx esbuild main.ts --bundle --platform=node | node)"
  echo "tsc: $(npx tsc --listFilesOnly --resolveJsonModule main.ts | grep -o 'settings\..*')"
)
echo "$output"
[ "$output" = 'jiti: undefined
tsx: module
esbuild: module
tsc: settings.ts' ]
