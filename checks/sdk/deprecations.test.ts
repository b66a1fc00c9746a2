import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {articlesDir} from '../../articles/files';
import {readArticle} from '../../articles/parse';
import {localeCodes} from '../../settings/locales';
import {readSdkArticle} from './article';
import {compile} from './program';

/** The samples of Deprecated names come in pairs: the new one fits the declarations, and the old one doesn't. */

const declarations = {file: 'static/sdk/sw.d.ts', text: readFileSync('static/sdk/sw.d.ts', 'utf8')};

for (const locale of localeCodes) {
  const article = readSdkArticle(readArticle(path.join(articlesDir(locale), 'releases/deprecations.mdx')), locale);
  const problemsOf = (isWanted: (index: number) => boolean) =>
    compile(declarations, [{...article, blocks: article.blocks.filter((_, index) => isWanted(index))}]).problems;

  test(`${locale}: every new sample compiles`, () => expect(problemsOf((index) => index % 2 === 1)).toEqual([]));

  test(`${locale}: no old sample compiles`, () => {
    const old = article.blocks.flatMap((_, index) => (index % 2 === 0 ? [index] : []));
    expect(old.filter((wanted) => problemsOf((index) => index === wanted).length === 0)).toEqual([]);
  });
}
