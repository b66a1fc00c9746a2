import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

/**
 * Finds the lines of values in YAML, and so in JSON, parsing it only once.
 * @returns maps a path of keys and indices to the line where the value begins, counted from 1; for a path that doesn't
 *   exist, uses the longest part that does, and 0 if there is none
 */
export function yamlLines(source: string): (path: readonly string[]) => number {
  const lineCounter = new LineCounter();
  const {contents} = parseDocument(source, {lineCounter});
  return (path) => {
    let node: unknown = contents;
    let line = 0;
    for (const segment of path) {
      const pair = isMap(node) ? node.items.find(({key}) => isScalar(key) && key.value === segment) : undefined;
      const item = isSeq(node) ? node.items[Number(segment)] : undefined;
      const start = ((pair?.key ?? item) as {range?: [number, number, number]} | undefined)?.range?.[0];
      if (start === undefined) {
        break;
      }
      ({line} = lineCounter.linePos(start));
      node = pair ? pair.value : item;
    }
    return line;
  };
}
