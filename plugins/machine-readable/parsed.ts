import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/**
 * Hands the syntax trees of articles from the compilation to their twins: parsing all articles again would take a tenth
 * of the build.
 */

export interface ParsedArticle {
  tree: Root;
  text: string;
}

/** The trees are serialized, which takes half the memory. */
const parsed = new Map<string, {tree: Buffer; text: string}>();

/**
 * Remark plugin that keeps a copy of an article's tree. It comes after the plugins that fill in text, and before those
 * that prepare the page, which a twin doesn't need.
 */
export function keepTreePlugin() {
  return (tree: Root, file: VFile): void => {
    if (process.env.NODE_ENV === 'production') {
      parsed.set(file.path, {tree: serialize(tree), text: String(file)});
    }
  };
}

/** Gives an article away, so that it doesn't take memory any longer; throws if it wasn't compiled. */
export function takeParsed(file: string): ParsedArticle {
  const key = path.resolve(file);
  const article = parsed.get(key);
  if (!article) {
    throw new Error(`${file}: the article wasn't compiled. List keepTreePlugin in docusaurus.config.ts.`);
  }
  parsed.delete(key);
  return {tree: deserialize(article.tree) as Root, text: article.text};
}
