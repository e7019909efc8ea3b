import { expect, test } from 'vitest';
import { quoteStatus, type StatusFacts } from '../../../../../src/domain/order/quotes/desk/quote-status.ts';

const NOW = Date.parse('2026-11-23T20:00:00Z');
const FACTS: StatusFacts = {
  state: 'answered',
  validUntil: '2026-12-23',
  hasOpenMessage: false,
  isViewed: false,
  isLost: false,
};
const status = (facts: Partial<StatusFacts>) => quoteStatus({ ...FACTS, ...facts }, NOW);

test('a request is new until staff work on it, also after a message', () => {
  expect(status({ state: 'received', validUntil: null })).toBe('new');
  expect(status({ state: 'received', validUntil: null, hasOpenMessage: true })).toBe('new');
  expect(status({ state: 'in_work' })).toBe('review');
});

test('a message of the customer needs a reply, before and after the customer viewed the quote', () => {
  expect(status({ hasOpenMessage: true })).toBe('reply');
  expect(status({ hasOpenMessage: true, isViewed: true })).toBe('reply');
  expect(status({ state: 'in_work', hasOpenMessage: true })).toBe('reply');
});

test('a sent quote is quoted, viewed, expired or accepted', () => {
  expect([status({}), status({ isViewed: true })]).toEqual(['quoted', 'viewed']);
  expect(status({ validUntil: '2026-11-20' })).toBe('expired');
  expect(status({ state: 'accepted', hasOpenMessage: true })).toBe('accepted');
});

test('a withdrawn or expired quote with a reason is lost, an accepted one never', () => {
  expect([status({ state: 'withdrawn' }), status({ state: 'withdrawn', isLost: true })]).toEqual(['withdrawn', 'lost']);
  expect(status({ validUntil: '2026-11-20', isLost: true })).toBe('lost');
  expect(status({ state: 'accepted', isLost: true })).toBe('accepted');
});
