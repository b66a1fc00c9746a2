#!/usr/bin/env bash
# Docusaurus 3.7.0 documents @theme-init for a theme that wraps a component of another theme. It leads to the first theme
# that has the component, not to the one before: theme-classic has a SearchBar that renders nothing, so a theme after
# classic and search-algolia that wraps @theme-init/SearchBar shows no search, and one that wraps @theme-init/Layout gets
# core's fallback instead of classic's layout. @theme-original isn't the way out: within the theme of a plugin, it is the
# plugin's component itself.
#
# Output seen (@docusaurus 3.7.0, Node 20.20.2):
#   @theme/SearchBar: wrapper
#   @theme-original/SearchBar: wrapper
#   @theme-init/SearchBar: theme-classic/lib/theme/SearchBar.js, which exports @docusaurus/Noop
#   @theme-init/Layout: core/lib/client/theme-fallback/Layout/index.js
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent --ignore-scripts @docusaurus/core@3.7.0 @docusaurus/theme-classic@3.7.0 \
  @docusaurus/theme-search-algolia@3.7.0 react@19.0.0 react-dom@19.0.0

mkdir -p wrapper
for component in SearchBar Layout; do
  echo "export {default} from '@theme-init/$component';" >"wrapper/$component.js"
done
cat >aliases.js <<'JS'
const {readFileSync} = require('node:fs');
const path = require('node:path');
const {loadThemeAliases} = require('@docusaurus/core/lib/webpack/aliases');

const themes = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/theme-search-algolia/lib/theme',
  'wrapper',
];
const plugins = themes.map((theme) => ({path: __dirname, getThemePath: () => path.join(__dirname, theme)}));
const short = (file) => (file.includes('@docusaurus') ? file.split('@docusaurus/')[1] : 'wrapper');

loadThemeAliases({siteDir: __dirname, plugins}).then((aliases) => {
  for (const alias of ['@theme/SearchBar', '@theme-original/SearchBar', '@theme-init/SearchBar', '@theme-init/Layout']) {
    const noop = readFileSync(aliases[alias], 'utf8').includes('@docusaurus/Noop') ? ', which exports @docusaurus/Noop' : '';
    console.log(`${alias}: ${short(aliases[alias])}${noop}`);
  }
});
JS
output=$(node aliases.js)
echo "$output"
[ "$output" = '@theme/SearchBar: wrapper
@theme-original/SearchBar: wrapper
@theme-init/SearchBar: theme-classic/lib/theme/SearchBar.js, which exports @docusaurus/Noop
@theme-init/Layout: core/lib/client/theme-fallback/Layout/index.js' ]
