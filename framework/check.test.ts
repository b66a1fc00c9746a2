import {expect, test} from '@playwright/test';
import {checkContract} from './check';
import {installed, type Packages} from './packages';

/** The installed packages with other texts in some modules, as an upgrade brings them. */
const upgraded = (changes: Record<string, (text: string) => string>): Packages => ({
  ...installed,
  read: (module) => {
    const text = installed.read(module);
    return text === undefined ? text : (changes[module]?.(text) ?? text);
  },
});

const classic = '@docusaurus/theme-classic/lib/theme';

test('the site relies on nothing that the installed packages lack', () => expect(checkContract()).toEqual([]));

test('an upgrade that breaks several parts lists all of them, each with the file of ours', () => {
  const without = (part: string) => (text: string) => text.replaceAll(part, '');
  const broken = checkContract(
    upgraded({
      // A replaced line, and an original that was copied.
      [`${classic}/Tabs/index.js`]: without('key={String(isBrowser)}'),
      [`${classic}/ColorModeToggle/index.js`]: (text) => `${text}// Now with a third state.`,
      // As in 3.10: other languages' addresses are computed in another way.
      '@docusaurus/theme-common/lib/utils/useAlternatePageUtils.js': without('baseUrl.replace(`/${currentLocale}/`'),
      // A class that the theme only styles now, a group of styles, and a message.
      [`${classic}/Navbar/MobileSidebar/Toggle/index.js`]: without('navbar__toggle'),
      '@docusaurus/core/lib/webpack/base.js': without("name: 'styles',"),
      '@docusaurus/theme-translations/locales/base/theme-common.json': without('theme.NotFound.title'),
    }),
  );
  expect(broken.map((line) => line.replace(/(note) \w{16}/, '$1 …'))).toEqual([
    `framework/contract.ts: ${classic}/Tabs/index.js has this 0 times instead of once: key={String(isBrowser)}`,
    `framework/theme/ColorModeToggle/index.tsx: its original ${classic}/ColorModeToggle/index.js has changed; take over what matters, and note … in the contract.`,
    'builder/docusaurus.ts: @docusaurus/theme-common/lib/utils/useAlternatePageUtils.js no longer has baseUrl.replace(`/${currentLocale}/`. The language menu and hreflang of all languages but English lead to English pages.',
    "plugins/bundle/index.ts: @docusaurus/core/lib/webpack/base.js no longer has name: 'styles',. Each page loads the styles of the search box and of the API reference.",
    expect.stringMatching(/^framework\/early\/early\.ts: nothing of theirs is named navbar__toggle\./),
    "src/theme/NotFound/Content/index.tsx: the theme has no message theme.NotFound.title, so it's in English in every language.",
  ]);
});

test('a component that is gone is named', () => {
  const gone: Packages = {
    ...installed,
    read: (module) => (module.startsWith(`${classic}/Footer/`) ? undefined : installed.read(module)),
  };
  const lines = checkContract(gone);
  expect(lines).toContain('framework/theme/Footer/index.tsx: there is no theme component Footer.');
  expect(lines).toContain(
    'src/theme/Footer/Copyright/index.tsx: its original Footer/Copyright is gone; find out what replaces it, or remove ours.',
  );
});
