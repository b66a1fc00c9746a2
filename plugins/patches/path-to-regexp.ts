/**
 * Stands in the browser for the `path-to-regexp` of the router, which compiles an expression for each route at every
 * first view: 30 ms on a desktop, four times that on a phone. The routes of this site are plain paths.
 */

interface Options {
  /** The path is the whole address, not its beginning. */
  end: boolean;
}

/**
 * @param path of a route: a plain path, or `*` for every address; the links of the router mask signs with a backslash
 * @returns what the router asks of a regular expression: the part of an address that the path matches
 * @throws Error for a path with a pattern
 */
export default function pathToRegexp(path: string, _keys: unknown, {end}: Options): Pick<RegExp, 'exec'> {
  if (path !== '*' && /[:*?+()]/.test(path.replace(/\\./g, ''))) {
    throw new Error(
      `The route ${path} is no plain path, which plugins/lean-bundle asks for. ` +
        'Give the article a name or a slug without : * ? + ( and ).',
    );
  }
  const plain = path.replace(/\\(.)/g, '$1').replace(/\/$/, '').toLowerCase();
  const matched = (address: string): string | undefined => {
    if (path === '*') {
      return address;
    }
    const rest = address.slice(plain.length);
    if (!address.toLowerCase().startsWith(plain) || (rest !== '' && !rest.startsWith('/'))) {
      return undefined;
    }
    return rest.length < 2 ? address : end ? undefined : address.slice(0, plain.length);
  };
  return {
    exec: (address) => {
      const match = matched(address);
      return match === undefined ? null : ([match] as unknown as RegExpExecArray);
    },
  };
}
