import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {ignores: ['build', '.docusaurus', '.cache', 'node_modules', 'test-results', 'playwright-report']},
  tseslint.configs.strictTypeChecked,
  {languageOptions: {parserOptions: {projectService: true}}},
  reactHooks.configs.flat.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    // The plugin's types are those of older ESLint configurations.
    plugins: {'@docusaurus': /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (docusaurus))},
    rules: /** @type {Record<string, 'error' | 'warn'>} */ (docusaurus.configs.recommended.rules),
  },
  {
    rules: {
      // `() => close()` is how a handler is written; what it returns is void either way.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // Playwright keeps what it makes of it for one version of Node, and hands it to an older one
      // (findings/playwright-cache-of-newer-node.sh).
      'no-restricted-syntax': [
        'error',
        {selector: 'VariableDeclaration[kind=/using/]', message: 'Close it in `finally`: older Node cannot read it.'},
      ],
    },
  },
  {files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked]},
  prettier,
);
