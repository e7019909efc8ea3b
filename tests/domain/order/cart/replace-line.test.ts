import { expect, test } from 'vitest';
import { linesReplaced, putBack, replaceLine } from '../../../../src/domain/order/cart/cart-changes.ts';
import { cartOf, line, uids } from './cart-fixture.ts';

test('another part takes over position, note and expedite of a line; its other lines are removed', () => {
  const cart = cartOf(line('a', 1), { ...line('b', 2), note: 'Bag in tens', expedite: true }, line('c', 3));
  const changed = replaceLine(cart, 'b', line('x', 3));
  expect(uids(changed)).toEqual(['a', 'b']);
  expect(changed.items[1]).toMatchObject({ id: 3, note: 'Bag in tens', expedite: true });
});

test('replacing a line that another tab removed changes nothing', () => {
  const cart = cartOf(line('a', 1));
  expect(replaceLine(cart, 'gone', line('x', 1))).toEqual(cart);
});

test('undoing a replacement restores the removed lines; note and expedite keep their current values', () => {
  const cart = cartOf(line('a', 1), { ...line('b', 2), note: 'Bag in tens' }, line('c', 3, 40));
  const before = linesReplaced(cart, 'b', 3);
  const back = putBack(replaceLine(cart, 'b', line('x', 3)), before);
  expect(back.items).toEqual(cart.items);
  expect(putBack(cart, [])).toBe(cart);
});
