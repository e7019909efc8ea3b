import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLines, setExpedite, setNote, setQuantity } from '../../../../src/domain/order/cart/cart-changes.ts';
import { quoteOptions } from '../../../../src/domain/shop/pricing/quote-options.ts';
import { cartOf, line, pricing, uids } from './cart-fixture.ts';

describe('adding', () => {
  test('replaces the lines of a product that is already in the cart', () => {
    const cart = cartOf(line('a', 1), line('b', 2), line('c', 1));
    expect(uids(addLines(cart, [line('d', 1), line('e', 1, 5)]))).toEqual(['b', 'd', 'e']);
  });

  test('keeps the lines of other products and their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), fc.nat(5), (ids, added) => {
        const cart = cartOf(...ids.map((id, index) => line(`u${index}`, id + 1)));
        const { items } = addLines(cart, [line('new', added + 1)]);
        expect(items).toEqual([...cart.items.filter((item) => item.id !== added + 1), line('new', added + 1)]);
      }),
    );
  });
});

describe('editing a quantity', () => {
  test('prices the line again and updates its ship time', () => {
    const change = setQuantity(cartOf(line('a', 1), line('b', 2)), 'a', 2_000);
    expect(change.ok).toBe(true);
    expect(change.cart.items[0]).toMatchObject({
      uid: 'a',
      quantity: 2_000,
      price: 88_000,
      fixedPriceDisplay: '$0.44',
      shipTime: 5,
      helperText: 'Full Shipment',
    });
    expect(change.cart.items[1]).toEqual(line('b', 2));
  });

  test('gives the same result as the pricing widget', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7_000 }), (quantity) => {
        const { productName, description, descriptionTwo, color } = line('a', 1);
        const [option] = quoteOptions({
          productId: 1,
          productName,
          description,
          descriptionTwo,
          color,
          ...pricing,
          quantity,
        });
        expect(setQuantity(cartOf(line('a', 1)), 'a', quantity).cart.items[0]).toMatchObject({ ...option });
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, 10_000_000])('rejects %d and leaves the cart unchanged', (quantity) => {
    const cart = cartOf(line('a', 1));
    expect(setQuantity(cart, 'a', quantity)).toEqual({ ok: false, cart, message: 'Please enter a valid quantity' });
  });

  test('shows a line that cannot be priced as a request for cost and ship time', () => {
    const old = { ...line('a', 1), pricing: null };
    expect(setQuantity(cartOf(old), 'a', 7).cart.items[0]).toMatchObject({
      quantity: 7,
      price: 'Request Cost',
      fixedPriceDisplay: 'Request Cost',
      shipTime: 'Request for ETA',
      helperText: 'Request A Quote',
    });
    expect(setQuantity(cartOf(old), 'a', old.quantity).cart.items[0]).toEqual(old);
  });
});

describe('note and expedite', () => {
  test('are stored with their line, the note trimmed and bounded', () => {
    const cart = setExpedite(setNote(cartOf(line('a', 1), line('b', 2)), 'b', `  ${'x'.repeat(600)} `), 'b', true);
    expect(cart.items[0]).toMatchObject({ note: '', expedite: false });
    expect(cart.items[1]?.note).toHaveLength(500);
    expect(cart.items[1]?.expedite).toBe(true);
    expect(setExpedite(cart, 'b', false).items[1]?.expedite).toBe(false);
  });

  test('a removed line changes nothing', () => {
    const cart = cartOf(line('a', 1));
    expect(setNote(cart, 'gone', 'text')).toBe(cart);
  });
});
