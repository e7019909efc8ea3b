import { describe, expect, test } from 'vitest';
import { type CartStoreApi, createCartStore, type NewCartLine } from '../../../src/client/stores/cart.ts';
import { storedLineCount } from '../../../src/client/stores/cart-badge.ts';
import { quoteOptions } from '../../../src/domain/shop/pricing/quote-options.ts';
import { line, pricing } from '../../domain/order/cart/cart-fixture.ts';
import { FakeStorage } from './fake-storage.ts';

const tab = (storage: () => Storage, name = 'tab'): CartStoreApi => {
  let next = 0;
  return createCartStore({ storage, newId: () => `${name}-${++next}` });
};

const newLine = (id: number, quantity = 100): NewCartLine => {
  const { productName, description, descriptionTwo, color } = line('x', id);
  const [option] = quoteOptions({
    productId: id,
    productName,
    description,
    descriptionTwo,
    color,
    ...pricing,
    quantity,
  });
  if (!option) throw new Error('no option');
  return { option, pricing, ring: null };
};

const products = (store: CartStoreApi): number[] => store.getState().items.map((item) => item.id);
const stored = (storage: Storage) => JSON.parse(storage.getItem('canyon-cart') ?? 'null');

describe('the cart store', () => {
  test('stores {anonymous_id, items, texts} under version 2 and nothing else', () => {
    const storage = new FakeStorage();
    const store = tab(() => storage);
    store.getState().add([newLine(1)]);
    expect(stored(storage)).toEqual({
      state: { anonymous_id: store.getState().anonymous_id, items: store.getState().items, texts: [] },
      version: 2,
    });
  });

  test('a later visit restores the cart', () => {
    const storage = new FakeStorage();
    const first = tab(() => storage);
    first.getState().add([newLine(1), newLine(2)]);
    const later = tab(() => storage, 'later');
    expect(later.getState().items).toEqual(first.getState().items);
    expect(later.getState().anonymous_id).toBe(first.getState().anonymous_id);
  });

  test('adding a product again replaces its line', () => {
    const store = tab(() => new FakeStorage());
    store.getState().add([newLine(1, 100)]);
    store.getState().add([newLine(2)]);
    store.getState().add([newLine(1, 2_000)]);
    expect(store.getState().items.map((item) => [item.id, item.quantity])).toEqual([
      [2, 100],
      [1, 2_000],
    ]);
  });

  test('explains why a quantity is rejected', () => {
    const storage = new FakeStorage();
    const store = tab(() => storage);
    store.getState().add([newLine(1)]);
    const uid = store.getState().items[0]?.uid ?? '';
    expect(store.getState().setQuantity(uid, 0)).toBe('Please enter a valid quantity');
    expect(store.getState().setQuantity(uid, 50)).toBeNull();
    store.getState().setNote(uid, 'Bag in lots of 100');
    store.getState().setExpedite(uid, true);
    expect(stored(storage).state.items[0]).toMatchObject({ quantity: 50, note: 'Bag in lots of 100', expedite: true });
  });

  test('removing several quickly restores none; undo restores each at its position', () => {
    const storage = new FakeStorage();
    const store = tab(() => storage);
    store.getState().add([1, 2, 3, 4].map((id) => newLine(id)));
    const batches = store
      .getState()
      .items.slice(0, 3)
      .map((item) => store.getState().remove(item.uid));
    expect(products(store)).toEqual([4]);
    store.getState().undo(batches[1] ?? '');
    store.getState().forget(batches[0] ?? '');
    expect(products(store)).toEqual([2, 4]);
    store.getState().undo(batches[0] ?? '');
    expect(products(store)).toEqual([2, 4]);
    store.getState().undo(batches[2] ?? '');
    expect(products(store)).toEqual([2, 3, 4]);
    expect(stored(storage).state.items).toHaveLength(3);
  });

  test('clearing can be undone, unless the product was added again', () => {
    const store = tab(() => new FakeStorage());
    store.getState().add([newLine(1), newLine(2)]);
    const batch = store.getState().clear();
    expect(products(store)).toEqual([]);
    store.getState().add([newLine(1, 7)]);
    store.getState().undo(batch);
    expect(
      store
        .getState()
        .items.map((item) => [item.id, item.quantity])
        .sort(),
    ).toEqual([
      [1, 7],
      [2, 100],
    ]);
  });
});

