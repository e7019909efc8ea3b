import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bytesOf, keptRecord, offlineManifest } from '../../../../src/domain/site/offline/manifest.ts';

const FILE = { url: '/build/boot-12345678.js', sha256: 'a'.repeat(64), bytes: 100 };
const MANIFEST = { build: '0123456789ab', files: [FILE], pages: ['/glossary', '/offline'], pageBytes: 900 };

const isValid = (value: unknown): boolean => v.safeParse(offlineManifest, value).success;

test('accepts what the build writes', () => {
  expect(isValid(MANIFEST)).toBe(true);
  expect(bytesOf(MANIFEST)).toBe(1000);
});

test.each([
  ['a file of another site', { ...MANIFEST, files: [{ ...FILE, url: 'https://evil.example/x.js' }] }],
  ['a file outside the build', { ...MANIFEST, files: [{ ...FILE, url: '/api/prices' }] }],
  ['a path with dots', { ...MANIFEST, files: [{ ...FILE, url: '/build/../api' }] }],
  ['an invalid checksum', { ...MANIFEST, files: [{ ...FILE, sha256: 'x' }] }],
  ['no files', { ...MANIFEST, files: [] }],
  ['too many files', { ...MANIFEST, files: Array.from({ length: 401 }, () => FILE) }],
  ['no offline page', { ...MANIFEST, pages: ['/glossary'] }],
  ['a page of another site', { ...MANIFEST, pages: ['//evil.example', '/offline'] }],
  ['an invalid build name', { ...MANIFEST, build: '../x' }],
  ['too many bytes', { ...MANIFEST, pageBytes: 1e9 }],
])('rejects %s', (_, value) => expect(isValid(value)).toBe(false));

test('rejects a damaged record', () => {
  const record = { build: '0123456789ab', keptAt: '2026-11-23T15:15:00.000Z', bytes: 1000, responses: 3 };
  expect(v.safeParse(keptRecord, record).success).toBe(true);
  for (const wrong of [null, {}, { ...record, keptAt: 'yesterday' }, { ...record, responses: 0 }])
    expect(v.safeParse(keptRecord, wrong).success).toBe(false);
});
