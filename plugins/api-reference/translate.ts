import {existsSync} from 'node:fs';
import {openapiOverlay, resolveJsonPath, type OpenAPIOverlayOptions} from 'openapi-format';
import {parse, stringify} from 'yaml';
import {published} from '../../articles/owner-notes';
import {readText, untilChanged} from '../../lib/files';
import type {ApiDocument} from '../../settings/api-documents';
import {brand} from '../../settings/brand';
import type {Locale} from '../../settings/locales';
import {loadDocument, parseDocument, type LoadedDocument} from './document';
import {documentFile, readMessages, readWith, translationAt, translations, type Message} from './messages';

/** Translates the OpenAPI documents by overlays, as the OpenAPI Initiative defines them (version 1.0). */

type Overlay = OpenAPIOverlayOptions['overlaySet'];

/** Actions that put translations in place of texts, one for each object: none can update a text itself. */
export function actionsFor(messages: Message[]): Overlay['actions'] {
  const updates = new Map<string, Record<string, string>>();
  for (const {message, places} of messages) {
    for (const {target, member} of places) {
      updates.set(target, {...updates.get(target), [member]: message!});
    }
  }
  return Array.from(updates, ([target, update]) => ({target, update}));
}

/**
 * Changes a parsed document.
 * @throws Error if a target leads to no place of the document, which the specification ignores, or to several
 */
export async function applyOverlay(api: Record<string, unknown>, overlay: Overlay): Promise<object> {
  for (const {target} of overlay.actions) {
    const {length} = resolveJsonPath(api, target);
    if (length !== 1) {
      const problem = `the target ${target} of its overlay leads to ${length} places. Write one that leads to one.`;
      throw new Error(`${String(overlay.extends)}: ${problem}`);
    }
  }
  return (await openapiOverlay(api, {overlaySet: overlay})).data;
}

/** Kept because every page of the reference asks for its document. */
const translated = untilChanged(
  async (file): Promise<LoadedDocument> => {
    const translation = translationAt(file)!;
    const {locale, source} = translation;
    const messages = readMessages(translation);
    const api = parse(readText(source)) as {info: {title: string; version: string}};
    const overlay: Overlay = {
      overlay: '1.0.0',
      info: {title: `${api.info.title} (${locale})`, version: api.info.version},
      extends: source.replace(/^static/, brand.siteUrl),
      actions: actionsFor(messages.filter(({state}) => state === 'current')),
    };
    const yaml = published(stringify(await applyOverlay({...api}, overlay)));
    const left = messages.filter(({state}) => state !== 'current').map(({text}) => published(text));
    return {
      ...parseDocument(yaml, source),
      untranslated: new Set(left),
      overlay: overlay.actions.length > 0 ? published(stringify(overlay)) : undefined,
    };
  },
  (file) => readWith(translationAt(file)!),
);

/**
 * A document in a language, with English texts where there is no translation.
 * @throws Error as `parseDocument` does, or if the messages can't be read
 */
export async function translatedDocument(name: ApiDocument, locale: Locale): Promise<LoadedDocument> {
  const source = documentFile(name);
  const own = translations.find((translation) => translation.locale === locale && translation.source === source);
  return own && existsSync(own.file) ? translated(own.file) : loadDocument(name);
}
