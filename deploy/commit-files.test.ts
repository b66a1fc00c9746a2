import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {brand} from '../settings/brand';
import {securityTxt} from './commit-files';

test('security.txt has its required fields, the same for the same commit', () => {
  expect(securityTxt(new Date('2026-11-21T23:30:00-05:00')).split('\n')).toEqual([
    `Contact: mailto:${brand.securityEmail}`,
    'Expires: 2027-11-22T00:00:00.000Z',
    'Preferred-Languages: en, es, pt-PT, pt-BR',
    `Canonical: ${brand.siteUrl}/.well-known/security.txt`,
    `Policy: ${brand.repository.url}/blob/main/SECURITY.md`,
    '',
  ]);
});

test('the built site has it', () => {
  const built = readFileSync('build/.well-known/security.txt', 'utf8');
  const expires = new Date(/^Expires: (.*)$/m.exec(built)![1]!);
  expires.setUTCFullYear(expires.getUTCFullYear() - 1);
  expect(built).toBe(securityTxt(expires));
});

test('SECURITY.md and README.md name the brand only where its owner changes them by hand', () => {
  const [report, ...lines] = readFileSync('SECURITY.md', 'utf8').split('\n').slice(2);
  expect(report).toContain(brand.securityEmail);
  const [sentence, ...others] = readFileSync('README.md', 'utf8').split('\n').slice(2);
  expect(sentence).toContain(`_${brand.product}_`);
  const rest = [...lines, ...others].filter((line) => line.includes(brand.host) || line.includes(brand.product));
  expect(rest).toEqual([]);
});
