import { describe, expect, test } from 'vitest';
import { MODIFIER_TYPES } from '../../src/domain/shop/catalog/facets.ts';
import { directusStore } from '../../src/server/backend/directus-store.ts';
import type { StoreBackend } from '../../src/server/backend/port.ts';
import { BackendError, type BackendErrorKind } from '../../src/server/directus/backend-error.ts';
import { directusClient } from '../../src/server/directus/client.ts';
import { createSender } from '../../src/server/directus/send.ts';
import { RECORDINGS, type Recording, recording } from '../support/backend/recordings.ts';

const responseOf = ({ status, headers, json, text }: Recording): Response => {
  const body = json === undefined ? (text ?? '') : JSON.stringify(json);
  const { 'content-length': _, ...rest } = headers;
  return new Response(status === 204 || status === 304 ? null : body, { status, headers: rest });
};

/** Reads a recorded response with the client and returns its data or the kind of its error. */
const understood = async (one: Recording): Promise<unknown> => {
  const fetch = () => Promise.resolve(responseOf(one));
  // Responses with Retry-After exceed the timeout, so that they fail immediately.
  const send = createSender({ url: 'http://backend.example', fetch, now: () => 0 });
  try {
    return await send(one.request.path.replace(/^\/\//, '/'), { timeoutMs: 500 });
  } catch (error) {
    if (error instanceof BackendError) return error.kind;
    throw error;
  }
};

const KINDS: Readonly<Record<number, BackendErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  429: 'rate-limited',
  431: 'address-too-long',
};

const expected = ({ name, status, json }: Recording): unknown => {
  if (name === 'limit_over_max' || name.includes('err_bad_limit')) return 'limit-refused';
  if (status === 200 && typeof json === 'object' && json !== null && 'data' in json) return json.data;
  return KINDS[status] ?? (status === 400 ? 'invalid-query' : 'invalid-answer');
};

describe.each(['sqlite', 'postgres', 'extras', 'limits'] as const)('the client parses the recordings of %s', (kind) => {
  test.each(RECORDINGS[kind].map((one) => [one.name, one] as const))('%s', async (_, one) => {
    expect(await understood(one)).toEqual(expected(one));
  });
});

/** Reads of the store over one recorded response, with the requested URLs. */
const storeOver = (one: Recording): { readonly store: StoreBackend; readonly requests: string[] } => {
  const requests: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    requests.push(decodeURIComponent(pathname + search));
    return responseOf(one);
  };
  return { requests, store: directusStore(directusClient({ url: 'http://backend.example', fetch, now: () => 0 })) };
};

describe.each(['sqlite', 'postgres'] as const)('the store’s requests match the specification, on %s', (kind) => {
  test('price lines: the recorded request, and exact amounts', async () => {
    const one = recording(kind, '001-price_lists');
    const { store, requests } = storeOver(one);
    const { lines, lineMin, lineMax } = await store.priceLines(1);
    expect(requests).toEqual([one.request.path]);
    expect(lines.map(({ minQuantity, fixedPriceE5 }) => [minQuantity, fixedPriceE5])).toEqual([
      [1, 5374],
      [10, 4998],
      [25, 4648],
      [50, 4323],
      [100, 4020],
    ]);
    expect([lineMin, lineMax]).toEqual([5000, 500_000]);
  });

  test.each([
    ['price_lists_line_min_null', 2],
    ['price_lists_compound_null', 7],
  ])('price lines without limits: %s', async (name, product) => {
    const { lines, lineMin, lineMax } = await storeOver(recording(kind, name)).store.priceLines(product);
    expect(lines.length).toBeGreaterThan(2);
    expect([lineMin, lineMax]).toEqual([null, null]);
  });

  test('price lines: marks hidden ones, and returns an empty list for none', async () => {
    const hidden = await storeOver(recording(kind, 'price_lists_hide_pricing')).store.priceLines(11);
    expect(hidden.lines.every(({ hidePricing }) => hidePricing)).toBe(true);
    const none = await storeOver(recording(kind, 'price_lists_none')).store.priceLines(9);
    expect(none).toEqual({ lines: [], lineMin: null, lineMax: null });
  });

  test('vendor stock: also requests rows without a hidden flag, and drops unknown quantities', async () => {
    const one = recording(kind, 'vendor_stock_or_null');
    const { store, requests } = storeOver(one);
    expect(await store.vendorStock(1)).toEqual([
      { quantity: 1085, leadTime: 3 },
      { quantity: 1513, leadTime: 7 },
      { quantity: 728, leadTime: 14 },
      { quantity: 77, leadTime: null },
    ]);
    expect(requests).toEqual([`${one.request.path}&limit=-1`]);
  });

  test('our stock: the recorded request; FORBIDDEN for an unknown product means unknown', async () => {
    const one = recording(kind, '018-product_stock');
    const { store, requests } = storeOver(one);
    expect(await store.productStock(1)).toBe(769);
    expect(requests).toEqual([one.request.path]);
    expect(await storeOver(recording(kind, 'err_unknown_id_public')).store.productStock(999_999)).toBeNull();
  });

  test.each(MODIFIER_TYPES)('filter options of %s are sorted by label', async (type) => {
    const one = recording(kind, `modifiers_${type}`);
    const { store, requests } = storeOver(one);
    const options = await store.modifiers(type);
    expect(options.map(({ label }) => label)).toEqual(options.map(({ label }) => label).toSorted());
    expect(options.length).toBe((one.json as { data: unknown[] }).data.length);
    const [address = ''] = requests;
    expect(address).toContain(
      `{"type":{"_eq":"${type}"}},{"_or":[{"hidden":{"_neq":true}},{"hidden":{"_null":true}}]}`,
    );
    expect(address).toContain('&groupBy[]=key&groupBy[]=label&limit=-1');
  });

  test('comparisons, and the request of metric sizes', async () => {
    const compared = storeOver(recording(kind, 'product_comparison'));
    expect((await compared.store.comparisons(1)).map(({ comparison_text: text }) => text)).toEqual([
      'V75-001 vs E80-002',
      'V75-001 vs S85-003',
    ]);
    expect(compared.requests[0]).toBe(`${recording(kind, 'product_comparison').request.path}&limit=-1`);
    const past = recording(kind, 'metric_sizes_page_past_end');
    const sizes = storeOver(past);
    expect(await sizes.store.metricSizes()).toEqual([]);
    expect(sizes.requests).toContain(recording(kind, 'metric_sizes_huge_limit').request.path);
    expect(sizes.requests).toHaveLength(2);
  });
});
