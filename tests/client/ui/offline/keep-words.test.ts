import { expect, test } from 'vitest';
import { announcement, keepWords, sizeText } from '../../../../src/client/ui/offline/keep-words.ts';
import type { KeepState } from '../../../../src/domain/site/offline/keep-state.ts';

const OFFER = { build: 'b', manifest: '/m', bytes: 4_264_127, pages: 30 };
const KEPT = { build: 'aaaaaaaaaaaa', keptAt: '2026-11-23T15:15:00.000Z', bytes: 4_100_000, responses: 160 };
const words = (state: KeepState, place: 'chart' | 'site' = 'site') => keepWords(state, OFFER, place, 'references');

test('names the size before the download', () => {
  expect(words({ step: 'not-kept' }).text).toContain('30 charts, design guides and tools, 4.3 MB.');
  expect(words({ step: 'not-kept' }, 'chart').text).toContain('This chart and 29 other references');
});

test('says why a download stopped and what is still there', () => {
  const failed = { step: 'failed', kept: null, why: 'connection', bytes: 3_400_000 } as const;
  expect(words(failed).text).toBe('The connection was lost at 3.4 MB. Nothing was changed.');
  expect(words({ ...failed, kept: KEPT, why: 'damaged' }).text).toMatch(/damaged\. The version of Nov 23, .* is still/);
});

test('names the space that is needed and the space there is', () => {
  expect(words({ step: 'refused', kept: null, needed: 4_264_127, free: -5 }).text).toContain(
    'need 4.3 MB; the browser allows 1 KB',
  );
});

test('announces progress in quarters only', () => {
  const at = (bytes: number) => {
    const state = { step: 'downloading', kept: null, bytes, total: 100 } as const;
    return announcement(state, words(state));
  };
  expect(new Set(Array.from({ length: 101 }, (_, bytes) => at(bytes))).size).toBe(5);
  expect(at(51)).toBe('50% downloaded');
  expect(announcement({ step: 'not-kept' }, words({ step: 'not-kept' }))).toBe('');
});

test.each([
  [12, '1 KB'],
  [42_000, '42 KB'],
  [4_264_127, '4.3 MB'],
])('writes %i bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
