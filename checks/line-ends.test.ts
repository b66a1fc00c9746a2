import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {translationDir} from '../articles/files';
import {frontMatterLines} from '../articles/front-matter';
import {parseArticle} from '../articles/parse';
import {routesFile} from '../articles/routes';
import {withSourceHash} from '../articles/translations/accept';
import {contentHash} from '../articles/translations/hash';
import {copyProject} from '../tests/lib/project-copy';
import {filesOf} from '../lib/files';
import {brandMarkdown} from '../plugins/brand';
import {checkArticle} from './content/check-article';

/** Line ends of Windows and byte order marks change nothing, and commands keep them. */

const forms: Record<string, (text: string) => string> = {
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  'a byte order mark': (text) => `\uFEFF${text}`,
  both: (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
};

const articles = ['docs/documenting', 'docs/sdk/ui', 'docs/api/quick-start.mdx']
  .flatMap(filesOf)
  .filter((file) => file.endsWith('.mdx'));

for (const [name, written] of Object.entries(forms)) {
  test(`articles with ${name} have the same hash, findings, and text on the page`, () => {
    test.slow();
    for (const file of articles) {
      const text = readFileSync(file, 'utf8');
      const broken = text.replace('audience:', 'audiance:').replace('](/', '](//');
      expect(contentHash(parseArticle(written(text), file)), file).toBe(contentHash(parseArticle(text, file)));
      expect(checkArticle(file, written(broken)), file).toEqual(checkArticle(file, broken));
      expect(brandMarkdown.preprocessor({fileContent: written(text), filePath: file})).toBe(
        brandMarkdown.preprocessor({fileContent: text, filePath: file}),
      );
    }
  });

  test(`a key is found in its line with ${name}, and a translation keeps it when it is accepted`, () => {
    const text = '---\ntitle: A\naudience: [user]\n---\n\nText.\n';
    expect(frontMatterLines(written(text))(['audience'])).toBe(3);
    expect(withSourceHash(written(text), 'abc')).toBe(written(text.replace('user]\n', 'user]\nsource_hash: abc\n')));
  });
}

test.describe('commands', () => {
  let copy: string;

  test.beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'line-ends-'));
    copyProject(copy, 'checks', 'scripts', 'termbase.json', 'cspell.json', 'cspell-words.txt', 'package-lock.json');
    const inputs = ['docs', 'i18n', 'termbase.json', 'articles/changelog', 'static/openapi', 'static/sdk', routesFile];
    for (const file of inputs.flatMap((entry) => filesOf(path.join(copy, entry)))) {
      if (/\.(?:mdx|json|yaml|txt|d\.ts)$/.test(file)) {
        writeFileSync(file, forms.both!(readFileSync(file, 'utf8')));
      }
    }
  });
  test.afterAll(() => rmSync(copy, {recursive: true}));

  const run = (cwd: string, ...args: string[]) => {
    const {stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', ...args], {cwd, encoding: 'utf8'});
    return stdout + stderr;
  };

  test('translations have the same status, and stay current once they are accepted', () => {
    test.slow();
    expect(run(copy, 'scripts/i18n-status.ts')).toBe(run('.', 'scripts/i18n-status.ts'));
    const file = path.join(translationDir('es'), 'sdk/ui/index.mdx');
    const before = readFileSync(path.join(copy, file), 'utf8');
    expect(run(copy, 'scripts/i18n-accept.ts', file)).toBe(`accepted ${file}\n`);
    const after = readFileSync(path.join(copy, file), 'utf8');
    expect(after.split('\r\n').sort()).toEqual(before.split('\r\n').sort());
  });

  test('the list of routes keeps its lines', () => {
    const before = readFileSync(path.join(copy, routesFile), 'utf8');
    expect(run(copy, 'scripts/routes.ts')).toBe('There are no new routes or ids.\n');
    expect(readFileSync(path.join(copy, routesFile), 'utf8')).toBe(before);
  });

  for (const check of ['changelog', 'sdk']) {
    test(`npm run check -- ${check} finds the same`, () => {
      test.slow();
      expect(run(copy, 'scripts/check.ts', check)).toBe(run('.', 'scripts/check.ts', check));
    });
  }
});
