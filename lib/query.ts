/** What search accepts: DocSearch's field has the same limit. */
export const longestQuery = 64;

/** @returns the words of a query that fit, or the beginning of its first one */
export function cutQuery(query: string): string {
  if (query.length <= longestQuery) {
    return query;
  }
  const whole = query.slice(0, longestQuery + 1).replace(/\s+\S*$/, '');
  return whole.length <= longestQuery ? whole : query.slice(0, longestQuery);
}
