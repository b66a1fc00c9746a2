import path from 'node:path';
import type {Table} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../settings/locales';
import {articlesDir, listArticles} from '../../articles/files';
import {headingId, lineOf, readArticle, type Article} from '../../articles/parse';
import {readDeclarations, type Declaration} from './declarations';

/** Finds what the checks compare in an SDK article: the namespace, the signatures, their tables, the samples. */

export interface CodeBlock {
  language: 'js' | 'ts';
  text: string;
  /** Line of the article just before the code: add a line number of the code to it. */
  line: number;
  /** The declarations in a block of signatures or types; nothing for a sample. */
  declarations?: Declaration[];
  /** The parameter table between the block and the next heading or code block. */
  table?: Table;
}

export interface SdkArticle {
  file: string;
  locale: Locale;
  /** Where the methods are, according to the first paragraph of the section Access, for example `SW.UI.Grid`. */
  places: string[];
  blocks: CodeBlock[];
}

/** Name, Type, Required, Default, Meaning; the column Default is left out if no parameter has one. */
const parameterColumns = [4, 5];

/** @param article the parsed article; brand variables in its code are already replaced */
export function readSdkArticle({file, tree}: Article, locale: Locale): SdkArticle {
  const access = tree.children.findIndex((node) => node.type === 'heading' && headingId(node) === 'access');
  const paragraph = access < 0 ? undefined : tree.children[access + 1];
  const places =
    paragraph?.type === 'paragraph'
      ? paragraph.children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []))
      : [];

  const blocks: CodeBlock[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang === 'js' || node.lang === 'ts') {
      const source = ts.createSourceFile(file, node.value, ts.ScriptTarget.Latest, true);
      const following = parent!.children.slice(index! + 1);
      const end = following.findIndex(({type}) => type === 'heading' || type === 'code');
      blocks.push({
        language: node.lang,
        text: node.value,
        line: lineOf(node),
        declarations: node.lang === 'ts' ? readDeclarations(source.statements) : undefined,
        table: following
          .slice(0, end < 0 ? undefined : end)
          .find(
            (sibling): sibling is Table =>
              sibling.type === 'table' && parameterColumns.includes(sibling.children[0]?.children.length ?? 0),
          ),
      });
    }
  });
  return {file, locale, places, blocks};
}

/** All SDK articles in a language. */
export function readSdkArticles(locale: Locale): SdkArticle[] {
  const dir = path.join(articlesDir(locale), 'sdk');
  return listArticles(dir).map((article) => readSdkArticle(readArticle(path.join(dir, article)), locale));
}
