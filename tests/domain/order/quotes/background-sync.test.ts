import { expect, test } from 'vitest';
import {
  backgroundBody,
  sentInBackground,
  waitsForNetwork,
} from '../../../../src/domain/order/quotes/outbox/background-sync.ts';
import { isDue, nextEntry } from '../../../../src/domain/order/quotes/outbox/next-entry.ts';
import { newEntry } from '../../../../src/domain/order/quotes/outbox/outbox-entry.ts';
import { line } from '../cart/cart-fixture.ts';

const NOW = 1_000_000;
const WRITTEN = { contact: { name: 'R. Okafor' }, items: [line('a', 214)], texts: ['Seal kit'], accountId: null };
const entry = newEntry('k1', WRITTEN, NOW);
const failed = (cause: 'offline' | 'unavailable') => nextEntry(entry, { type: 'failed', cause, waitS: 3600 }, NOW);

test('the service worker sends what waits for a network only', () => {
  expect(waitsForNetwork(entry)).toBe(true);
  expect(waitsForNetwork(failed('offline'))).toBe(true);
  expect(waitsForNetwork(failed('unavailable'))).toBe(false);
  expect(waitsForNetwork(newEntry('k1', { ...WRITTEN, accountId: 'a1' }, NOW))).toBe(false);
  expect(waitsForNetwork(nextEntry(entry, { type: 'refused', message: 'No.' }, NOW))).toBe(false);
});

test('its body has the key and the content that pages send, and no price snapshot', () => {
  if (!waitsForNetwork(entry)) throw new Error('The entry waits.');
  expect(JSON.parse(backgroundBody(entry))).toEqual({
    ...WRITTEN,
    items: WRITTEN.items.map((item) => ({ ...item, pricing: null })),
    confirmed: {},
    _key: 'k1',
  });
});

test('the next page sends it again at once, whatever it waited for', () => {
  const waiting = failed('offline');
  if (!waitsForNetwork(waiting)) throw new Error('The entry waits.');
  expect(isDue(waiting, 'visible', NOW + 1)).toBe(false);
  expect(isDue(sentInBackground(waiting), 'visible', NOW + 1)).toBe(true);
});