describe('two tabs', () => {
  test("never lose each other's lines, even before they have synchronized", () => {
    const storage = new FakeStorage();
    const [a, b] = [tab(() => storage, 'a'), tab(() => storage, 'b')];
    a.getState().add([newLine(1)]);
    b.getState().add([newLine(2)]);
    a.getState().add([newLine(3)]);
    b.getState().setExpedite(b.getState().items[0]?.uid ?? '', true);
    a.follow();
    expect(products(a)).toEqual([1, 2, 3]);
    expect(products(b)).toEqual([1, 2, 3]);
    expect(a.getState().items).toEqual(b.getState().items);
  });

  test('a line removed in one tab does not return with a change in the other', () => {
    const storage = new FakeStorage();
    const [a, b] = [tab(() => storage, 'a'), tab(() => storage, 'b')];
    a.getState().add([newLine(1), newLine(2)]);
    b.follow();
    a.getState().remove(a.getState().items[0]?.uid ?? '');
    b.getState().setNote(b.getState().items[1]?.uid ?? '', 'kept');
    expect(products(b)).toEqual([2]);
  });

  test('synchronizing with another tab writes nothing', () => {
    const storage = new FakeStorage();
    const [a, b] = [tab(() => storage, 'a'), tab(() => storage, 'b')];
    a.getState().add([newLine(1)]);
    const { writes } = storage;
    b.follow();
    expect(products(b)).toEqual([1]);
    expect(storage.writes).toBe(writes);
  });
});

describe('storage failures', () => {
  const denied = (): Storage => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  test('denied: the cart works for the page and says that it is not stored', () => {
    const store = tab(denied);
    expect(store.getState().savingFails).toBe(true);
    store.getState().add([newLine(1)]);
    store.getState().add([newLine(2)]);
    expect(products(store)).toEqual([1, 2]);
    expect(store.getState().savingFails).toBe(true);
  });

  test('full: keeps the cart in memory, and stores it again once there is space', () => {
    const storage = new FakeStorage();
    const store = tab(() => storage);
    store.getState().add([newLine(1)]);
    storage.full = true;
    store.getState().add([newLine(2)]);
    expect([products(store), store.getState().savingFails]).toEqual([[1, 2], true]);
    storage.full = false;
    store.getState().add([newLine(3)]);
    expect([products(store), store.getState().savingFails]).toEqual([[1, 2, 3], false]);
    expect(stored(storage).state.items).toHaveLength(3);
  });

  test.each(['', 'not json', 'null', '[]', '{"state":null,"version":2}', '{"state":{"items":{}},"version":9}'])(
    'corrupt (%j): an empty cart that accepts lines',
    (text) => {
      const storage = new FakeStorage();
      storage.setItem('canyon-cart', text);
      const store = tab(() => storage);
      expect(products(store)).toEqual([]);
      expect(storedLineCount(() => storage)).toBe(0);
      store.getState().add([newLine(1)]);
      expect(tab(() => storage).getState().items).toEqual(store.getState().items);
    },
  );

  test.each([
    ['as persisted', (older: object) => ({ state: older, version: 1 })],
    ['bare', (older: object) => older],
  ])('migrates and rewrites an older store %s', (_, wrap) => {
    const storage = new FakeStorage();
    const older = { sessionId: 's', lines: [{ id: 5, productName: 'FK7502-214', quantity: 10 }], totalAmount: 0 };
    storage.setItem('canyon-cart', JSON.stringify(wrap(older)));
    expect(storedLineCount(() => storage)).toBe(1);
    const store = tab(() => storage);
    expect(store.getState()).toMatchObject({ anonymous_id: 's', items: [{ id: 5, quantity: 10, pricing: null }] });
    expect(stored(storage)).toMatchObject({ state: { anonymous_id: 's' }, version: 2 });
  });
});

describe('the badge', () => {
  test('counts the stored lines, 0 when storage is denied', () => {
    const storage = new FakeStorage();
    expect(storedLineCount(() => storage)).toBe(0);
    tab(() => storage)
      .getState()
      .add([newLine(1), newLine(2)]);
    expect(storedLineCount(() => storage)).toBe(2);
    expect(
      storedLineCount(() => {
        throw new Error('denied');
      }),
    ).toBe(0);
  });
});
