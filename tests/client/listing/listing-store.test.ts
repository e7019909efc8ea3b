import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createListingStore, type ListingPorts } from '../../../src/client/stores/listing.ts';
import type { ListingResponse, ShopRow } from '../../../src/domain/shop/catalog/listing.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../../../src/domain/shop/catalog/query.ts';
import { toggleFacet, withPage } from '../../../src/domain/shop/catalog-url/edit-query.ts';
import type { RelaxedFilter } from '../../../src/domain/site/api/catalog/relaxations.ts';

const answer = (totalItems: number, page = 1) => ({ totalItems, page }) as ListingResponse<ShopRow>;
const fkm = toggleFacet(EMPTY_QUERY, 'material', 'fkm');
const nbr = toggleFacet(EMPTY_QUERY, 'material', 'nbr');

/** A search whose responses arrive when the test resolves them. */
const slowSearch = () => {
  const calls: { query: CatalogQuery; signal: AbortSignal; give: (total: number) => void; fail: () => void }[] = [];
  const search: ListingPorts['search'] = (query, signal) =>
    new Promise((resolve, reject) => {
      calls.push({
        query,
        signal,
        give: (total) => resolve(answer(total, query.page)),
        fail: () => reject(new TypeError('no network')),
      });
    });
  return { calls, search };
};
const relax = () => Promise.resolve([]);
const NOTHING_NEAR = { held: [], noneHolds: false, leftOut: [], parts: [] };
const near = () => Promise.resolve(NOTHING_NEAR);

test('a checked filter appears in the query immediately, the rows with the response', async () => {
  const { calls, search } = slowSearch();
  const store = createListingStore(EMPTY_QUERY, { search, relax, near });
  const done = store.apply(fkm);
  expect(store.getState()).toMatchObject({ query: fkm, status: 'idle', response: null });
  calls[0]?.give(2948);
  await done;
  expect(store.getState()).toMatchObject({ status: 'idle', announcement: '2,948 results', response: answer(2948) });
});

describe('the loading state', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is shown only if the response takes a moment', async () => {
    const { calls, search } = slowSearch();
    const store = createListingStore(EMPTY_QUERY, { search, relax, near });
    const quick = store.apply(fkm);
    await vi.advanceTimersByTimeAsync(149);
    expect(store.getState().status).toBe('idle');
    calls[0]?.give(1);
    await quick;
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.getState()).toMatchObject({ status: 'idle', response: answer(1) });
    const slow = store.apply(nbr);
    await vi.advanceTimersByTimeAsync(150);
    expect(store.getState()).toMatchObject({ query: nbr, status: 'loading', response: answer(1) });
    calls[1]?.give(5);
    await slow;
    expect(store.getState()).toMatchObject({ status: 'idle', response: answer(5) });
  });

  test('of an aborted request does not appear', async () => {
    const { calls, search } = slowSearch();
    const store = createListingStore(EMPTY_QUERY, { search, relax, near });
    void store.apply(fkm);
    await vi.advanceTimersByTimeAsync(100);
    const second = store.apply(nbr);
    calls[1]?.give(5);
    await second;
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.getState().status).toBe('idle');
  });

  test('of a retry hides the failure at once', async () => {
    const { calls, search } = slowSearch();
    const store = createListingStore(EMPTY_QUERY, { search, relax, near });
    const failing = store.apply(fkm);
    calls[0]?.fail();
    await failing;
    void store.retry();
    expect(store.getState().status).toBe('loading');
  });
});

test('announces the rows of a later page', async () => {
  const search = () => Promise.resolve({ totalItems: 111_664, page: 2, limit: 10 } as ListingResponse<ShopRow>);
  const store = createListingStore(EMPTY_QUERY, { search, relax, near });
  await store.apply(withPage(EMPTY_QUERY, 2), { note: 'Sorted by CS, descending. ' });
  expect(store.getState().announcement).toBe('Sorted by CS, descending. Page 2, 11 to 20 of 111,664');
});

