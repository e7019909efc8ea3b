import * as v from 'valibot';
import { expect, test } from 'vitest';
import { quoteSummaries } from '../../../../src/domain/order/quotes/quote-summary.ts';

const URL = `/quotes/${'0a'.repeat(16)}`;
const QUOTE = {
  number: 'Q-2026-000001',
  requestedAt: '2026-11-21T09:00:00.000Z',
  status: 'answered',
  lineCount: 3,
  acceptedLines: null,
  totalCents: 104_200,
  openLines: 1,
  poNumber: '4500012345',
  url: URL,
} as const;

test('a list of requests survives a JSON round trip', () => {
  const page = { items: [QUOTE], totalItems: 21, page: 2, limit: 20 };
  expect(v.parse(quoteSummaries, JSON.parse(JSON.stringify(page)))).toEqual(page);
});

test('skips a request whose URL is not a quote', () => {
  const items = ['javascript:alert(1)', '//evil.example', '/quotes/1', `${URL}/x`].map((url) => ({ ...QUOTE, url }));
  expect(v.parse(quoteSummaries, { items, totalItems: 4, page: 1, limit: 20 }).items).toEqual([]);
  expect(v.is(quoteSummaries, { title: 'Log in to see this.' })).toBe(false);
});

test('reads an unknown status as received', () => {
  const items = ['in_work', 'expired', 'closed', null].map((status) => ({ ...QUOTE, status }));
  const read = v.parse(quoteSummaries, { items, totalItems: 4, page: 1, limit: 20 });
  expect(read.items.map(({ status }) => status)).toEqual(['in_work', 'expired', 'received', 'received']);
});
