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
  test('undo restores a line at its position', () => {
    const state = remove(full, 'b');
    expect(uids(state.cart)).toEqual(['a', 'c', 'd', 'e']);
    expect(cartSlots(state.cart, state.removed).map((slot) => [slot.kind, slot.item.uid])[1]).toEqual(['removed', 'b']);
    expect(restoreItems(state, 'b')).toEqual(full);
  });

  test('several lines removed and restored in any order are in the original order', () => {
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

  test('an expired line stays removed and the others keep their positions', () => {
    let state = ['b', 'c', 'd'].reduce(remove, full);
    state = forgetItems(state, (one) => one.batch === 'c');
    expect(uids(restoreItems(restoreItems(state, 'd'), 'b').cart)).toEqual(['a', 'b', 'd', 'e']);
    expect(uids(restoreItems(state, 'c').cart)).toEqual(['a', 'e']);
  });

  test('clearing removes all lines and restores all at once', () => {
    const state = clearCart(remove(full, 'c'), 'all');
    expect(state.cart.items).toEqual([]);
    expect(uids(restoreItems(state, 'all').cart)).toEqual(['a', 'b', 'd', 'e']);
    expect(uids(restoreItems(restoreItems(state, 'all'), 'c').cart)).toEqual(names);
  });

  test('does not duplicate a line that is already in the cart', () => {
    const state = remove(full, 'b');
    expect(uids(restoreItems({ cart: full.cart, removed: state.removed }, 'b').cart)).toEqual(names);
  });

  test('removing a missing line, or nothing, changes nothing', () => {
    expect(remove(full, 'gone')).toEqual(full);
    expect(clearCart({ cart: cartOf(), removed: [] }, 'all')).toEqual({ cart: cartOf(), removed: [] });
  });
});
