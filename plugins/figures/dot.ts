import {instance, type RenderOptions, type Viz} from '@viz-js/viz';

/**
 * Draws Graphviz DOT. Colors and fonts are left to the stylesheet (`src/components/Figure`), which finds the nodes
 * and edges by their classes; only Arial's metrics, close to those of our font, are needed to measure labels.
 */
const options: RenderOptions = {
  format: 'svg',
  graphAttributes: {bgcolor: 'transparent', pad: 0.1, nodesep: 0.35, ranksep: 0.5, fontname: 'Arial', fontsize: 13},
  nodeAttributes: {
    shape: 'box',
    style: 'rounded,filled',
    fontname: 'Arial',
    fontsize: 14,
    margin: '0.2,0.1',
    height: 0.42,
  },
  edgeAttributes: {fontname: 'Arial', fontsize: 12, arrowsize: 0.7},
};

/** One for all figures: each takes 16 MB and more. */
let graphviz: Promise<Viz> | undefined;

/**
 * @returns an SVG document
 * @throws Error with Graphviz' message, which contains the line within the block
 */
export async function renderDot(source: string): Promise<string> {
  graphviz ??= instance();
  const result = (await graphviz).render(source, options);
  if (result.status === 'failure') {
    throw new Error(`the DOT source is not valid: ${result.errors.map(({message}) => message).join('; ')}`);
  }
  return result.output;
}
