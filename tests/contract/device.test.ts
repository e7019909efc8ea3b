import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Catalog } from '../../src/domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../src/domain/shop/catalog/index/open-catalog.ts';
import { type KeptCatalog, offlineManifest } from '../../src/domain/site/offline/manifest.ts';
import { CATALOG_MANIFEST_PATH } from '../../src/domain/site/offline/names.ts';
import { queryRows } from '../corpus/queries.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { type DeviceInNode, deviceInNode } from '../support/device/device-in-node.ts';
import { indexRequest } from '../support/device/device-requests.ts';

const ORIGIN = 'http://store.test';
const QUERIES = 2000;
const AT_ONCE = 4;

let worker: Miniflare;
let device: DeviceInNode;
let catalog: Catalog;
let kept: KeptCatalog;

const fetchBytes = async (path: string): Promise<ArrayBuffer> => {
  const response = await worker.dispatchFetch(ORIGIN + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.arrayBuffer();
};

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797), { hasData: true });
  const manifest = v.parse(
    offlineManifest,
    JSON.parse(new TextDecoder().decode(await fetchBytes(CATALOG_MANIFEST_PATH))),
  );
  if (!manifest.catalog) throw new Error('The manifest names no catalog.');
  kept = manifest.catalog;
  const [packed, facts] = await Promise.all([fetchBytes(kept.index), fetchBytes(kept.facts)]);
  device = deviceInNode(kept.worker, ORIGIN);
  const index = await device.send({ kind: 'unpack', packed });
  if (!(index instanceof ArrayBuffer)) throw new Error('The index cannot be unpacked.');
  catalog = openCatalog(new Uint8Array(index));
  expect(await device.send({ kind: 'start', start: { index, facts: new TextDecoder().decode(facts) } })).toBe(true);
});
afterAll(() => worker.dispose());

const text = (body: ArrayBuffer): string => new TextDecoder().decode(body);

