import type {KnipConfig} from 'knip';

/** What `npm run check -- unused` looks at: files, exports and packages that nothing uses, and undeclared packages. */
const config: KnipConfig = {
  entry: [
    'docusaurus.config.ts',
    'sidebars.ts',
    'bench/stock.config.ts',
    'scripts/*.{ts,mjs}',
    // Components for articles.
    'src/components/{ApiOperation,Incident,Screen}/index.{ts,tsx}',
    // Docusaurus finds these by their paths.
    'src/pages/**/*.tsx',
    '{framework,src}/theme/**/index.tsx',
    'framework/theme/*.ts',
    '{framework,src}/client/*.{ts,tsx}',
    // builder/build.ts runs it.
    'builder/search/index-language.ts',
    // languages/index.ts passes on all that they export.
    'languages/*/index.ts',
    // framework/build/template.ts bundles it.
    'framework/early/early.ts',
    'tests/fixture/**/*.{ts,tsx}',
    '**/*.{test,spec,full,matrix}.ts',
  ],
  project: ['**/*.{ts,tsx,mjs}'],
  paths: {'@site/*': ['./*'], '@language/*': ['./languages/en/*']},
  // It runs the plugins without their context.
  docusaurus: false,
  ignoreDependencies: [
    // Aliases that Docusaurus makes.
    '@theme/.+',
    '@theme-(original|init)/.+',
    '@docusaurus/.+',
    '@generated/.+',
    // Types only.
    'hast',
    // Loaded by name: in cspell.json, .secretlintrc.json and plugins/code.
    '@cspell/.+',
    '@secretlint/.+',
    'prismjs',
    // The tool behind npm run check -- secrets.
    'secretlint',
  ],
  ignoreExportsUsedInFile: true,
};

export default config;
