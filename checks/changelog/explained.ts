import path from 'node:path';
import type {Area} from '../../articles/changelog/entries';
import {articleOf, articlesDir, articlesOf} from '../../articles/files';
import {readText} from '../../lib/files';
import {sourceLocale} from '../../settings/locales';
import {operationsByPage} from '../code/operations';
import {readSdkArticles} from '../sdk/article';
import {errorBody, nameOfOperation} from './surface';

/** Finds the article that explains a name of the public surface. */

/** A name of the public surface, and where it is explained. */
type Explained = [name: string, to: string];

/** SDK articles by the namespaces and functions that they document. */
const sdkPlaces = (): Explained[] =>
  readSdkArticles(sourceLocale).flatMap(({file, places}) =>
    places.map((place): Explained => [place, `/${articleOf(file)}`]),
  );

const operationPlaces = (): Explained[] => [
  ...[...operationsByPage(articlesOf(sourceLocale))].flatMap(([page, operations]) =>
    operations.map((each): Explained => [nameOfOperation(each), `/api/reference/${page}.mdx#${each.operationId}`]),
  ),
  [errorBody, '/api/errors.mdx'],
];

const actions = '/automations/actions.mdx';

const actionPlaces = (): Explained[] =>
  [...readText(path.join(articlesDir(sourceLocale), actions)).matchAll(/^### (\w+) \{(#[\w-]+)\}$/gm)].map(
    ([, action, anchor]) => [action!, `${actions}${anchor!}`],
  );

const placesOf: Record<Area, () => Explained[]> = {sdk: sdkPlaces, api: operationPlaces, automations: actionPlaces};

/** What no article explains itself, such as types of the root namespace, leads to the overview. */
const overviewOf: Record<Area, string> = {sdk: '/sdk/index.mdx', api: '/api/index.mdx', automations: actions};

/** @returns the place of the longest part of the name that an article explains */
export function explainedIn(area: Area): (name: string) => string {
  const places = placesOf[area]().sort(([a], [b]) => b.length - a.length);
  return (name) =>
    places.find(([place]) => name === place || name.startsWith(`${place}.`) || name.startsWith(`${place} `))?.[1] ??
    overviewOf[area];
}
