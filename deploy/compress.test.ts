import {randomBytes} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filesIn} from '../lib/files';
import {compress} from './compress';

test('a file that fails, as on a full disk, is reported once nothing is written any more', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'compress-'));
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => path.join(dir, name));
  for (const file of files) {
    writeFileSync(file, randomBytes(500_000));
  }
  await expect(compress([path.join(dir, 'missing'), ...files])).rejects.toThrow('ENOENT');
  const written = filesIn(dir);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(filesIn(dir)).toEqual(written);
  rmSync(dir, {recursive: true});
});
