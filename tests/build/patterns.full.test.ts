import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import { beforeAll, describe, expect, test } from 'vitest';
import { patternsOf, type SourcePattern } from '../support/source/patterns-of.ts';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
/**
 * Limits in steps only. With its limits in milliseconds, recheck reports a linear pattern as vulnerable when the machine
 * is busy, because it takes a search that was interrupted for a slow one.
 */
const WITHOUT_CLOCK = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };
/** All patterns take three minutes on an idle machine. */
const ALL_PATTERNS_MS = 3_600_000;

const found = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => ({
  file,
  ...patternsOf(file, readFileSync(join(src, file), 'utf8')),
}));

/** The local editor reads our own declarations, like the hosted one; visitors never load it. */
const OF_THE_MENU = 'tools/builder/editor/property-form.ts: new RegExp(input.regex.pattern)';

/** Every pattern once, with its files. */
const patterns = [
  ...Map.groupBy(
    found.flatMap(({ file, patterns: own }) => own.map((pattern) => ({ ...pattern, file }))),
    ({ source, flags }) => `/${source}/${flags}`,
  ).values(),
].map((same) => ({ ...(same[0] as SourcePattern), files: same.map(({ file }) => file) }));

/** Returns the problem of a pattern, or `null` when its steps grow linearly with the text. */
const superLinear = ({ source, flags }: SourcePattern): string | null => {
  const checked = checkSync(source, flags, WITHOUT_CLOCK);
  if (checked.status === 'safe') return null;
  const why =
    checked.status === 'vulnerable' ? `${checked.complexity.summary}: ${checked.attack.pattern}` : 'not decided';
  return `/${source}/${flags} ${why}`;
};

beforeAll(() => {
  // The other backends are native programs for some machines; this one runs everywhere.
  process.env.RECHECK_BACKEND = 'pure';
});

describe('finding patterns', () => {
  test('finds literals, constants joined in templates, and routes', () => {
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

  test('reports a pattern that is known only at run time', () => {
    expect(patternsOf('a.ts', 'const f = (word: string) => new RegExp(word).test("x");').unknown).toEqual([
      'new RegExp(word)',
    ]);
  });

  test('finds many patterns', () => {
    expect(patterns.length).toBeGreaterThan(120);
  });
});

describe('no text makes a pattern slow', () => {
  test.each(['^[+-]?(?:\\d+\\.?\\d*|\\.\\d+)$', '(a+)+$', '\\s+$', '<[^>]+>'])('would report %s', (source) => {
    expect(superLinear({ source, flags: '' })).toContain(source);
  });

  test('no pattern contains text that is known only at run time', () => {
    const told = found.flatMap(({ file, unknown }) => unknown.map((call) => `${file}: ${call}`));
    expect(told.filter((call) => call !== OF_THE_MENU)).toEqual([]);
  });

  test('the steps of every pattern grow linearly with the text', { timeout: ALL_PATTERNS_MS }, () => {
    const slow = patterns.flatMap((pattern) => {
      const told = superLinear(pattern);
      return told === null ? [] : [`${told} in ${pattern.files.join(', ')}`];
    });
    expect(slow.join('\n')).toBe('');
  });
});
