import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/tools/process/steps.ts';

const text = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');

/** `attack/` is short for `tests/attack/`. */
const named = [...text.matchAll(/`((?:tests|attack)\/[\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) =>
  path.startsWith('attack/') ? `tests/${path}` : path,
);

/** The requirements of levels 1 and 2 in each section of ASVS 5.0.0, by number. */
const LEVELS_1_AND_2 =
  '1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1-1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2 ' +
  '4.1:1-3 4.2:1-1 4.3:1-2 4.4:1-4 5.1:1-1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 ' +
  '6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1-1 8.4:1-1 9.1:1-3 9.2:1-4 10.1:1-2 ' +
  '10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1-1 11.6:1-1 ' +
  '12.1:1-3 12.2:1-2 12.3:1-4 13.1:1-1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 ' +
  '15.3:1-7 16.1:1-1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3';

const wanted = LEVELS_1_AND_2.split(' ').flatMap((entry) => {
  const [section = '', range = ''] = entry.split(':');
  const [first = 0, last = 0] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`);
});

const compare = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** Numbers and ranges in the text: `6.5.1–6.5.5`, `10.5.1–10.7.3`. */
const covered = new Set(
  [...text.matchAll(/(\d+\.\d+\.\d+)(?:–(\d+\.\d+\.\d+))?/g)].flatMap(([, first = '', last]) =>
    last === undefined ? [first] : wanted.filter((one) => compare(one, first) >= 0 && compare(one, last) <= 0),
  ),
);

test('docs/security.md names existing tests', () => {
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

test('docs/security.md covers every requirement of ASVS 5.0.0 of levels 1 and 2, except WebRTC', () => {
  expect(wanted.filter((one) => !covered.has(one))).toEqual([]);
});
