import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {git, headCommit} from '../lib/git';
import {brand} from '../settings/brand';
import {htmlLang, localeCodes} from '../settings/locales';
import {commitFile} from '../src/issues';

/** What depends on the commit and not on the pages, which stay as they are when another part of the project changes. */

const securityFile = '.well-known/security.txt';

/**
 * The text of `security.txt` (RFC 9116), which says where to report vulnerabilities.
 * @param changed date of the last change; the file is valid for a year from that day
 */
export function securityTxt(changed: Date): string {
  const expires = new Date(Date.UTC(changed.getUTCFullYear() + 1, changed.getUTCMonth(), changed.getUTCDate()));
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${localeCodes.map(htmlLang).join(', ')}`,
    `Canonical: ${brand.siteUrl}/${securityFile}`,
    `Policy: ${brand.repository.url}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
}

/** @param dir the built site */
export function writeCommitFiles(dir: string): void {
  writeFileSync(path.join(dir, commitFile), headCommit);
  mkdirSync(path.dirname(path.join(dir, securityFile)), {recursive: true});
  // Date of the last commit, so builds of the same commit are identical; without history, today.
  const changed = new Date(git('log', '-1', '--format=%cI') || Date.now());
  writeFileSync(path.join(dir, securityFile), securityTxt(changed));
}
