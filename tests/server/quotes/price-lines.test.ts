import { expect, test } from 'vitest';
import { partById } from '../../../src/domain/shop/catalog/rows/parts.ts';
import { priceLines } from '../../../src/server/quotes/price-lines.ts';
import { line } from '../../domain/order/cart/cart-fixture.ts';
import { indexed } from '../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';
import { FK7502_214, PRICES } from '../../support/services/fake-services.ts';

const part = partById(indexed(SMALL_CATALOG), FK7502_214);

/** Returns prices for every requested part except those in `lacks`. */
const readsOf = (lacks: readonly number[] = [], onRead: (ids: readonly number[]) => void = () => undefined) => ({
  readAll: async (ids: readonly number[]) => {
    onRead(ids);
    return new Map(ids.filter((id) => !lacks.includes(id)).map((id) => [id, { ...PRICES, productId: id }]));
  },
});

test('prices 1,000 lines, 200 parts per read, each part once', async () => {
  const readIds: number[][] = [];
  const pricing = readsOf([], (ids) => void readIds.push([...ids]));
  const items = Array.from({ length: 1000 }, (_, at) => line(`${at}`, (at % 950) + 1));
  const lines = await priceLines(items, { partOf: () => part, pricing, now: Date.now });
  expect(lines.map(({ check }) => check)).toEqual(Array(1000).fill('priced'));
  expect(readIds.map(({ length }) => length)).toEqual([200, 200, 200, 200, 150]);
  expect(new Set(readIds.flat()).size).toBe(950);
});

test('a part without a response keeps the cart price; a nonexistent part is marked as unknown', async () => {
  const items = [line('a', 1), line('b', 2), line('c', 3)];
  const partOf = (id: number) => (id === 3 ? null : part);
  const lines = await priceLines(items, { partOf, pricing: readsOf([2]), now: Date.now });
  expect(lines.map(({ check }) => check)).toEqual(['priced', 'unread', 'unknown']);
  expect(lines[1]?.offered.price).toBe(items[1]?.price);
});

test('stops reading after eight seconds', async () => {
  let time = 0;
  const pricing = readsOf([], () => {
    time += 5000;
  });
  const items = Array.from({ length: 1000 }, (_, at) => line(`${at}`, at + 1));
  const lines = await priceLines(items, { partOf: () => part, pricing, now: () => time });
  expect(lines.filter(({ check }) => check === 'unread')).toHaveLength(600);
});