test('aborts an outdated request and ignores its late response', async () => {
  const { calls, search } = slowSearch();
  const store = createListingStore(EMPTY_QUERY, { search, relax, near });
  const first = store.apply(fkm);
  const second = store.apply(nbr);
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[1]?.give(5);
  await second;
  calls[0]?.give(1);
  await first;
  expect(store.getState()).toMatchObject({ query: nbr, response: answer(5), status: 'idle' });
});

test('a failure keeps the earlier rows and can be retried', async () => {
  const { calls, search } = slowSearch();
  const store = createListingStore(EMPTY_QUERY, { search, relax, near });
  const first = store.apply(fkm);
  calls[0]?.give(7);
  await first;
  const failing = store.apply(withPage(fkm, 2));
  calls[1]?.fail();
  await failing;
  expect(store.getState()).toMatchObject({ status: 'error', response: answer(7) });
  const retried = store.retry();
  calls[2]?.give(7);
  await retried;
  expect(store.getState()).toMatchObject({ status: 'idle', response: answer(7, 2) });
});

test('requesting the current query sends no request and writes no history', async () => {
  const onApply = vi.fn();
  const search = vi.fn();
  const store = createListingStore(fkm, { search, relax, near, onApply });
  await store.apply({ ...fkm });
  expect(search).not.toHaveBeenCalled();
  expect(onApply).not.toHaveBeenCalled();
});

test('going back shows earlier results without a request', async () => {
  const search = vi.fn(async () => answer(3));
  const store = createListingStore(EMPTY_QUERY, { search, relax, near });
  await store.apply(fkm);
  await store.apply(nbr);
  await store.restore(fkm);
  expect(store.getState()).toMatchObject({ query: fkm, response: answer(3) });
  await store.restore(EMPTY_QUERY);
  expect(store.getState()).toMatchObject({ query: EMPTY_QUERY, response: null });
  expect(search).toHaveBeenCalledTimes(2);
});

test('going back to results that are no longer cached requests them again', async () => {
  const search = vi.fn(async (query: CatalogQuery) => answer(1, query.page));
  const store = createListingStore(EMPTY_QUERY, { search, relax, near });
  for (let page = 2; page < 40; page++) await store.apply(withPage(EMPTY_QUERY, page));
  search.mockClear();
  await store.restore(withPage(EMPTY_QUERY, 2));
  expect(search).toHaveBeenCalledTimes(1);
  await store.restore(EMPTY_QUERY);
  expect(store.getState().response).toBeNull();
});

test('an empty result requests removable filters and nearest parts, and is shown even if that fails', async () => {
  const found: RelaxedFilter[] = [{ key: 'material', value: 'fkm', label: 'FKM', totalItems: 9, href: '/shop/orings' }];
  const store = createListingStore(EMPTY_QUERY, {
    search: async () => answer(0),
    relax: async (query) => (query === fkm ? found : Promise.reject(new Error('down'))),
    near: async (query) => (query === fkm ? NOTHING_NEAR : Promise.reject(new Error('down'))),
  });
  await store.apply(fkm);
  expect(store.getState()).toMatchObject({ relaxations: found, nearest: NOTHING_NEAR });
  await store.apply(nbr);
  expect(store.getState()).toMatchObject({ status: 'idle', relaxations: [], nearest: null, response: answer(0) });
});

test('every change updates the address bar first, with the previous state', async () => {
  const onApply = vi.fn();
  const store = createListingStore(EMPTY_QUERY, { search: async () => answer(1), relax, near, onApply });
  await store.apply(fkm, { history: 'replace', note: 'Material FKM removed. ' });
  expect(onApply).toHaveBeenCalledWith(fkm, EMPTY_QUERY, 'replace');
  expect(store.getState().announcement).toBe('Material FKM removed. 1 result');
});

