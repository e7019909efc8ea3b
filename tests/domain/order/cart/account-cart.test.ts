import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type CartContent,
  cartContent,
  EMPTY_CONTENT,
  isChanged,
  mergeCarts,
  parseSavedCart,
  savedLinesOf,
  withoutSaved,
} from '../../../../src/domain/order/cart/account-cart.ts';
import { MAX_ITEMS } from '../../../../src/domain/order/cart/cart.ts';
import { line } from './cart-fixture.ts';

const cart = (...items: CartContent['items']): CartContent => ({ items, texts: [] });
const shown = (merged: CartContent | null) => merged?.items.map(({ uid, id, quantity }) => [uid, id, quantity]);

describe('merging before a device and its account agreed on anything', () => {
  test('keeps the lines of both', () => {
    const merged = mergeCarts(null, cart(line('d', 2)), cart(line('a', 1)));
    expect(shown(merged)).toEqual([
      ['a', 1, 100],
      ['d', 2, 100],
    ]);
  });

  test('uses the quantity of the device for a part that both have, and keeps the note of the account', () => {
    const account = { ...line('a', 1, 500), note: 'for the spare pump', expedite: true };
    const merged = mergeCarts(null, cart(line('d', 1, 40)), cart(account));
    expect(shown(merged)).toEqual([['d', 1, 40]]);
    expect(merged?.items[0]).toMatchObject({ note: 'for the spare pump', expedite: true });
    expect(mergeCarts(null, cart({ ...line('d', 1), note: 'own' }), cart(account))?.items[0]?.note).toBe('own');
  });

  test('changes nothing when repeated, so signing in twice does not double quantities', () => {
    const device = { items: [line('d', 1, 40)], texts: ['Hex bolt × 5'] };
    const account = { items: [line('a', 1, 500), line('b', 2)], texts: ['Hex bolt × 5', 'Note: by Friday'] };
    const once = mergeCarts(null, device, account);
    expect(once?.texts).toEqual(['Hex bolt × 5', 'Note: by Friday']);
    expect(mergeCarts(null, once ?? EMPTY_CONTENT, once ?? EMPTY_CONTENT)).toEqual(once);
  });

  test('returns null for more lines than a cart can have', () => {
    const many = Array.from({ length: MAX_ITEMS }, (_, at) => line(`a${at}`, at + 1));
    expect(mergeCarts(null, cart(line('d', MAX_ITEMS + 1)), cart(...many))).toBeNull();
    expect(mergeCarts(null, cart(line('d', 1)), cart(...many))?.items).toHaveLength(MAX_ITEMS);
  });
});

describe('merging after both agreed', () => {
  const [one, two] = [line('1', 1), line('2', 2)];
  const agreed = savedLinesOf({ items: [one, two], texts: ['bolt', 'nut'] });

  test('removes a line that one of the two removed', () => {
    expect(shown(mergeCarts(agreed, cart(one), cart(one, two)))).toEqual([['1', 1, 100]]);
    expect(shown(mergeCarts(agreed, cart(one, two), cart(two)))).toEqual([['2', 2, 100]]);
  });

  test('keeps a change over a removal, on either side', () => {
    const changed = line('2', 2, 700);
    expect(shown(mergeCarts(agreed, cart(one, changed), cart(one)))).toContainEqual(['2', 2, 700]);
    expect(shown(mergeCarts(agreed, cart(one), cart(one, changed)))).toContainEqual(['2', 2, 700]);
  });

  test("takes the account's change of a line that the device did not change", () => {
    expect(shown(mergeCarts(agreed, cart(one, two), cart(line('1', 1, 9), two)))).toContainEqual(['1', 1, 9]);
  });

  test('merges texts by the same rules', () => {
    const device = { items: [], texts: ['nut', 'washer'] };
    expect(mergeCarts(agreed, device, { items: [], texts: ['bolt', 'nut', 'key'] })?.texts).toEqual([
      'nut',
      'key',
      'washer',
    ]);
  });
});

test('loses no line that was added or changed on one side', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 });
  const changes = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 });
  fc.assert(
    fc.property(numbers, numbers, numbers, changes, (agreedOn, onDevice, inAccount, changed) => {
      const made = (ids: number[], who: string) =>
        cart(...ids.map((id) => line(agreedOn.includes(id) ? `both-${id}` : `${who}-${id}`, id)));
      const base = savedLinesOf(made(agreedOn, 'both'));
      const device = made(onDevice, 'd');
      const edited = cart(
        ...device.items.map((item) => (changed.includes(item.id) ? line(item.uid, item.id, 7) : item)),
      );
      const account = made(inAccount, 'a');
      const parts = new Set(mergeCarts(base, edited, account)?.items.map(({ id }) => id));
      for (const item of [...withoutSaved(base, edited).items, ...withoutSaved(base, account).items]) {
        expect(parts.has(item.id)).toBe(true);
      }
      expect(parts.size).toBe(mergeCarts(base, edited, account)?.items.length);
    }),
  );
});

test('recognizes a cart that differs from what was agreed on', () => {
  const items = [line('1', 1), line('2', 2)];
  const agreed = savedLinesOf({ items, texts: ['bolt'] });
  expect(isChanged(agreed, { items: items.toReversed(), texts: ['bolt'] })).toBe(false);
  expect(isChanged(agreed, { items, texts: [] })).toBe(true);
  expect(isChanged(agreed, { items: items.slice(1), texts: ['bolt'] })).toBe(true);
  expect(isChanged(agreed, { items: [line('1', 1, 2), line('2', 2)], texts: ['bolt'] })).toBe(true);
});

test('what a device has in addition excludes lines that the account has as they are', () => {
  const agreed = savedLinesOf({ items: [line('1', 1), line('2', 2)], texts: ['bolt'] });
  const device = { items: [line('1', 1), line('2', 2, 5), line('3', 3)], texts: ['bolt', 'nut'] };
  const rest = withoutSaved(agreed, device);
  expect(rest.items.map(({ uid }) => uid)).toEqual(['2', '3']);
  expect(rest.texts).toEqual(['nut']);
});

test('the schema rejects a cart with an unreadable line instead of skipping the line', () => {
  expect(v.is(cartContent, JSON.parse(JSON.stringify(cart(line('1', 1)))))).toBe(true);
  expect(v.is(cartContent, { items: [{ uid: 'x', id: 1 }], texts: [] })).toBe(false);
  expect(v.is(cartContent, { items: [], texts: ['x'.repeat(641)] })).toBe(false);
  expect(v.is(cartContent, { items: Array.from({ length: 1001 }, (_, at) => line(`${at}`, 1)), texts: [] })).toBe(
    false,
  );
});

test("parses only a device's entry of an account", () => {
  const saved = { account: 'ada', version: 3, ...savedLinesOf(cart(line('1', 1))), seenAt: 5 };
  expect(parseSavedCart(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  for (const wrong of [null, 'x', {}, { ...saved, account: '' }, { ...saved, version: -1 }, { ...saved, lines: [1] }]) {
    expect(parseSavedCart(wrong)).toBeNull();
  }
});
