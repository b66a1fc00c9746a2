import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {localeOf} from '../../articles/files';
import {checkComponents} from './components';
import {isFigureLanguage, parseFigureMeta, type FigureLanguage} from '../../articles/fences';
import {jsx} from '../../articles/nodes';
import {lineOf, nodesOf} from '../../articles/parse';
import {located} from '../../articles/problem';
import {drawFigure} from './svg';

/**
 * Remark plugin that draws the figures of an article at build time: fences in Graphviz DOT (`dot`) and Vega-Lite
 * (`vega-lite`) become SVG, and components are checked. None of this runs in the reader's browser.
 */

export default function figuresPlugin() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences = nodesOf(tree).filter((node): node is Code => node.type === 'code' && isFigureLanguage(node.lang));
    for (const problem of checkComponents(tree)) {
      throw located(problem.message, file.path, problem.line);
    }
    const locale = localeOf(file.path);
    for (const fence of fences) {
      try {
        const {alt, caption} = parseFigureMeta(fence.meta);
        const svg = await drawFigure(fence.lang as FigureLanguage, fence.value, alt, locale);
        const figure = jsx('DrawnFigure', {svg, alt, caption});
        Object.assign(fence, figure, {lang: undefined, meta: undefined, value: undefined});
      } catch (error) {
        throw located(error, file.path, lineOf(fence));
      }
    }
  };
}
