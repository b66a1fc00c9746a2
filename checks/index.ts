import type {CheckFunction} from './report';

/** All checks of `npm run check`, in order: the quick ones first. */

export interface Check {
  /** What it checks. */
  does: string;
  /** A program in `node_modules/.bin` with its arguments, or a check of ours, which is only loaded when it runs. */
  run: readonly string[] | CheckFunction;
  /** Arguments that it takes: {@link CheckArguments}. */
  takes?: string;
}

export const checks: Readonly<Record<string, Check>> = {
  types: {does: 'TypeScript', run: ['tsc']},
  lint: {does: 'ESLint', run: ['eslint', '.', '--max-warnings', '0']},
  format: {does: 'Prettier', run: ['prettier', '--check', '.']},
  imports: {
    does: 'the direction of imports between folders',
    run: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'],
  },
  unused: {does: 'unused files and exports; undeclared and unused dependencies', run: ['knip']},
  framework: {
    does: 'what the site relies on in Docusaurus against the installed packages',
    run: async () => (await import('../framework/check')).checkFramework(),
  },
  supply: {
    does: 'checksums, sources, licenses, install scripts, and exact versions of the dependencies',
    run: async () => (await import('./supply/lock-file')).checkSupply(),
  },
  secrets: {does: 'keys and passwords in the repository', run: ['secretlint', '--maskSecrets', '**/*']},
  sdk: {
    does: 'the SDK articles against the declaration file',
    run: async () => (await import('./sdk')).checkSdkArticles(),
  },
  schemas: {does: 'the JSON samples of the articles', run: async () => (await import('./schemas')).checkSchemas()},
  code: {
    does: 'the code of the API articles, and the samples of the API reference',
    run: async () => (await import('./code')).checkCode(),
  },
  changelog: {
    does: 'the SDK, the APIs, and automations against the changelog for developers',
    run: async () => (await import('./changelog')).checkChangelog(),
  },
  content: {
    does: 'Markdown, spelling, shape, wording, links, and safety of the articles',
    takes: '[--changed] [FILE…]',
    run: async (given) => (await import('./content')).checkContent(given),
  },
  translations: {
    does: 'structure, terms, and interface strings of the translations',
    run: async () => (await import('./translations')).checkTranslations(),
  },
  size: {
    does: 'the lines of TypeScript and the length of the documents for contributors',
    run: async () => (await import('./size')).checkSize(),
  },
};
