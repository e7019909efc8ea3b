import { expect, test } from 'vitest';
import { createSavedDesigns } from '../../../src/client/stores/saved-designs.ts';
import { SAVED_DESIGNS_KEY } from '../../../src/domain/site/storage-keys.ts';
import { FakeStorage } from '../cart/fake-storage.ts';

const DESIGN = { id: 'a', name: 'Pump', entry: { unit: 'mm', size: 'AS568-214' } };

test('stored designs are available on the next page', () => {
  const storage = new FakeStorage();
  createSavedDesigns(() => storage).change([DESIGN]);
  const next = createSavedDesigns(() => storage);
  next.read();
  expect(next.getState()).toEqual({ designs: [DESIGN], isSaved: true });
});

test('reports full or denied storage, and the page keeps its designs', () => {
  const storage = new FakeStorage();
  storage.full = true;
  const full = createSavedDesigns(() => storage);
  full.change([DESIGN]);
  expect(full.getState()).toEqual({ designs: [DESIGN], isSaved: false });
  const denied = createSavedDesigns(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  denied.read();
  expect(denied.getState().isSaved).toBe(false);
  denied.change([DESIGN]);
  expect(denied.getState()).toEqual({ designs: [DESIGN], isSaved: false });
});

test('removing the last design in another tab empties the list; an invalid value is an empty list', () => {
  const storage = new FakeStorage();
  const store = createSavedDesigns(() => storage);
  store.change([DESIGN]);
  storage.removeItem(SAVED_DESIGNS_KEY);
  store.read();
  expect(store.getState().designs).toEqual([]);
  storage.setItem(SAVED_DESIGNS_KEY, '{"broken');
  store.read();
  expect(store.getState().designs).toEqual([]);
});
