import {openapiOverlay, resolveJsonPath} from 'openapi-format';
import {parse, stringify} from 'yaml';
import {published} from '../../articles/owner-notes';
import {readText} from '../../lib/files';
import {apiDocuments, type ApiDocument} from '../../settings/api-documents';
import {brand} from '../../settings/brand';
import type {Locale} from '../../settings/locales';
import {parseDocument, type LoadedDocument} from './document';
import {messagesOf, translations} from './messages';
import {documentFile, textsOf, type ApiText, type Place} from './texts';

/** Translates the OpenAPI documents by overlays, as the OpenAPI Initiative defines them (version 1.0). */

interface TranslatedDocument extends LoadedDocument {
  /** As readers get it. */
  yaml: string;
  /** What makes it from the English one; nothing if it is the English one. */
  overlay?: string;
}

export interface Overlay {
  overlay: '1.0.0';
  info: {title: string; version: string};
  /** Address of the document that it changes. */
  extends: string;
  actions: {target: string; update: Record<string, string>}[];
}

/** A JSONPath that is the same in every dialect. */
const jsonPath = (place: Place): string =>
  `$${place.map((step) => (typeof step === 'number' ? `[${step}]` : `['${step.replace(/[\\']/g, String.raw`\$&`)}']`)).join('')}`;

/**
 * The actions that put translations in place of texts: one for each object, since a target that leads to a text itself
 * couldn't be updated.
 * @param translations by the hash of their text
 */
export function actionsFor(texts: ApiText[], translations: ReadonlyMap<string, string>): Overlay['actions'] {
  const updates = new Map<string, Record<string, string>>();
  for (const {hash, places} of texts) {
    const translation = translations.get(hash);
    for (const place of translation === undefined ? [] : places) {
      const target = jsonPath(place.slice(0, -1));
      updates.set(target, {...updates.get(target), [String(place.at(-1))]: translation!});
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
      throw new Error(
        `the overlay of ${overlay.extends} has the target ${target}, which leads to ${length} places of the document. Write one that leads to exactly one.`,
      );
    }
  }
  return (await openapiOverlay(api, {overlaySet: {...overlay}})).data;
}

async function translate(
  name: ApiDocument,
  locale: Locale,
  english: string,
  messages: ReadonlyMap<string, string>,
): Promise<TranslatedDocument> {
  const api = parse(english) as {info: Overlay['info']};
  const texts = textsOf(api);
  const overlay: Overlay = {
    overlay: '1.0.0',
    info: {title: `${api.info.title} (${locale})`, version: api.info.version},
    extends: `${brand.siteUrl}/openapi/${name}.yaml`,
    actions: actionsFor(texts, messages),
  };
  const isTranslated = overlay.actions.length > 0;
  const yaml = published(isTranslated ? stringify(await applyOverlay({...api}, overlay)) : english);
  const left = texts.filter(({hash}) => !messages.has(hash)).map(({text}) => published(text));
  return {
    ...parseDocument(yaml, documentFile(name)),
    untranslated: new Set(left),
    yaml,
    ...(isTranslated && {overlay: published(stringify(overlay))}),
  };
}

/** By what they are made from: every page of the reference asks for its document. */
const known = new Map<string, Promise<TranslatedDocument>>();

/**
 * The documents in a language; texts without a translation are English.
 * @throws Error as `parseDocument` does, or if messages can't be read
 */
export async function translatedDocuments(locale: Locale): Promise<Record<ApiDocument, TranslatedDocument>> {
  const entries = apiDocuments.map(async (name) => {
    const english = readText(documentFile(name));
    const own = translations.find((translation) => translation.locale === locale && translation.document === name);
    const messages = own ? messagesOf(own) : new Map<string, string>();
    const key = JSON.stringify([name, locale, english, [...messages]]);
    known.set(key, known.get(key) ?? translate(name, locale, english, messages));
    return [name, await known.get(key)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<ApiDocument, TranslatedDocument>;
}
