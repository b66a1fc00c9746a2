/**
 * The one direction of imports. Each folder may import from the folders below it in this list, never from those above:
 *
 *   tests               what a reader sees, proved in a browser
 *   scripts             npm commands: parse arguments and call
 *   bench               measures speed and size
 *   checks, server      validate authors' work; serve the built site
 *   builder             builds the site
 *   deploy              what hosts need beside the pages
 *   plugins             what docusaurus.config.ts loads
 *   src                 the site that readers get
 *   framework           what leans on the internals of Docusaurus and its theme
 *   articles            what an article is
 *   languages           what the code knows about each language
 *   settings            brand, languages, menus, announcement, API documents
 *   lib                 helpers without knowledge of the project
 */
const floors = [
  ['lib'],
  ['settings'],
  ['languages'],
  ['articles'],
  ['framework'],
  ['src'],
  ['plugins'],
  ['deploy'],
  ['builder'],
  ['checks', 'server'],
  ['bench'],
  ['scripts'],
  ['tests'],
];

const isTest = String.raw`\.(test|spec|full|matrix)\.tsx?$`;

const upward = floors.flatMap((folders, floor) =>
  folders.map((folder) => {
    const above = floors
      .slice(floor)
      .flat()
      .filter((name) => name !== folder);
    return {
      name: `${folder}-imports-downward`,
      comment: `${folder}/ may only import from the folders below it; see .dependency-cruiser.mjs.`,
      severity: 'error',
      from: {path: `^${folder}/`, pathNot: isTest},
      to: {path: `^(${above.join('|')})/`},
    };
  }),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upward,
    {
      name: 'no-benchmark-in-tests',
      comment: 'Tests take no helpers from bench/: what both need is in lib/ or builder/.',
      severity: 'error',
      from: {path: '^tests/'},
      to: {path: '^bench/'},
    },
    {
      name: 'no-circle',
      comment: 'Two files that import each other can only be understood together: move what both need into a third.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'configuration-on-top',
      comment: 'docusaurus.config.ts loads every plugin: what other code needs of it belongs to settings/.',
      severity: 'error',
      from: {pathNot: String.raw`^(bench|tests)/.*\.config\.ts$|^tests/build/build-errors\.test\.ts$`},
      to: {path: String.raw`^docusaurus\.config\.ts$`},
    },
    {
      name: 'language-by-alias',
      comment: 'In the browser, import @language/…: readers load only their own language.',
      severity: 'error',
      from: {path: '^src/', pathNot: isTest},
      to: {path: '^languages/', pathNot: '^languages/language.ts$', dependencyTypesNot: ['aliased-tsconfig']},
    },
    {
      name: 'no-test-in-code',
      comment: 'Only tests import tests.',
      severity: 'error',
      from: {pathNot: `${isTest}|^tests/`},
      to: {path: isTest},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    exclude: {path: '^(build|\\.docusaurus|\\.cache)/'},
  },
};
