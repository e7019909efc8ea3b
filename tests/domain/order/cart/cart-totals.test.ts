import { expect, test } from 'vitest';
import { usdCents } from '../../../../src/domain/kit/units.ts';
import { cartTotals } from '../../../../src/domain/order/cart/cart-totals.ts';
import { cartOf, line } from './cart-fixture.ts';

test('adds up the priced lines and uses the longest ship time', () => {
  const cart = cartOf(line('a', 1, 2_000), { ...line('b', 2, 100), expedite: true });
  expect(cartTotals(cart)).toEqual({
    lines: 2,
    pricedLines: 2,
    subtotalCents: 97_400,
    longestShipTime: 5,
    expeditedLines: 1,
    orderMinimumReached: true,
  });
});

test('counts lines without an amount, and treats an unknown ship time as the longest', () => {
  const cart = cartOf(line('a', 1, 10), line('b', 2, 6_000));
  expect(cartTotals(cart)).toMatchObject({
    pricedLines: 1,
    subtotalCents: 2_500,
    longestShipTime: 'Request for ETA',
    orderMinimumReached: false,
  });
});

test('the order minimum is reached at exactly $75', () => {
  const at = (price: number) => cartTotals(cartOf({ ...line('a', 1), price: usdCents(price) })).orderMinimumReached;
  expect([at(7_499), at(7_500)]).toEqual([false, true]);
});

test('an empty cart has no ship time', () => {
  expect(cartTotals(cartOf())).toMatchObject({ lines: 0, subtotalCents: 0, longestShipTime: null });
});
