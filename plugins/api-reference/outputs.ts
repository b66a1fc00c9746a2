import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiDocuments} from '../../settings/api-documents';
import type {Locale} from '../../settings/locales';
import type {LoadedDocument, Operation} from './document';
import {filledIn, filledPath, formatJson, variableOf} from './samples';
import {translatedDocument} from './translate';

/**
 * Docusaurus plugin that publishes the OpenAPI documents in the language of the build, each with the overlay that
 * translates it and a Postman collection (format 2.1), which has a variable for the address and each credential.
 */

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Postman encodes the rest of what a value may contain; braces could be a variable. */
const encoded = (value: string): string => value.replace(/[%+/?#&{}]/g, encodeURIComponent);

function itemOf(operation: Operation) {
  const {method, path, parameters, credentials, body, summary, description} = operation;
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  // Postman writes `:id` for a whole segment that is filled in, and has nothing for a part of one.
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => filledPath(segment.replace(/^\{([^{}]+)\}$/, ':$1'), parameters, encoded));
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      ...(description && {description}),
      header: [
        ...credentials.map((header) => ({key: header, value: `{{${variableOf(header)}}}`})),
        ...(body ? [{key: 'Content-Type', value: 'application/json'}] : []),
      ],
      url: {
        raw: `{{BASE_URL}}/${segments.join('/')}`,
        host: ['{{BASE_URL}}'],
        path: segments,
        query: inPlace('query').map((parameter) => ({
          key: parameter.name,
          value: encoded(filledIn(parameter)),
          disabled: !parameter.required,
        })),
        variable: inPlace('path')
          .filter(({name}) => segments.includes(`:${name}`))
          .map((parameter) => ({key: parameter.name, value: encoded(filledIn(parameter))})),
      },
      ...(body && {
        body: {mode: 'raw', raw: formatJson(body.example), options: {raw: {language: 'json'}}},
      }),
    },
  };
}

/** @returns a folder for each tag, with a request for each operation; calls to the reader's own address are left out */
export function postmanCollection({title, operations}: LoadedDocument) {
  const calls = operations.filter(({isWebhook}) => !isWebhook);
  const credentials = new Set(calls.flatMap((operation) => operation.credentials));
  return {
    info: {name: title, schema},
    variable: ['BASE_URL', ...[...credentials].map(variableOf)].map((key) => ({key, value: ''})),
    item: [...new Set(calls.map(({tag}) => tag))].map((tag) => ({
      name: tag,
      item: calls.filter((operation) => operation.tag === tag).map(itemOf),
    })),
  };
}

export default function apiOutputsPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'api-outputs',
    async postBuild({outDir}) {
      for (const name of apiDocuments) {
        const document = await translatedDocument(name, i18n.currentLocale as Locale);
        const write = (ending: string, text: string) => writeFile(path.join(outDir, 'openapi', name + ending), text);
        await write('.yaml', document.yaml);
        await write('.postman.json', `${formatJson(postmanCollection(document))}\n`);
        if (document.overlay) {
          await write('.overlay.yaml', document.overlay);
        }
      }
    },
  };
}
