import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type DataIndex,
  type DataVersion,
  dataIndex,
  EMPTY_INDEX,
  withVersion,
} from '../../../../src/domain/shop/bulk/data-index.ts';
import { indexedVersions, patchPaths, stepsOf } from '../../../../src/domain/shop/bulk/index-files.ts';

const WHOLE = 1000;

/** A version without data files whose patch has these bytes. null: it has no patch. */
const version = (name: string, from: string | null, bytes: number | null): DataVersion => ({
  version: name,
  format: 1,
  published_at: '2026-11-26T00:00:00.000Z',
  parts: 1,
  files: [],
  delta: null,
  index: {
    sha256: 'ab',
    bytes: WHOLE,
    raw_bytes: 5 * WHOLE,
    patch: from === null || bytes === null ? null : { from, bytes },
  },
});

/** Adds versions one after the other, each with a patch of the given bytes from the one before. */
const series = (...entries: readonly (readonly [name: string, bytes: number | null])[]): DataIndex =>
  entries.reduce(
    (index, [name, bytes]) => withVersion(index, version(name, index.versions.at(-1)?.version ?? null, bytes)),
    EMPTY_INDEX,
  );

const paths = (index: DataIndex, to: string) => patchPaths(index, to).map(({ from, bytes }) => [from, bytes]);

test('adds up the patches from each earlier version, shortest path first', () => {
  const index = series(['a', null], ['b', 10], ['c', 20], ['d', 30]);
  expect(paths(index, 'd')).toEqual([
    ['c', 30],
    ['b', 50],
    ['a', 60],
  ]);
  expect(paths(index, 'b')).toEqual([['a', 10]]);
  expect(paths(index, 'a')).toEqual([]);
  expect(paths(index, 'unknown')).toEqual([]);
  const [, , longest] = patchPaths(index, 'd');
  expect(longest && stepsOf(longest).map(({ from, to }) => [from, to])).toEqual([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
  ]);
});

test('offers no path across a version without a patch', () => {
  expect(paths(series(['a', null], ['b', 10], ['c', null], ['d', 30]), 'd')).toEqual([['c', 30]]);
});

test('offers paths of up to 40 % of the whole file and 300 patches', () => {
  expect(paths(series(['a', null], ['b', 1], ['c', 390], ['d', 10]), 'd')).toEqual([
    ['c', 10],
    ['b', 400],
  ]);
  const many = series(
    ...Array.from({ length: 320 }, (_, at): readonly [string, number | null] => [`v${at}`, at === 0 ? null : 1]),
  );
  expect(patchPaths(many, 'v319')).toHaveLength(300);
});

test('finds the shorter path of a version whose content came back', () => {
  const index = series(['a', null], ['b', 1], ['c', 2], ['b', 4], ['d', 8]);
  expect(paths(index, 'd')).toEqual([
    ['b', 8],
    ['c', 12],
    ['a', 9],
  ]);
  // The content of the newest version is never a version to update from.
  expect(paths(series(['a', null], ['b', 1], ['a', 2]), 'a')).toEqual([['b', 2]]);
});

test('lists three versions with their files, newest first, each once', () => {
  const names = (index: DataIndex) => indexedVersions(index).map((one) => one.version);
  expect(names(series(['a', null], ['b', 1], ['c', 1], ['d', 1]))).toEqual(['d', 'c', 'b']);
  expect(names(series(['a', null], ['b', 1], ['a', 1]))).toEqual(['a', 'b']);
  expect(names(EMPTY_INDEX)).toEqual([]);
});

test('keeps the index file of a version that is written again, and reads entries of earlier releases', () => {
  const index = series(['a', null], ['b', 10]);
  const again = withVersion(index, { ...version('b', null, null), index: null });
  expect(again).toEqual(index);
  const { index: _, ...earlier } = version('a', null, null);
  const read = v.parse(dataIndex, { versions: [earlier], expired: [] });
  expect(indexedVersions(read)).toEqual([]);
  expect(paths(withVersion(read, version('b', null, null)), 'b')).toEqual([]);
});
