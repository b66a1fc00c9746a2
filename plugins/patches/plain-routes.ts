/** Replaces React Router 5's `path-to-regexp` in the browser. See the README of this folder. */

interface Options {
  /** Whether the path must match the whole address, not only its beginning. */
  end: boolean;
}

/**
 * @param path path of a route: plain, or `*` for every address; the router's links escape special characters with a
 *   backslash
 * @returns the part of `RegExp` that the router uses, to match the start of an address
 * @throws Error if the path contains a pattern
 */
export default function pathToRegexp(path: string, _keys: unknown, {end}: Options): Pick<RegExp, 'exec'> {
  if (path !== '*' && /[:*?+()]/.test(path.replace(/\\./g, ''))) {
    throw new Error(
      `The route ${path} is not a plain path, which plugins/patches requires. ` +
        'Give the article a file name or a slug without : * ? + ( and ).',
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
