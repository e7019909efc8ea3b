import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CartWithRemoved,
  cartSlots,
  clearCart,
  forgetItems,
  removeItems,
  restoreItems,
} from '../../../../src/domain/order/cart/cart-removal.ts';
import { cartOf, line, uids } from './cart-fixture.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const full: CartWithRemoved = { cart: cartOf(...names.map((uid, index) => line(uid, index + 1))), removed: [] };
const remove = (state: CartWithRemoved, uid: string) => removeItems(state, [uid], uid);

describe('removing lines', () => {
  test('undo brings a line back to its place', () => {
    const state = remove(full, 'b');
    expect(uids(state.cart)).toEqual(['a', 'c', 'd', 'e']);
    expect(cartSlots(state.cart, state.removed).map((slot) => [slot.kind, slot.item.uid])[1]).toEqual(['removed', 'b']);
    expect(restoreItems(state, 'b')).toEqual(full);
  });

  test('several removed and brought back in any order stand as before', () => {
    const orders = fc.shuffledSubarray(names).chain((out) => fc.tuple(fc.constant(out), fc.shuffledSubarray(out)));
    fc.assert(
      fc.property(orders, ([out, back]) => {
        let state = out.reduce(remove, full);
        expect(uids(state.cart)).toEqual(names.filter((uid) => !out.includes(uid)));
        state = back.reduce(restoreItems, state);
        expect(uids(state.cart)).toEqual(names.filter((uid) => !out.includes(uid) || back.includes(uid)));
        expect(state.removed.map((one) => one.batch).sort()).toEqual(out.filter((uid) => !back.includes(uid)).sort());
      }),
    );
  });

  test('a line whose time is over stays away and the others keep their places', () => {
    let state = ['b', 'c', 'd'].reduce(remove, full);
    state = forgetItems(state, (one) => one.batch === 'c');
    expect(uids(restoreItems(restoreItems(state, 'd'), 'b').cart)).toEqual(['a', 'b', 'd', 'e']);
    expect(uids(restoreItems(state, 'c').cart)).toEqual(['a', 'e']);
  });

  test('clearing takes all and brings all back at once', () => {
    const state = clearCart(remove(full, 'c'), 'all');
    expect(state.cart.items).toEqual([]);
    expect(uids(restoreItems(state, 'all').cart)).toEqual(['a', 'b', 'd', 'e']);
    expect(uids(restoreItems(restoreItems(state, 'all'), 'c').cart)).toEqual(names);
  });

  test('a line that is in the cart already is not doubled', () => {
    const state = remove(full, 'b');
    expect(uids(restoreItems({ cart: full.cart, removed: state.removed }, 'b').cart)).toEqual(names);
  });

  test('removing a line that is gone, or nothing, changes nothing', () => {
    expect(remove(full, 'gone')).toEqual(full);
    expect(clearCart({ cart: cartOf(), removed: [] }, 'all')).toEqual({ cart: cartOf(), removed: [] });
  });
});