test(`${QUERIES} random queries get the same bytes from the device as from the server`, async () => {
  const texts = queryRows().map(({ query }) => query);
  const different: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let seed = next++; seed < QUERIES; seed = next++) {
      const { method, path, body } = indexRequest(catalog, texts, seed);
      const [own, served] = await Promise.all([
        device.request(path, { method, body }),
        worker.dispatchFetch(ORIGIN + path, {
          method,
          ...(body !== null && { body, headers: { 'Content-Type': 'application/json', Origin: ORIGIN } }),
        }),
      ]);
      statuses.set(served.status, (statuses.get(served.status) ?? 0) + 1);
      const same = own.status === served.status && text(own.body) === (await served.text());
      if (!same) different.push(`${method} ${path} ${body ?? ''}: ${own.status}, ${served.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(different.join('\n')).toBe('');
  // A test of errors alone would prove little.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(QUERIES * 0.9);
}, 300_000);

test('a browser without streams of bytes renders the same page', async () => {
  const facts = text(await fetchBytes(kept.facts));
  const packed = await fetchBytes(kept.index);
  // As WebKitGTK 2.50 rejects them.
  const construct = (target: typeof ReadableStream, given: [UnderlyingSource?], created: NewableFunction): object => {
    if (given[0]?.type === 'bytes') throw new TypeError('ReadableByteStreamController is not implemented');
    return Reflect.construct(target, given, created);
  };
  vi.stubGlobal('ReadableStream', new Proxy(ReadableStream, { construct }));
  try {
    const other = deviceInNode(kept.worker, ORIGIN);
    const index = (await other.send({ kind: 'unpack', packed })) as ArrayBuffer;
    expect(await other.send({ kind: 'start', start: { index, facts } })).toBe(true);
    const [same, page] = [await device.request('/product/fk7502-214'), await other.request('/product/fk7502-214')];
    expect([page.status, text(page.body)]).toEqual([same.status, text(same.body)]);
  } finally {
    vi.unstubAllGlobals();
  }
}, 60_000);

describe('pages on the device', () => {
  test.each([
    ['/shop/orings?material=fkm&size=as568-214', 'O-rings'],
    ['/product/fk7502-214', 'FK7502-214'],
    ['/compare?compounds=FK7502,BU7002', 'FK7502'],
    ['/search?query=viton+214', 'viton 214'],
    ['/tools/size-finder?id=24.99&cs=3.53', 'AS568-214'],
    ['/tools/gland-designer', 'Gland designer'],
    ['/tools/groove-to-ring', 'Groove to ring'],
    ['/tools/material-advisor', 'Material advisor'],
    ['/cart', 'Quote cart'],
    ['/lists', 'Parts and quantities'],
    ['/lists/review', 'data-island="lists"'],
  ])('renders %s', async (path, words) => {
    const { status, body, headers } = await device.request(path, { isOffline: true });
    const html = text(body);
    expect(status).toBe(200);
    expect(html).toContain(words);
    expect(html).toContain('data-offline-bar');
    expect(Object.fromEntries(headers)['content-security-policy']).toContain("script-src 'self'");
  });

  test.each([
    ['/product/fk7502-214/fk7502-214.step', 'ISO-10303-21'],
    ['/product/fk7502-214/fk7502-214.dxf', 'SECTION'],
    ['/product/fk7502-214/drawing.svg', '<svg'],
  ])('makes the same file as the server at %s', async (path, words) => {
    const { status, body } = await device.request(path);
    expect(status).toBe(200);
    expect(text(body)).toContain(words);
    expect(text(body)).toBe(text(await fetchBytes(path)));
  });

  test.each(['/desk', '/account', '/api/account', '/items/products', '/datasheets/fk7502', '/admin-store'])(
    'does not have %s',
    async (path) => expect((await device.request(path)).status).toBe(404),
  );

  test('says that a document needs a connection', async () => {
    const { status, body } = await device.request('/product/fk7502-214/fk7502-214-sheet.pdf');
    expect(status).toBe(503);
    expect(text(body)).toContain('needs a connection');
  });
});

describe('prices on the device', () => {
  const post = async (path: string, body: object): Promise<string> => {
    const response = await device.request(path, { method: 'POST', body: JSON.stringify(body) });
    expect([path, response.status]).toEqual([path, 200]);
    return text(response.body);
  };
  const LINES = { lines: [{ part: 'FK7502-214', quantity: 100 }] };

  test('are those of the server for a line of the cart', async () => {
    const served = await worker.dispatchFetch(`${ORIGIN}/api/prices`, {
      method: 'POST',
      body: JSON.stringify(LINES),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    });
    const [there, here] = [await served.json(), JSON.parse(await post('/api/prices', LINES))].map(
      (response) => (response as { readonly lines: readonly Record<string, unknown>[] }).lines[0],
    );
    expect(here).toMatchObject({ part: 'FK7502-214', totalCents: 7800 });
    for (const name of ['unitPriceE5', 'totalCents', 'priceText']) expect(here?.[name]).toEqual(there?.[name]);
  });

  test('are found for alternatives and lists', async () => {
    expect(await post('/api/prices/alternatives', LINES)).toContain('"lines"');
    expect(await post('/api/lists/read', { lines: [{ texts: ['100 FK7502-214'], holdsQuantity: true }] })).toContain(
      'FK7502-214',
    );
  });
});

test('what is downloaded has no secrets and no hidden options', async () => {
  const facts = JSON.parse(text(await fetchBytes(kept.facts))) as { readonly settings: object };
  expect(Object.keys(facts).sort()).toEqual(['catalog', 'metricSizes', 'pages', 'settings']);
  expect(Object.keys(facts.settings).sort()).toEqual([
    'brandName',
    'certificateLabel',
    'certificateUrl',
    'closingDays',
    'phone',
    'postalAddress',
    'salesEmail',
    'siteUrl',
    'socialLinks',
  ]);
  expect(catalog.modifiers.filter(({ hiddenFull, label }) => hiddenFull && label !== '')).toEqual([]);
});
