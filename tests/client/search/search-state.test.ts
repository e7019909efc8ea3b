import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureIn } from '../../../src/client/failure.ts';
import {
  initialSearch,
  isAsking,
  isPanelOpen,
  type SearchEvent,
  type SearchState,
  searchReducer,
} from '../../../src/client/ui/search/search-state.ts';
import { mm } from '../../../src/domain/kit/units.ts';
import type { SearchResponse } from '../../../src/domain/site/api/catalog/search.ts';

const OFFLINE = failureIn(new TypeError('Failed to fetch'));
const answerOf = (...names: string[]): SearchResponse => ({
  products: names.map((name, id) => ({ id, name, idMm: mm(25), csMm: mm(3.53), color: '#6b3a1e' })),
  pages: [{ id: 99, title: 'FAQ | Canyon Seals', url: '/faq' }],
});
const after = (text: string, ...events: SearchEvent[]): SearchState =>
  events.reduce(searchReducer, initialSearch(text));
const typed = (text: string): SearchEvent => ({ type: 'typed', text });
const answered = (sequence: number, ...names: string[]): SearchEvent => ({
  type: 'answered',
  sequence,
  answer: answerOf(...names),
});
const entered: SearchEvent = { type: 'entered' };

test('the panel is open with text, focus and a response', () => {
  expect(isPanelOpen(after('', entered, typed('214')))).toBe(false);
  expect(isPanelOpen(after('', entered, typed('214'), answered(1, 'FK7502-214')))).toBe(true);
  expect(isPanelOpen(after('', entered, typed('214'), answered(1, 'FK7502-214'), { type: 'left' }))).toBe(false);
  expect(isPanelOpen(after('', entered, typed('214'), answered(1, 'FK7502-214'), typed('')))).toBe(false);
});

test('a dismissed panel stays closed until the text changes or the field gets focus again', () => {
  const dismissed = [entered, typed('2'), answered(1, 'A-2'), { type: 'dismissed' } as const];
  expect(isPanelOpen(after('', ...dismissed))).toBe(false);
  expect(isPanelOpen(after('', ...dismissed, entered))).toBe(false);
  expect(isPanelOpen(after('', ...dismissed, typed('21')))).toBe(true);
  expect(isPanelOpen(after('', ...dismissed, { type: 'left' }, entered))).toBe(true);
});

test('requests the text of the URL once the field has focus, but never blank text', () => {
  expect(isAsking(initialSearch('214'))).toBe(false);
  expect(isAsking(after('214', entered))).toBe(true);
  expect(isAsking(after('214', entered, answered(0, 'A-214')))).toBe(false);
  expect(isAsking(after('   ', entered))).toBe(false);
});

test('ignores a response or failure for an earlier text', () => {
  const newer = after('', entered, typed('2'), typed('21'), answered(2, 'A-21'));
  expect(searchReducer(newer, answered(1, 'B-2'))).toBe(newer);
  expect(searchReducer(newer, { type: 'failed', sequence: 1, failure: OFFLINE })).toBe(newer);
});

test('keeps the last list while a newer response is pending', () => {
  const state = after('', entered, typed('2'), answered(1, 'A-2'), typed('21'));
  expect([state.answer?.products.length, state.status, isPanelOpen(state)]).toEqual([1, 'stale', true]);
});

test('shows a failure and allows a retry', () => {
  const failed = after('', entered, typed('2'), { type: 'failed', sequence: 1, failure: OFFLINE });
  expect([isPanelOpen(failed), isAsking(failed)]).toEqual([true, false]);
  expect(isAsking(searchReducer(failed, { type: 'retried' }))).toBe(true);
});

test('arrow keys step through products and pages and back to the field', () => {
  const keys = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowDown'];
  let state = after('', entered, typed('2'), answered(1, 'A-2', 'B-2'));
  const places = keys.map((key) => {
    state = searchReducer(state, { type: 'moved', key });
    return state.active;
  });
  expect(places).toEqual([0, 1, 2, -1, 2, 0, 2, -1]);
});

const anyEvent: fc.Arbitrary<SearchEvent> = fc.oneof(
  fc.string({ maxLength: 3 }).map(typed),
  fc.nat(8).map((sequence) => answered(sequence, ...'ABC'.slice(0, sequence % 4))),
  fc.nat(8).map((sequence): SearchEvent => ({ type: 'failed', sequence, failure: OFFLINE })),
  fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End').map((key): SearchEvent => ({ type: 'moved', key })),
  fc.constantFrom('retried', 'entered', 'left', 'dismissed').map((type): SearchEvent => ({ type })),
);

test('after any events, the active option is in the list, and a fresh list belongs to the text', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      let state = initialSearch('');
      for (const event of events) {
        const before = state;
        state = searchReducer(state, event);
        const count = (state.answer?.products.length ?? 0) + (state.answer?.pages.length ?? 0);
        expect(state.active).toBeGreaterThanOrEqual(-1);
        expect(state.active).toBeLessThan(Math.max(count, 1));
        if (state.status === 'fresh' && before.status !== 'fresh') {
          expect(event.type === 'answered' && event.sequence === state.sequence).toBe(true);
        }
        if (isPanelOpen(state)) expect(state.focused && state.text.trim() !== '').toBe(true);
      }
    }),
  );
});
