import type {Nodes} from 'mdast';
import {addressesOf} from '../../articles/jsx';
import {lineOf} from '../../articles/parse';
import type {Finding, Rule} from './rule';

/** Links to other sites must use https and must not track readers; an address must not run a script. */

const tracking = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|mc_[ce]id|igshid|_hsenc|_hsmi)$/i;
const localHosts = new Set(['localhost', '127.0.0.1']);
/** `pathname:` is how Docusaurus links to a file of `static/`. */
const safeSchemes = ['https', 'http', 'mailto', 'tel', 'pathname'];
function wrongAddress(url: string): Omit<Finding, 'line'> | undefined {
  // Browsers ignore white space and control characters before and inside the scheme.
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
  if (scheme === undefined) {
    return url.startsWith('//')
      ? {rule: 'external-link', message: `the address ${url} has no protocol. Begin it with https://.`}
      : undefined;
  }
  if (!safeSchemes.includes(scheme)) {
    const message = `an address with ${scheme}: can run script. Link to a page with https://.`;
    return {rule: 'script-address', message};
  }
  if (!scheme.startsWith('http') || !URL.canParse(url)) {
    return undefined;
  }
  const {hostname, searchParams} = new URL(url);
  if (scheme === 'http' && !localHosts.has(hostname)) {
    return {rule: 'external-link', message: `the address ${url} is not encrypted. Begin it with https://.`};
  }
  const tracked = [...searchParams.keys()].filter((name) => tracking.test(name));
  return tracked.length > 0
    ? {rule: 'external-link', message: `the address tracks readers with ${tracked.join(', ')}. Remove that part.`}
    : undefined;
}

/** Addresses written in the text without a link: the site would link them, but the parser of the checks doesn't. */
function bareAddresses(node: Nodes): Finding[] {
  const address = node.type === 'text' && /\b(?:https?:\/\/|www\.)[^\s⟦]+/i.exec(node.value)?.[0];
  if (!address) {
    return [];
  }
  const message = `the address ${address} is not a link. Write [what it leads to](${address}), or put it between backticks.`;
  return [{rule: 'bare-address', line: lineOf(node), message}];
}

export const checkAddresses: Rule = ({nodes}) =>
  nodes.flatMap((node) => [
    ...bareAddresses(node),
    ...addressesOf(node).flatMap((url) => {
      const wrong = wrongAddress(url);
      return wrong ? [{...wrong, line: lineOf(node)}] : [];
    }),
  ]);
