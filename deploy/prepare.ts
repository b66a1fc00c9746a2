import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../lib/files';
import {searchSettings} from '../src/search/settings';
import {compress} from './compress';
import {contentSecurityPolicy, contentType, siteHeaders, type InlineHashes} from './headers';
import {nginxConfiguration} from './nginx';
import {formatHeaders, headerRules, redirects} from './static-hosts';

/**
 * The last step of a build: makes of the finished pages what servers need beside them. The policy's hashes can only
 * be known here, and what is compressed must not change any more.
 */

/** The configuration of nginx, outside of what is public. */
export const nginxConfigurationFile = '.cache/deploy/nginx.conf';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts that run: not those with an address, and not data such as JSON-LD. */
const runs = (attributes: string) => !/\b(src=|type="?(?!module|text\/javascript)\w)/.test(attributes);

/**
 * Hashes of what stands inline in pages; comments and code samples have no tags, as they are escaped.
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
 * @param buildDir the site as Docusaurus built it, which gets `_headers`, `_redirects` and compressed twins of its files
 * @throws Error when a file has no content type, or the policy is too long for hosts
 */
export async function prepareDeployment(buildDir: string): Promise<void> {
  const files = filesIn(buildDir).map((file) => `/${file}`);
  const pages = files.filter((file) => file.endsWith('.html'));
  const hashes = inlineHashes(pages.map((page) => readFileSync(path.join(buildDir, page), 'utf8')));
  const headers = siteHeaders(contentSecurityPolicy(hashes, searchSettings(process.env).engine));
  writeFileSync(path.join(buildDir, '_headers'), formatHeaders(headerRules(headers, files)));
  writeFileSync(path.join(buildDir, '_redirects'), redirects);
  mkdirSync(path.dirname(nginxConfigurationFile), {recursive: true});
  writeFileSync(nginxConfigurationFile, nginxConfiguration(headers));
  const texts = files.filter((file) => /^text|charset=utf-8$/.test(contentType(file)));
  await compress(texts.map((file) => path.join(buildDir, file)));
  console.log(`Deployment: ${hashes.scripts.length} inline scripts in the policy, ${texts.length} files compressed.`);
}
