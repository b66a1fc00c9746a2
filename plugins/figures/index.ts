import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../settings/locales';
import {localeOf} from '../../articles/files';
import {checkScreens} from './screens';
import {isFigureLanguage, parseFigureMeta, type FigureLanguage} from '../../articles/fences';
import {jsx} from '../../articles/nodes';
import {lineOf} from '../../articles/parse';
import {located} from '../../articles/problem';
import {drawFigure} from './svg';

/**
 * Remark plugin that draws the figures of an article at build time: fences in Graphviz DOT (`dot`) and Vega-Lite
 * (`vega-lite`) become SVG, and screens are checked. None of this runs in the reader's browser.
 */

async function draw({lang, meta, value}: Code, locale: Locale): Promise<MdxJsxFlowElement> {
  const {alt, caption} = parseFigureMeta(meta);
  const svg = await drawFigure(lang as FigureLanguage, value, alt, locale);
  return jsx('DrawnFigure', {svg, alt, caption});
}

export default function figuresPlugin() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: Code[] = [];
    visit(tree, 'code', (code) => {
      if (isFigureLanguage(code.lang)) {
        fences.push(code);
      }
    });
    for (const problem of checkScreens(tree)) {
      throw located(problem.message, file.path, problem.line);
    }
    const locale = localeOf(file.path);
    for (const fence of fences) {
      const figure = await draw(fence, locale).catch((error: unknown) => {
        throw located(error, file.path, lineOf(fence));
      });
      Object.assign(fence, figure, {lang: undefined, meta: undefined, value: undefined});
    }
  };
}
