import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import { beforeAll, describe, expect, test } from 'vitest';
import { patternsOf, type SourcePattern } from '../support/patterns-of.ts';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const WHILE_MS = 120_000;

const found = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => ({
  file,
  ...patternsOf(file, readFileSync(join(src, file), 'utf8')),
}));

/** The local editor reads what our own declarations say, as the hosted one does; visitors never get it. */
const OF_THE_MENU = 'tools/builder/editor/property-form.ts: new RegExp(input.regex.pattern)';

/** Every pattern once, with the files it stands in. */
const patterns = [
  ...Map.groupBy(
    found.flatMap(({ file, patterns: own }) => own.map((pattern) => ({ ...pattern, file }))),
    ({ source, flags }) => `/${source}/${flags}`,
  ).values(),
].map((same) => ({ ...(same[0] as SourcePattern), files: same.map(({ file }) => file) }));

/** What is wrong with a pattern; null when its steps grow no faster than the text. */
const superLinear = ({ source, flags }: SourcePattern): string | null => {
  const checked = checkSync(source, flags, { timeout: WHILE_MS });
  if (checked.status === 'safe') return null;
  const why =
    checked.status === 'vulnerable' ? `${checked.complexity.summary}: ${checked.attack.pattern}` : 'not decided';
  return `/${source}/${flags} ${why}`;
};

beforeAll(() => {
  // The others are programs for some machines; this one runs everywhere.
  process.env.RECHECK_BACKEND = 'pure';
});

describe('finding patterns', () => {
  test('literals, constants joined in templates, and routes are found', () => {
    const code = `
      const A = String.raw\`\\d+\`;
      const B = new RegExp(String.raw\`^(?:\${A})$\`, 'iu');
      const C = /x[/]y/gs;
      app.get('/:file{parts-[0-9]+\\\\.xml}', handler);`;
    expect(patternsOf('a.ts', code)).toEqual({
      patterns: [
        { source: '^(?:\\d+)$', flags: 'iu' },
        { source: 'x[/]y', flags: 'gs' },
        { source: '^/(parts-[0-9]+\\.xml)$', flags: '' },
      ],
      unknown: [],
    });
  });

  test('a pattern made of what only running tells is named', () => {
    expect(patternsOf('a.ts', 'const f = (word: string) => new RegExp(word).test("x");').unknown).toEqual([
      'new RegExp(word)',
    ]);
  });

  test('there are very many', () => {
    expect(patterns.length).toBeGreaterThan(120);
  });
});

describe('a text cannot make a pattern slow', () => {
  test.each(['^[+-]?(?:\\d+\\.?\\d*|\\.\\d+)$', '(a+)+$', '\\s+$', '<[^>]+>'])('%s would be told', (source) => {
    expect(superLinear({ source, flags: '' })).toContain(source);
  });

  test('no pattern is made of text that is not known before', () => {
    const told = found.flatMap(({ file, unknown }) => unknown.map((call) => `${file}: ${call}`));
    expect(told.filter((call) => call !== OF_THE_MENU)).toEqual([]);
  });

  test('the steps of every pattern grow no faster than the text', { timeout: 10 * WHILE_MS }, () => {
    const slow = patterns.flatMap((pattern) => {
      const told = superLinear(pattern);
      return told === null ? [] : [`${told} in ${pattern.files.join(', ')}`];
    });
    expect(slow).toEqual([]);
  });
});
