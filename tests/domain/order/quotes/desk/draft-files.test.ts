import { describe, expect, test } from 'vitest';
import { draftFieldsIn, MAX_DRAFT_FILES } from '../../../../../src/domain/order/quotes/desk/draft-fields.ts';
import {
  addedFiles,
  draftFiles,
  freeFilePosition,
  movedFile,
  removedFile,
} from '../../../../../src/domain/order/quotes/desk/draft-files.ts';
import { fileChecks } from '../../../../../src/domain/order/quotes/desk/file-checks.ts';
import { hostOf } from '../../../../../src/domain/order/quotes/quote-answer.ts';
import { isOfOtherQuote, quoteFileHref, quoteFileIn } from '../../../../../src/domain/order/quotes/quote-file.ts';

const ID = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const DIGEST = 'c'.repeat(64);
const SITE = 'https://canyonseals.example';

const three = {
  file1_label: 'A',
  file1_url: 'https://x.example/a',
  file2_label: 'B',
  file2_url: 'https://x.example/b',
  file3_label: 'C',
  file3_url: 'https://x.example/c',
};
const labels = (fields: Readonly<Record<string, string>>): string =>
  draftFiles(fields)
    .map(({ label }) => label)
    .join('');

describe('files of a draft', () => {
  test('are moved and removed by their position', () => {
    const change = (changes: object): string => labels({ ...three, ...changes });
    expect(change(movedFile(three, 3))).toBe('ACB');
    expect(change(movedFile(three, 1))).toBe('ABC');
    expect(change(movedFile(three, 9))).toBe('ABC');
    expect(change(removedFile(three, 1))).toBe('BC');
    expect(change(removedFile(three, 0))).toBe('ABC');
  });

  test('are added behind the others, once each, up to the maximum', () => {
    const files = Array.from({ length: 9 }, (_, at) => ({ label: String(at), url: `https://x.example/${at}` }));
    expect(labels({ ...three, ...addedFiles(three, files) })).toBe('ABC012');
    expect(labels({ ...three, ...addedFiles(three, [{ label: 'again', url: three.file2_url }]) })).toBe('ABC');
    expect(freeFilePosition(three)).toBe(4);
    expect(freeFilePosition({ ...three, ...addedFiles(three, files) })).toBeNull();
  });

  test('have fields up to the maximum number', () => {
    const names = [`file${MAX_DRAFT_FILES}_url`, `file${MAX_DRAFT_FILES + 1}_url`, 'file0_url', 'file1_name'];
    expect(Object.keys(draftFieldsIn(names.map((name) => [name, 'x'])))).toEqual([`file${MAX_DRAFT_FILES}_url`]);
  });
});

describe('URLs of uploaded files', () => {
  test('name a quote and a digest', () => {
    const url = SITE + quoteFileHref(ID, DIGEST);
    expect(quoteFileIn(url)).toEqual({ publicId: ID, digest: DIGEST });
    for (const other of [`${url}0`, `${url}?a`, quoteFileHref(ID, DIGEST), `${SITE}/x/quotes/${ID}/files/${DIGEST}`])
      expect([other, quoteFileIn(other)]).toEqual([other, null]);
  });

  test('need https, except on this computer', () => {
    const path = quoteFileHref(ID, DIGEST);
    expect(hostOf(`http://localhost:8787${path}`)).toBe('localhost');
    expect(hostOf(`http://127.0.0.1${path}`)).toBe('127.0.0.1');
    for (const url of [
      `http://canyonseals.example${path}`,
      `http://localhost.evil.example${path}`,
      `http://localhost@evil.example${path}`,
      'http://localhost:8787/a.pdf',
      `javascript://localhost${path}`,
    ])
      expect([url, hostOf(url)]).toEqual([url, '']);
  });

  test('block sending if they are of another quote, or the file is no longer stored', () => {
    const check = (url: string): readonly string[] =>
      fileChecks([{ label: 'Drawing', url }], ID, new Set([DIGEST])).map(({ text }) => text);
    for (const url of [SITE + quoteFileHref(ID, DIGEST), 'https://files.example/a.pdf'])
      expect(check(url)).toEqual(['1 file for the customer: Drawing']);
    expect(check(SITE + quoteFileHref(ID, 'd'.repeat(64)))[0]).toContain('no longer stored');
    for (const url of [
      SITE + quoteFileHref(OTHER, DIGEST),
      `${SITE}/quotes/${OTHER}`,
      `${SITE}/quotes/${OTHER}/quote.pdf`,
    ])
      expect(check(url)[0]).toContain('opens another customer’s quote');
    expect(isOfOtherQuote(`${SITE}/quotes/${OTHER.toUpperCase()}`, ID)).toBe(true);
  });
});
