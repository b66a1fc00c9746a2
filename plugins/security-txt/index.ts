import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../settings/brand';
import {htmlLang, localeCodes, sourceLocale} from '../../settings/locales';
import {git} from '../../lib/git';

/** Writes `/.well-known/security.txt` (RFC 9116), which says where to report vulnerabilities. */

const file = '.well-known/security.txt';

/**
 * The text of the file.
 * @param changed date of the last change; the file is valid for a year from that day
 */
export function securityTxt(changed: Date): string {
  const expires = new Date(Date.UTC(changed.getUTCFullYear() + 1, changed.getUTCMonth(), changed.getUTCDate()));
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${localeCodes.map(htmlLang).join(', ')}`,
    `Canonical: ${brand.siteUrl}/${file}`,
    `Policy: ${brand.repository.url}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
}

export default function securityTxtPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== sourceLocale) {
        return;
      }
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      // Date of the last commit, so builds of the same commit are identical; without history, today.
      await writeFile(target, securityTxt(new Date(git('log', '-1', '--format=%cI') || Date.now())));
    },
  };
}
