import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUPS } from '../e2e/builder/published/fixtures/groups.ts';
import { allElements } from '../e2e/builder/published/readings.ts';
import { STAYING_DIFFERENCES } from '../e2e/builder/published/staying-differences.ts';

const scenarios = Object.values(GROUPS).flat();

/** Returns the first cells of the table under a heading of a document. */
const firstCells = (document: string, heading: string): readonly string[] => {
  const [, part = ''] = readFileSync(document, 'utf8').split(`## ${heading}\n`);
  const rows = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => row.split('|')[1]?.trim() ?? '');
};

test('remaining differences from the builder’s renderer match those of the guide', () => {
  const documented = firstCells('docs/guides/builder.md', "What differs from the builder's own renderer");
  expect(documented).toEqual([...STAYING_DIFFERENCES]);
});

test('a scenario shows each of them', () => {
  const shown = new Set(scenarios.flatMap(({ stays }) => stays?.difference ?? []));
  expect([...shown].sort()).toEqual([...STAYING_DIFFERENCES].sort());
});

test('names of scenarios and ids of their blocks are unique', () => {
  const twice = (names: readonly string[]): readonly string[] =>
    names.filter((name, index) => names.indexOf(name) !== index);
  expect(twice(scenarios.map(({ name }) => name))).toEqual([]);
  for (const group of Object.values(GROUPS)) expect(twice(allElements(group).map(({ id }) => id))).toEqual([]);
});
