import ts from 'typescript';

/** Finds where a value is in the source of a JSON document or TypeScript object. */

const nameOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

/** Unwraps `as const`, `satisfies` and parentheses. */
const literalOf = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? literalOf(node.expression)
    : node;

/** The property or element at a key or index, and its value. */
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
 * Source offset of the entry at a path, or of its nearest ancestor that exists.
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
