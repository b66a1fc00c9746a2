import {readFileSync} from 'node:fs';
import {filesOf} from '../lib/files';
import {copies, ejected, reliances, replacements} from './contract';
import {hashOf, installed, originalOf, type Packages} from './packages';

/**
 * Compares what the site relies on in Docusaurus and its theme with the installed packages: the contract, and what can be
 * derived from the site's own files, which are the theme components that they import, and names and messages.
 */

/** The site's files that run in the browser, and those that build it. */
const ownFiles: {file: string; text: string}[] = ['framework', 'src', 'plugins', 'builder', 'docusaurus.config.ts']
  .flatMap(filesOf)
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|d)\.ts$|contract\.ts$/.test(file))
  .map((file) => ({file, text: readFileSync(file, 'utf8')}));

/** The site's theme components by their names; `src` replaces those of `framework`. */
const ownComponents = ownFiles.flatMap(({file, text}) => {
  const [, name] = /^(?:framework|src)\/theme\/(.*?)(?:\/index)?\.tsx?$/.exec(file) ?? [];
  return name === undefined
    ? []
    : [{file, name, isEjected: !text.includes(`'@theme-original/${name}'`) && !text.includes(`'@theme-init/${name}'`)}];
});

const checkReplacements = (packages: Packages): string[] =>
  replacements.flatMap(({module, search}) => {
    const found = (packages.read(module) ?? '').split(search).length - 1;
    return found === 1 ? [] : [`framework/contract.ts: ${module} has this ${found} times instead of once: ${search}`];
  });

function checkCopies(packages: Packages): string[] {
  const components = ownComponents
    .filter(({isEjected}) => isEjected)
    .map(({file, name}) => ({ours: file, original: originalOf(name, packages) ?? name, hash: ejected[name] ?? ''}));
  const unused = Object.keys(ejected).filter(
    (name) => !ownComponents.some((own) => own.isEjected && own.name === name),
  );
  return [
    ...unused.map((name) => `framework/contract.ts: ${name} isn't ejected; delete its hash.`),
    ...[...components, ...copies].flatMap(({ours, original, hash}) => {
      if (packages.read(original) === undefined) {
        return [`${ours}: its original ${original} is gone; find out what replaces it, or remove ours.`];
      }
      const now = hashOf(original, packages);
      return now === hash
        ? []
        : [`${ours}: its original ${original} has changed; take over what matters, and note ${now} in the contract.`];
    }),
  ];
}

const checkReliances = (packages: Packages): string[] =>
  reliances.flatMap(({ours, theirs, text, use = text, otherwise}) => [
    ...(packages.read(theirs)?.includes(text) ? [] : [`${ours}: ${theirs} no longer has ${text}. ${otherwise}.`]),
    ...(ownFiles.find(({file}) => file === ours)?.text.includes(use)
      ? []
      : [`framework/contract.ts: ${ours} doesn't use ${use}; update the entry, or delete it.`]),
  ]);

/** Theme components that are gone. The compiler finds other imports that are, but takes wrapped components for anything. */
const checkComponents = (file: string, text: string, packages: Packages): string[] =>
  [...text.matchAll(/from '@theme(-init|-original|)\/([^']+)'/g)]
    .filter(([, layer, name]) => {
      const below = layer === '-original' ? 'framework/theme/' : layer === '-init' ? undefined : '';
      const isOurs =
        below !== undefined && ownComponents.some((own) => own.name === name && own.file.startsWith(below));
      return !isOurs && !originalOf(name!, packages);
    })
    .map(([, , name]) => `${file}: there is no theme component ${name}.`);

/** The folders in which their names are. */
const theirFolders = [
  '@docsearch/css/dist',
  '@docsearch/react/dist/esm',
  '@docusaurus/core/lib/client',
  '@docusaurus/plugin-content-docs/lib/client',
  '@docusaurus/theme-classic/lib',
  '@docusaurus/theme-common/lib',
  'infima/dist/css/default',
  'swagger-ui-dist',
];

/** Names of classes and variables in the manner of Infima, the theme, DocSearch, and Swagger UI. */
const theirName =
  /(?<![\w-])(?:--(?:ifm|docusaurus|docsearch)-[\w-]+|theme-(?!original|init)[a-z-]+|docs-(?:doc|wrapper)[a-z-]*|DocSearch-[\w-]+|[a-z]+(?:-[a-z]+)*(?:(?:__|--)[a-z]+(?:-[a-z]+)*)+)(?![\w(-])/g;

/** What scripts before and around React name, the theme must write, not only style. */
function checkNames(packages: Packages): string[] {
  const namesIn = (pattern: RegExp) =>
    new Set(
      theirFolders
        .flatMap(packages.list)
        .filter((file) => pattern.test(file) && !/min\.css$|bundle/.test(file))
        .flatMap((file) => packages.read(file)?.match(/[\w-]+/g) ?? []),
    );
  const written = namesIn(/\.js$/);
  const all = new Set([...written, ...namesIn(/\.css$/)]);
  const messages = ['theme-common', 'theme-search-algolia']
    .map((name) => packages.read(`@docusaurus/theme-translations/locales/base/${name}.json`))
    .join();
  return ownFiles.flatMap(({file, text}) => [
    ...[...new Set(text.match(theirName))]
      .filter((name) => !(/^framework\/(early|client)\//.test(file) ? written : all).has(name))
      .map((name) => `${file}: nothing of theirs is named ${name}.`),
    ...[...text.matchAll(/id(?:=|: )['"](theme\.[^'"]+)['"]/g)]
      .filter(([, id]) => !messages.includes(`"${id}"`))
      .map(([, id]) => `${file}: the theme has no message ${id}, so it's in English in every language.`),
  ]);
}

/** @returns everything that the packages break, a line each with the file of ours that relies on it */
export const checkContract = (packages: Packages = installed): string[] => [
  ...checkReplacements(packages),
  ...checkCopies(packages),
  ...checkReliances(packages),
  ...ownFiles.flatMap(({file, text}) => checkComponents(file, text, packages)),
  ...checkNames(packages),
];

/** For `npm run check -- framework`. */
export const checkFramework = (): {checked: string; problems: string[]} => ({
  checked: `${replacements.length} replaced lines, ${ownComponents.length} theme components, ${reliances.length} names`,
  problems: checkContract(),
});
