import { afterEach, expect, test, vi } from 'vitest';
import { MODIFIER_TYPES } from '../../../src/domain/shop/catalog/facets.ts';
import { modifierOptions } from '../../../src/domain/shop/catalog/modifier-options.ts';
import { createOptionRenamer, withRenamedOptions } from '../../../src/server/catalog/option-renamer.ts';
import { indexed } from '../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';
import { appWith } from '../../support/services/fake-services.ts';

afterEach(() => void vi.restoreAllMocks());

const catalog = indexed(SMALL_CATALOG);

/** The site on a backend with these lists, and a clock that tests advance. */
const site = (change: (list: ReturnType<typeof modifierOptions>) => ReturnType<typeof modifierOptions>) => {
  const background: Promise<unknown>[] = [];
  const clock = { now: 0 };
  const modifiers = vi.fn(async (type: Parameters<typeof modifierOptions>[1]) =>
    change(modifierOptions(catalog, type)),
  );
  const named = createOptionRenamer({
    modifiers,
    now: () => clock.now,
    waitUntil: (work) => void background.push(work),
  });
  const state = () => null;
  const app = appWith({ catalog: withRenamedOptions({ get: async () => catalog, state }, named) });
  const textOf = async (path: string): Promise<string> => (await app.request(path)).text();
  return { modifiers, clock, textOf, settle: () => Promise.all(background) };
};

const renamed = (list: ReturnType<typeof modifierOptions>) =>
  list.map((one) => (one.key === 'black' ? { ...one, label: 'Jet black' } : one));

test('shows a renamed option in the store and its API after the request that triggered the read', async () => {
  const { textOf, settle } = site(renamed);
  const before = await site((list) => list).textOf('/api/compounds-search');
  await textOf('/shop/orings');
  await settle();
  expect(await textOf('/api/compounds-search')).toBe(
    before.replaceAll('"label":"Black","count"', '"label":"Jet black","count"'),
  );
  expect(await textOf('/shop/orings')).toContain('Jet black');
});

test('reads the lists once a minute', async () => {
  const { textOf, settle, modifiers, clock } = site(renamed);
  for (let visit = 0; visit < 3; visit++) await textOf('/api/compounds-search');
  await settle();
  expect(modifiers).toHaveBeenCalledTimes(MODIFIER_TYPES.length);
  clock.now += 60_000;
  await textOf('/api/compounds-search');
  await settle();
  expect(modifiers).toHaveBeenCalledTimes(2 * MODIFIER_TYPES.length);
});

test('does not wait for a backend that hangs, and stops reading at a failed list', async () => {
  const hanging = createOptionRenamer({
    modifiers: () => new Promise(() => undefined),
    now: () => 0,
    waitUntil: () => undefined,
  });
  expect(hanging(catalog)).toBe(catalog);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { textOf, settle, modifiers } = site(() => {
    throw new Error('away');
  });
  await textOf('/api/compounds-search');
  await settle();
  expect(modifiers).toHaveBeenCalledTimes(1);
});

test('keeps the earlier names when a list becomes empty', async () => {
  let isEmpty = false;
  const { textOf, settle, clock } = site((list) => (isEmpty ? [] : renamed(list)));
  await textOf('/api/compounds-search');
  await settle();
  isEmpty = true;
  clock.now += 60_000;
  await textOf('/api/compounds-search');
  await settle();
  expect(await textOf('/api/compounds-search')).toContain('Jet black');
});

test('only the request that starts a read is kept alive for it', () => {
  const background: Promise<unknown>[] = [];
  const named = createOptionRenamer({
    modifiers: () => new Promise(() => undefined),
    now: () => 0,
    waitUntil: (work) => void background.push(work),
  });
  for (let request = 0; request < 3; request++) named(catalog);
  expect(background).toHaveLength(1);
});
