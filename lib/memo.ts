/** Computes the result for each key once; a promise counts as a result. */
export function memoized<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) {
      known.set(key, compute(key));
    }
    return known.get(key)!;
  };
}
