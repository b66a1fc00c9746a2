import path from 'node:path';
import {parse} from 'yaml';
import {textHash} from '../../articles/translations/hash';
import {readText} from '../../lib/files';
import type {ApiDocument} from '../../settings/api-documents';

/** Lists the texts of an OpenAPI document that people read: its titles, summaries, and descriptions. */

/** Keys and indices from the root of a document to a value. */
export type Place = (string | number)[];

/** A text, however often a document has it. */
export interface ApiText {
  /** Names the first place for people: `getUser.parameters.id`, `schemas.User.name`. */
  key: string;
  text: string;
  /** Identifies the text; see {@link textHash}. */
  hash: string;
  /** Every value that is this text. */
  places: Place[];
}

export const documentFile = (name: ApiDocument): string => path.join('static/openapi', `${name}.yaml`);

const written = new Set(['title', 'summary', 'description']);

/** What these contain is data of the API. */
const data = new Set(['default', 'enum', 'const', 'example', 'examples']);

/** What these contain has names of its own, which may be those of keywords. */
const named = new Set(['properties', 'schemas', 'parameters', 'responses', 'paths', 'webhooks']);

/** Levels of a document that say nothing about a text. */
const unnamed = new Set(['components', 'properties', 'content', 'application/json']);

type Node = Record<string, unknown>;

/** @param api a parsed OpenAPI document */
export function textsOf(api: object): ApiText[] {
  const texts = new Map<string, ApiText>();
  const keys = new Set<string>();

  const add = (text: string, place: Place, name: string[]) => {
    const known = texts.get(text);
    if (known) {
      known.places.push(place);
      return;
    }
    const last = String(place.at(-1));
    const short = (last === 'description' && name.length > 1 ? name : [...name, last]).join('.');
    const key = keys.has(short) ? place.join('.') : short;
    keys.add(key);
    texts.set(text, {key, text, hash: textHash(text), places: [place]});
  };

  const walk = (node: Node, place: Place, name: string[]) => {
    const isKeyword = !named.has(String(place.at(-1)));
    const nameOf = (key: string, value: Node): string[] => {
      if (typeof value.operationId === 'string') {
        return [value.operationId];
      }
      const own = Array.isArray(node) && typeof value.name === 'string' ? value.name : key;
      return isKeyword && unnamed.has(key) ? name : [...name, own];
    };
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string' && isKeyword && written.has(key)) {
        add(value, [...place, key], name);
      } else if (typeof value === 'object' && value !== null && !(isKeyword && data.has(key))) {
        walk(value as Node, [...place, Array.isArray(node) ? Number(key) : key], nameOf(key, value as Node));
      }
    }
  };
  walk(api as Node, [], []);
  return [...texts.values()];
}

/**
 * The texts of an English document in `static/openapi`.
 * @throws Error if it isn't YAML
 */
export const readTexts = (name: ApiDocument): ApiText[] => textsOf(parse(readText(documentFile(name))) as object);
