import {textHash} from '../../articles/translations/hash';
import {leavesOf} from '../../lib/leaves';

/** Lists the texts of an OpenAPI document that people read: its titles, summaries, and descriptions. */

/** A text, however often a document has it. */
export interface ApiText {
  /** Names the first place for people: `getUser.parameters.id`, `schemas.User.name`. */
  key: string;
  text: string;
  /** Identifies the text; see {@link textHash}. */
  hash: string;
  /** JSONPaths of the objects that have it, each with the name of the member. */
  places: {target: string; member: string}[];
}

const written = new Set(['title', 'summary', 'description']);

/** What these contain is data of the API. */
const data = new Set(['default', 'enum', 'const', 'example', 'examples']);

/** What these contain has names of its own, which may be those of keywords. */
const named = new Set(['properties', 'schemas', 'parameters', 'responses', 'paths', 'webhooks']);

/** Levels of a document that say nothing about a text. */
const unnamed = new Set(['components', 'properties', 'content', 'application/json']);

/** @param api a parsed OpenAPI document */
export function textsOf(api: object): ApiText[] {
  const texts = new Map<string, ApiText>();
  for (const {path, name: member, value: text} of leavesOf(api)) {
    const isKeyword = (index: number) => !named.has(path[index - 1] ?? '');
    const isData = path.some((step, index) => data.has(step) && isKeyword(index));
    if (typeof text === 'string' && written.has(member) && !isData) {
      let [node, target, key] = [api as Record<string, unknown>, '$', [] as string[]];
      for (const [index, step] of path.slice(0, -1).entries()) {
        const isList = Array.isArray(node);
        target += isList ? `[${step}]` : `['${step.replace(/[\\']/g, String.raw`\$&`)}']`;
        node = node[step] as typeof node;
        const name = isList && typeof node.name === 'string' ? node.name : step;
        const own = isKeyword(index) && unnamed.has(step) ? [] : [name];
        key = typeof node.operationId === 'string' ? [node.operationId] : [...key, ...own];
      }
      const first = [...key, ...(member === 'description' && key.length > 1 ? [] : [member])].join('.');
      const known = texts.get(text) ?? {key: first, text, hash: textHash(text), places: []};
      known.places.push({target, member});
      texts.set(text, known);
    }
  }
  return [...texts.values()];
}
