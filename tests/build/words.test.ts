import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const GUIDE = readFileSync(new URL('docs/guides/words.md', ROOT), 'utf8');

/** Returns the text in code marks in one column of the guide's tables. */
const wordsIn = (column: number): string[] =>
  GUIDE.split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|').at(column) ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));

const AVOIDED = wordsIn(-2);
const ALLOWED = wordsIn(1);

/** Matches whole phrases; a lowercase one in any case, one with a capital exactly. Stems (`vulcanis`) can continue. */
const patternOf = (word: string): RegExp =>
  new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, /[A-Z]/.test(word) ? 'g' : 'gi');

const PATTERNS = AVOIDED.map((word) => [word, patternOf(word)] as const);

/**
 * The backend's protocol and generated files have words of their sources, and carts store some texts of
 * `pricing-rules.ts` as values, which pages show in other words. Visitor input is read in every spelling.
 */
const SKIPPED =
  /\/(?:directus|migrations)\/|\.gen\.ts$|^src\/data\/|^src\/domain\/(?:shop\/pricing\/pricing-rules|order\/lists\/reading\/asides|engineering\/understand\/words\/(?:trade-words|products|page-words))\.ts$/;

const files = readdirSync(new URL('src', ROOT), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.tsx?$/.test(path) && !SKIPPED.test(path));

/** Returns a file without its comments, with the same line numbers. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(?<![:"'`\w])\/\/.*$/gm, '');

const found = (text: string, file: string): string[] =>
  ALLOWED.reduce((left, phrase) => left.replaceAll(phrase, ''), text)
    .split('\n')
    .flatMap((line, at) =>
      PATTERNS.filter(([, pattern]) => line.search(pattern) !== -1).map(([word]) => `${file}:${at + 1} “${word}”`),
    );

test('the guide contains words, and the test finds them', () => {
  expect(AVOIDED.length).toBeGreaterThan(60);
  expect(found("title: 'The catalogue'", 'x')).toEqual(['x:1 “catalogue”']);
  expect(found("label: 'Request a quote'", 'x')).toEqual([]);
  expect(found("label: 'Request A Quote'", 'x')).toEqual(['x:1 “Request A Quote”']);
  expect(withoutComments("/* colour */ a; // colour\n'https://colour'")).not.toMatch(/colour.*\n/);
});

test('no page and no message contains a word to avoid', () => {
  const wrong = files.flatMap((path) => found(withoutComments(readFileSync(new URL(path, ROOT), 'utf8')), path));
  expect(wrong).toEqual([]);
});
