import { expect, test } from 'vitest';
import { usdE5 } from '../../../src/domain/kit/units.ts';
import { basisOf } from '../../../src/server/ucp/products.ts';

/** Pieces in a step of the quantity, and pieces per whole unit: UCP 2026-08-25, variant, `price`. */
const lineCents = (amount: number, quantity: number, scale: number): bigint =>
  (BigInt(amount) * BigInt(quantity)) / 10n ** BigInt(scale);

test('a price is a positive whole number from which every line total follows exactly', () => {
  let seed = 11;
  const next = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  for (let at = 0; at < 2000; at++) {
    const prices = Array.from({ length: 1 + next(5) }, () => usdE5(1 + next(at % 2 === 0 ? 500 : 5_000_000)));
    const { amountOf, unit } = basisOf(prices);
    for (const price of prices) {
      const amount = amountOf(price);
      expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
      const quantity = 100_000 * (1 + next(50));
      const exact = (BigInt(price) * BigInt(quantity)) / 1000n;
      expect(lineCents(amount, quantity, unit?.scale ?? 0)).toBe(exact);
    }
  }
});

test('whole cents are prices per piece; fractions make all prices of the product per 1,000 pieces', () => {
  expect(basisOf([usdE5(112_000)]).unit).toBeNull();
  expect(basisOf([usdE5(112_000)]).amountOf(usdE5(112_000))).toBe(112);
  const { amountOf, unit } = basisOf([usdE5(112_000), usdE5(13_445)]);
  expect(unit).toEqual({ unit: 'MIL', scale: 3, display_text: '1,000 pcs' });
  expect([amountOf(usdE5(112_000)), amountOf(usdE5(13_445))]).toEqual([112_000, 13_445]);
});
