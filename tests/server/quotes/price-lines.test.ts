import { expect, test } from 'vitest';
import { partById } from '../../../src/domain/catalog/rows/parts.ts';
import { priceLines } from '../../../src/server/quotes/price-lines.ts';
import { line } from '../../domain/cart/cart-fixture.ts';
import { FK7502_214, PRICES } from '../../support/fake-services.ts';
import { indexed } from '../../support/random-catalog.ts';
import { SMALL_CATALOG } from '../../support/small-catalog.ts';

const part = partById(indexed(SMALL_CATALOG), FK7502_214);

test('1,000 lines are read a few at a time and 250 parts at most; the others keep the price of the cart and say so', async () => {
  let [reading, most, reads] = [0, 0, 0];
  const read = async () => {
    reads += 1;
    reading += 1;
    most = Math.max(most, reading);
    await new Promise((resolve) => setImmediate(resolve));
    reading -= 1;
    return PRICES;
  };
  const items = Array.from({ length: 1000 }, (_, at) => line(`${at}`, at + 1));
  const lines = await priceLines(items, { partOf: () => part, pricing: { read }, now: Date.now });
  expect(lines).toHaveLength(1000);
  expect([reads, most]).toEqual([250, 8]);
  expect(lines.map(({ check }) => check)).toEqual([...Array(250).fill('priced'), ...Array(750).fill('unread')]);
  expect(lines.at(-1)?.offered.price).toBe(items.at(-1)?.price);
});

test('after eight seconds the rest is not asked for', async () => {
  let time = 0;
  const read = async () => {
    time += 2000;
    return PRICES;
  };
  const items = Array.from({ length: 40 }, (_, at) => line(`${at}`, at + 1));
  const lines = await priceLines(items, { partOf: () => part, pricing: { read }, now: () => time });
  expect(lines.filter(({ check }) => check === 'unread')).toHaveLength(32);
});
