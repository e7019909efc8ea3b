import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCart } from '../../../../src/domain/order/cart/parse-cart.ts';
import { cartOf, line } from './cart-fixture.ts';

const ids = () => {
  let next = 0;
  return () => `id-${++next}`;
};
const parse = (value: unknown) => parseCart(value, ids());

describe('a stored cart', () => {
  test('is parsed as it was written', () => {
    const cart = cartOf(line('a', 1), { ...line('b', 2, 6_000), note: 'Bag in lots of 100', expedite: true });
    expect(parse(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  });

  test('parses any JSON as a cart without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(parse(value).items)).toBe(true);
        expect(Array.isArray(parse({ anonymous_id: value, items: [value, line('a', 1)] }).items)).toBe(true);
        expect(Array.isArray(parse({ sessionId: value, lines: [value] }).items)).toBe(true);
      }),
    );
  });

  test('an invalid value is an empty cart with a new id', () => {
    for (const value of [null, 3, 'text', [], {}])
      expect(parse(value)).toEqual({ anonymous_id: 'id-1', items: [], texts: [] });
  });

  test('an invalid field drops its line or the field, but not the cart', () => {
    const good = line('a', 1);
    const { items } = parse({
      anonymous_id: 'visitor',
      items: [
        null,
        { ...good, uid: '' },
        { ...good, uid: 'q', quantity: 0 },
        {
          ...good,
          uid: 'p',
          price: 12.5,
          color: 'red;background:url(x)',
          ring: { idMm: -1, csMm: 2 },
          helperText: 'x',
        },
        good,
        good,
      ],
    });
    expect(items.map((item) => item.uid)).toEqual(['p', 'a']);
    expect(items[0]).toMatchObject({ price: 'Request Cost', color: '#2a3136', ring: null, helperText: '' });
  });
});

describe('a cart of the older store', () => {
  test('keeps its session and the lines with a part and a quantity', () => {
    const older = {
      sessionId: 'old-session',
      lines: [
        { id: 7, productName: 'FK7502-214', quantity: 100, totalAmount: 94, note: ' call first ', expedite: true },
        { productId: '8', name: 'VM7005-318', quantity: '150' },
        { productName: 'no id', quantity: 3 },
        'rubbish',
      ],
      subtotalAmount: 94,
      taxRate: 0,
      taxAmount: 0,
      totalAmount: 94,
    };
    const cart = parse(older);
    expect(cart.anonymous_id).toBe('old-session');
    expect(cart.items).toMatchObject([
      { uid: 'id-1', id: 7, productName: 'FK7502-214', quantity: 100, price: 9_400, expedite: true, pricing: null },
      { uid: 'id-2', id: 8, productName: 'VM7005-318', quantity: 150, price: 'Request Cost', pricing: null },
    ]);
    expect(parse(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  });
});
