import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filesIn} from '../lib/files';
import {compress} from './compress';

test('a file that fails, as on a full disk, is reported once nothing is written any more', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'compress-'));
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    writeFileSync(path.join(dir, `${name}.txt`), randomBytes(500_000));
  }
  mkdirSync(path.join(dir, 'a.txt.br'));
  await expect(compress(dir)).rejects.toThrow('EISDIR');
  const written = filesIn(dir);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(filesIn(dir)).toEqual(written);
  rmSync(dir, {recursive: true});
});
