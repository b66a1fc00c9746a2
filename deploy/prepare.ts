import {hash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../lib/files';
import {searchSettings} from '../src/search/settings';
import {writeCommitFiles} from './commit-files';
import {compress, isTwin} from './compress';
import {contentSecurityPolicy, siteHeaders, type InlineHashes} from './headers';
import {nginxConfiguration} from './nginx';
import {writeRedirectPages} from './redirects';
import {formatHeaders, formatRedirects, headerRules} from './static-hosts';

/**
 * The last step of a build: writes what servers need besides the pages. Only now are the hashes for the policy known,
 * and nothing changes any more that is compressed.
 */

/** The configuration of nginx, outside of the public folder. */
export const nginxConfigurationFile = '.cache/deploy/nginx.conf';

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Whether an inline script runs: it has no address, and isn't data such as JSON-LD. */
const runs = (attributes: string) => !/\b(src=|type="?(?!module|text\/javascript)\w)/.test(attributes);

/**
 * Hashes of inline scripts and style sheets. Tags in comments and code samples are escaped, so they don't match.
 * @param pages HTML of all pages
 */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const [, name, attributes, text] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)) {
      if (name === 'style') {
        styles.add(hashOf(text!));
      } else if (runs(attributes!)) {
        scripts.add(hashOf(text!));
      }
    }
  }
  return {scripts: [...scripts].sort(), styles: [...styles].sort()};
}

/**
 * Writes `_headers`, `_redirects`, pages of moved articles, what names the commit, the configuration of nginx, and compressed
 * twins of what has none.
 * @param buildDir the site as Docusaurus built it, or its parts
 * @throws Error when a file has no content type, or the policy is too long for hosts
 */
export async function prepareDeployment(buildDir: string): Promise<void> {
  writeRedirectPages(buildDir);
  writeCommitFiles(buildDir);
  const files = filesIn(buildDir).flatMap((file) => (isTwin(file) ? [] : [`/${file}`]));
  await compress(buildDir);
  const pages = files.filter((file) => file.endsWith('.html'));
  const hashes = inlineHashes(pages.map((page) => readFileSync(path.join(buildDir, page), 'utf8')));
  const headers = siteHeaders(contentSecurityPolicy(hashes, searchSettings(process.env).engine));
  writeFileSync(path.join(buildDir, '_headers'), formatHeaders(headerRules(headers, files)));
  writeFileSync(path.join(buildDir, '_redirects'), formatRedirects());
  mkdirSync(path.dirname(nginxConfigurationFile), {recursive: true});
  writeFileSync(nginxConfigurationFile, nginxConfiguration(headers));
}
