import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../settings/locales';
import {localeOf} from '../../articles/files';
import {checkCallouts} from './callouts';
import {checkScreens} from './screens';
import {isFigureLanguage, parseFigureMeta, type FigureLanguage} from '../../articles/fences';
import {located} from '../../articles/problem';
import {drawFigure} from './svg';

/**
 * Remark plugin that draws the figures of an article at build time: fences in Graphviz DOT (`dot`) and Vega-Lite
 * (`vega-lite`) become SVG, and screens are checked. None of this runs in the reader's browser.
 */

interface Fence {
  code: Code;
  lang: FigureLanguage;
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute' as const, name, value});

async function draw({code, lang}: Fence, locale: Locale): Promise<MdxJsxFlowElement> {
  const {alt, caption} = parseFigureMeta(code.meta);
  const svg = await drawFigure(lang, code.value, alt, locale);
  return {
    type: 'mdxJsxFlowElement',
    name: 'DrawnFigure',
    attributes: [attribute('svg', svg), attribute('alt', alt), ...(caption ? [attribute('caption', caption)] : [])],
    children: [],
  };
}

export default function figuresPlugin() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: Fence[] = [];
    visit(tree, 'code', (code) => {
      if (isFigureLanguage(code.lang)) {
        fences.push({code, lang: code.lang});
      }
    });
    for (const problem of [...checkScreens(tree), ...checkCallouts(tree)]) {
      throw located(problem.message, file.path, problem.line);
    }
    const locale = localeOf(file.path);
    for (const fence of fences) {
      const line = fence.code.position?.start.line;
      const figure = await draw(fence, locale).catch((error: unknown) => {
        throw located(error, file.path, line);
      });
      Object.assign(fence.code, figure, {lang: undefined, meta: undefined, value: undefined});
    }
  };
}
