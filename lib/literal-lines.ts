import ts from 'typescript';

/** Finds where a value is written in the source of a JSON document or of a TypeScript object. */

const nameOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

/** The value without `as const` and similar. */
const literalOf = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? literalOf(node.expression)
    : node;

/** The entry of an object or array under a key or index, and the value in it. */
function childOf(node: ts.Expression, segment: string): {entry: ts.Node; value?: ts.Expression} | undefined {
  const literal = literalOf(node);
  if (ts.isArrayLiteralExpression(literal)) {
    const entry = literal.elements[Number(segment)];
    return entry && {entry, value: entry};
  }
  const entry = ts.isObjectLiteralExpression(literal)
    ? literal.properties.find((property) => property.name && nameOf(property.name) === segment)
    : undefined;
  return entry && {entry, value: ts.isPropertyAssignment(entry) ? entry.initializer : undefined};
}

/**
 * Offset in the source of the entry at a path, or of its nearest ancestor that is written there.
 * @param root the outermost object or array
 * @param path keys and indices from the root to the value
 */
export function offsetOf(source: ts.SourceFile, root: ts.Expression, path: readonly string[]): number {
  let entry: ts.Node = root;
  let value: ts.Expression | undefined = root;
  for (const segment of path) {
    const child: ReturnType<typeof childOf> = value && childOf(value, segment);
    if (!child) {
      break;
    }
    ({entry, value} = child);
  }
  return entry.getStart(source);
}
