import type {MarkdownConfig} from '@docusaurus/types';
import {plainText} from '../../lib/strings';
import {fillBrand, fillDeep} from '../../settings/brand-variables';

/** The `markdown` hooks of the site's configuration that replace brand variables in articles and their front matter. */
export const brandMarkdown = {
  preprocessor: ({fileContent, filePath}) => fillBrand(plainText(fileContent), filePath),
  parseFrontMatter: async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    return fillDeep(parsed, params.filePath) as typeof parsed;
  },
} satisfies Partial<MarkdownConfig>;
