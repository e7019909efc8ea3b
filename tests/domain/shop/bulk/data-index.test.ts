import { expect, test } from 'vitest';
import { slicesOf } from '../../../../src/domain/shop/bulk/change-keys.ts';
import {
  type DataFile,
  type DataIndex,
  type DataVersion,
  deltasBetween,
  EMPTY_INDEX,
  fileOf,
  MAX_DELTAS,
  wholeVersions,
  withVersion,
} from '../../../../src/domain/shop/bulk/data-index.ts';

const fileNamed = (name: string): DataFile => ({ name, table: 'parts', format: 'csv', rows: 1, bytes: 1, sha256: '' });

/** A version with whole files if its name is in capitals, else only with a delta. */
const version = (name: string, from: string | null): DataVersion => ({
  version: name,
  format: 1,
  published_at: '2026-11-26T00:00:00.000Z',
  parts: 1,
  files: name === name.toUpperCase() ? [fileNamed(`parts-${name}`)] : [],
  delta: from === null ? null : { from, keys: [1], files: [fileNamed(`changes-${from}-${name}`)] },
});

/** Adds versions one after the other, each with a delta from the one before. */
const series = (names: readonly string[], start: DataIndex = EMPTY_INDEX): DataIndex =>
  names.reduce((index, name) => withVersion(index, version(name, index.versions.at(-1)?.version ?? null)), start);

const path = (index: DataIndex, from: string, to: string) =>
  deltasBetween(index, from, to)?.map((one) => one.from) ?? null;

test('keeps three versions with whole files and all deltas after the oldest of them', () => {
  const index = series(['A', 'b', 'C', 'd', 'E', 'f', 'G', 'h']);
  expect(wholeVersions(index).map((one) => one.version)).toEqual(['G', 'E', 'C']);
  expect(index.versions.map((one) => one.version)).toEqual(['C', 'd', 'E', 'f', 'G', 'h']);
  expect(index.versions[0]?.delta).toBeNull();
  expect(index.expired).toEqual(['A', 'b']);
  expect(path(index, 'C', 'h')).toEqual(['C', 'd', 'E', 'f', 'G']);
  expect(path(index, 'd', 'd')).toEqual([]);
  expect(path(index, 'b', 'h')).toBeNull();
  expect(path(index, 'h', 'C')).toBeNull();
});

test('has no way across a version without a delta', () => {
  const broken = withVersion(series(['A', 'b']), version('C', null));
  const index = series(['d'], broken);
  expect(path(index, 'A', 'b')).toEqual(['A']);
  expect(path(index, 'A', 'd')).toBeNull();
  expect(path(index, 'C', 'd')).toEqual(['C']);
});

test('continues from the newer occurrence of a version whose content came back', () => {
  const index = series(['A', 'b', 'A', 'c']);
  expect(path(index, 'A', 'c')).toEqual(['A']);
  expect(path(index, 'b', 'c')).toEqual(['b', 'A']);
  expect(wholeVersions(index).map((one) => one.version)).toEqual(['A']);
});

test('adds whole files to the last version and keeps its delta when it is written again', () => {
  const index = series(['A', 'b']);
  const written = withVersion(index, { ...version('b', null), files: [fileNamed('parts-b')] });
  expect(written.versions.map((one) => one.version)).toEqual(['A', 'b']);
  expect(path(written, 'A', 'b')).toEqual(['A']);
  expect(withVersion(written, { ...version('b', null), files: [fileNamed('parts-b')] })).toEqual(written);
  expect(fileOf(written, 'b', 'parts-b')?.name).toBe('parts-b');
  expect(fileOf(written, 'b', 'changes-A-b')?.name).toBe('changes-A-b');
  expect(fileOf(written, 'A', 'parts-b')).toBeNull();
});

test('limits the number of deltas', () => {
  const index = series(['A', ...Array.from({ length: MAX_DELTAS + 5 }, (_, at) => `v${at}`)]);
  expect(index.versions).toHaveLength(MAX_DELTAS);
  expect(index.expired).toContain('A');
});

test('finds the lists of a page, up to a maximum number of lists', () => {
  const counts = [[3, 2], [], [4]];
  expect(slicesOf(counts, 0, 4, 9)).toEqual([
    { delta: 0, list: 0, start: 0, end: 3 },
    { delta: 0, list: 1, start: 0, end: 1 },
  ]);
  expect(slicesOf(counts, 4, 9, 9)).toEqual([
    { delta: 0, list: 1, start: 1, end: 2 },
    { delta: 2, list: 0, start: 0, end: 4 },
  ]);
  expect(slicesOf(counts, 0, 9, 1)).toEqual([{ delta: 0, list: 0, start: 0, end: 3 }]);
  expect(slicesOf(counts, 9, 9, 9)).toEqual([]);
});
