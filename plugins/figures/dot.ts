import {instance, type RenderOptions, type Viz} from '@viz-js/viz';

/**
 * Draws Graphviz DOT. The stylesheet (`src/components/Figure`) sets colors and fonts through the classes of nodes and
 * edges; Graphviz needs only Arial's metrics, close to those of our font, to measure labels.
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

/** Shared by all figures, because each instance takes much memory. */
let graphviz: Promise<Viz> | undefined;

/** @throws Error with Graphviz's message, which contains the line within the block */
export async function renderDot(source: string): Promise<string> {
  graphviz ??= instance();
  const result = (await graphviz).render(source, options);
  // It draws something else for an unknown shape or a wrong label. Letters beyond Latin only get another width.
  const mistakes = result.errors.map(({message}) => message).filter((message) => !/no value for width/.test(message));
  if (result.status === 'failure' || mistakes.length > 0) {
    throw new Error(`the DOT source is not valid: ${mistakes.join('; ') || 'it is empty'}`);
  }
  return result.output;
}