test('a response prefetched on press appears with the click in one change, with one request', async () => {
  const { calls, search } = slowSearch();
  const store = createListingStore(EMPTY_QUERY, { search, relax, near });
  store.expect(fkm);
  store.expect(fkm);
  expect(calls).toHaveLength(1);
  expect(store.getState()).toMatchObject({ query: EMPTY_QUERY, status: 'idle' });
  calls[0]?.give(2948);
  await Promise.resolve();
  const changes = vi.fn();
  store.subscribe(changes);
  const done = store.apply(fkm);
  expect(store.getState()).toMatchObject({ query: fkm, status: 'idle', response: answer(2948) });
  await done;
  expect(changes).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(1);
});

test('a click waits for a pending prefetch; a click on something else aborts it', async () => {
  const { calls, search } = slowSearch();
  const store = createListingStore(EMPTY_QUERY, { search, relax, near });
  store.expect(fkm);
  const done = store.apply(fkm);
  expect(store.getState()).toMatchObject({ query: fkm, response: null });
  calls[0]?.give(2948);
  await done;
  expect(store.getState()).toMatchObject({ status: 'idle', response: answer(2948) });
  store.expect(nbr);
  const other = store.apply(withPage(fkm, 2));
  expect(calls[1]?.signal.aborted).toBe(true);
  calls[2]?.give(7);
  await other;
  expect(store.getState()).toMatchObject({ query: withPage(fkm, 2), response: answer(7, 2) });
});

test('discards a prefetch that failed or is too old', async () => {
  vi.useFakeTimers();
  try {
    const { calls, search } = slowSearch();
    const store = createListingStore(EMPTY_QUERY, { search, relax, near });
    store.expect(fkm);
    calls[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    void store.apply(fkm);
    expect(calls).toHaveLength(2);
    store.expect(nbr);
    calls[2]?.give(1);
    await vi.advanceTimersByTimeAsync(10_000);
    void store.apply(nbr);
    expect(calls).toHaveLength(4);
  } finally {
    vi.useRealTimers();
  }
});

test('going back to the current query, as when an overlay closes, keeps the request for removable filters', async () => {
  let give: (found: RelaxedFilter[]) => void = () => undefined;
  const slowly = () => new Promise<RelaxedFilter[]>((resolve) => (give = resolve));
  const store = createListingStore(EMPTY_QUERY, { search: async () => answer(0), relax: slowly, near });
  const done = store.apply(fkm);
  await vi.waitFor(() => expect(store.getState().response).not.toBeNull());
  await store.restore(fkm);
  give([]);
  await done;
  expect(store.getState().relaxations).toEqual([]);
});

test('an empty result that was left before its removable filters arrived is requested again', async () => {
  const relaxSlowly = vi.fn(() => new Promise<RelaxedFilter[]>(() => undefined));
  const search = vi.fn(async (query: CatalogQuery) => answer(query === fkm ? 0 : 3));
  const store = createListingStore(EMPTY_QUERY, { search, relax: relaxSlowly, near });
  void store.apply(fkm);
  await vi.waitFor(() => expect(relaxSlowly).toHaveBeenCalledTimes(1));
  await store.apply(nbr);
  void store.restore(fkm);
  await vi.waitFor(() => expect(relaxSlowly).toHaveBeenCalledTimes(2));
});

test('going back discards any prefetched response', async () => {
  const { calls, search } = slowSearch();
  const store = createListingStore(fkm, { search, relax, near });
  const done = store.apply(nbr);
  calls[0]?.give(1);
  await done;
  store.expect(EMPTY_QUERY);
  await store.restore(fkm);
  expect(calls[1]?.signal.aborted).toBe(true);
});

test('a failure shows its cause until the next response', async () => {
  let isFailing = true;
  const search = async () => {
    if (isFailing) throw new TypeError('Failed to fetch');
    return answer(3);
  };
  const store = createListingStore(EMPTY_QUERY, { search, relax, near });
  await store.apply(fkm);
  expect(store.getState()).toMatchObject({ status: 'error', failure: { cause: 'offline' } });
  isFailing = false;
  await store.retry();
  expect(store.getState()).toMatchObject({ status: 'idle', failure: null });
});
