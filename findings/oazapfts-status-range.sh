#!/usr/bin/env bash
# oazapfts 7.5.0 writes the range of an OpenAPI response as it is: `2XX`, which the specification allows and documents
# recommend where several statuses share a body, becomes the type `status: 2XX`. The generator ends without an error or a
# warning, and TypeScript can't parse what it wrote, so one operation makes the whole client useless. openapi-typescript
# 7.13.0 quotes the same key.
#
# Output seen (oazapfts 7.5.0, openapi-typescript 7.13.0, TypeScript 5.9.3, Node 20.20.2):
#   oazapfts ended with 0
#   oazapfts: TS1351
#   openapi-typescript ended with 0
#   openapi-typescript: no error
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent --ignore-scripts oazapfts@7.5.0 openapi-typescript@7.13.0 typescript@5.9.3

cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Shelf, version: '1'}
paths:
  /books:
    get:
      operationId: listBooks
      responses:
        2XX:
          description: The books, or those that changed
          content: {application/json: {schema: {type: array, items: {type: string}}}}
YAML

check() {
  node "$@" >/dev/null 2>&1 && status=0 || status=$?
  echo "$name ended with $status"
  found=$(npx tsc --noEmit --strict --target es2022 --module esnext --moduleResolution bundler "$name.ts" | grep -o 'TS[0-9]*' | sort -u || true)
  echo "$name: ${found:-no error}"
}
output=$(
  name=oazapfts
  check node_modules/oazapfts/dist/cli.js api.yaml oazapfts.ts
  name=openapi-typescript
  check node_modules/openapi-typescript/bin/cli.js api.yaml -o openapi-typescript.ts
)
echo "$output"
[ "$output" = 'oazapfts ended with 0
oazapfts: TS1351
openapi-typescript ended with 0
openapi-typescript: no error' ]
