import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FACET_GROUPS, type FacetGroup } from '../../../src/domain/shop/catalog/facets.ts';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { PartRecord } from '../../../src/domain/shop/catalog/model.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../../../src/domain/shop/catalog/query.ts';
import { findPart } from '../../../src/domain/shop/catalog/rows/parts.ts';
import { searchCatalog } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { countParts } from '../../../src/domain/shop/catalog-files/catalog-tables.ts';
import type { QuoteAccepted } from '../../../src/domain/site/api/quotes.ts';
import { embeddedBackend } from '../../../src/server/backend/embedded/embedded.ts';
import type { Backend } from '../../../src/server/backend/port.ts';
import { buildSnapshot } from '../../../src/server/catalog/build-snapshot.ts';
import { pricingSource } from '../../../src/server/pricing/pricing-source.ts';
import { currentCatalog } from '../../../src/server/catalog-import/current-catalog.ts';
import { publishImport } from '../../../src/server/catalog-import/publish-import.ts';
import { NOTE } from '../../support/catalog/import-note.ts';
import { readCatalogFiles } from '../../../src/tools/catalog/read-files.ts';
import { writeCatalogFiles } from '../../../src/tools/catalog/write-files.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { type CatalogFolder, catalogFolder } from '../../support/catalog/catalog-folder.ts';
import { type NaiveCatalog, naiveSearch } from '../../support/catalog/naive-catalog.ts';
import { secondCatalog, secondPartNumber } from '../../support/catalog/second-catalog.ts';
import { appWith, servicesWith } from '../../support/services/fake-services.ts';
import { formsDesk } from '../../support/services/form-services.ts';

const ORIGIN = 'http://store.test';
/** 46.5 × 1.9 mm. */
const PART = { number: secondPartNumber(1, 34), compound: '2.002.60', size: 'H0035' };

let folder: CatalogFolder;
let backend: Backend;
let catalog: Catalog;
let naive: NaiveCatalog;
let app: ReturnType<typeof appWith>;
let exported: Record<string, string>;

beforeAll(async () => {
  folder = catalogFolder();
  await writeCatalogFiles(folder.path, secondCatalog());
  const files = folder.texts();
  const { tables, problems } = await readCatalogFiles(folder.path);
  expect(problems.list()).toEqual([]);
  if (!tables) throw new Error('The second catalog has problems.');
  const d1 = sqliteD1(memoryDatabase());
  await applyMigrations(d1, readMigrations());
  await publishImport(d1, await currentCatalog(d1), tables, NOTE, { now: 1 });
  await writeCatalogFiles(folder.path, (await currentCatalog(d1)).tables);
  exported = folder.texts();
  expect(exported).toEqual(files);

  backend = embeddedBackend(d1);
  catalog = openCatalog((await buildSnapshot(backend)).snapshot);
  const [sizes, { compounds, modifiers }] = await Promise.all([backend.catalogSizes(), backend.catalogCompounds()]);
  const parts: PartRecord[] = [];
  for await (const page of backend.catalogParts()) parts.push(...page);
  naive = { sizes, compounds, modifiers, parts };
  const { breaker } = servicesWith({}).upstreams.backend;
  const pricing = pricingSource(backend, { now: Date.now, breaker });
  const desk = await formsDesk();
  const store = {
    get: async () => catalog,
    state: () => ({ version: catalog.version, parts: catalog.parts, publishedAt: null }),
  };
  app = appWith({ ...desk.services, backend, catalog: store, pricing, prices: pricing });
}, 60_000);
afterAll(() => folder.remove());

const text = async (path: string): Promise<string> => {
  const response = await app.request(ORIGIN + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

describe('a second catalog, imported from its files', () => {
  test('has every part that its files name', () => {
    expect(catalog.parts).toBe(countParts(secondCatalog()));
    expect([catalog.compounds.length, catalog.sizes.length]).toEqual([300, 50]);
  });

  test('finds parts by their own numbers, not by the pattern', () => {
    expect(findPart(catalog, PART.number.toLowerCase())).toMatchObject({ name: PART.number });
    expect(findPart(catalog, `${PART.compound}-${PART.size}`)).toBeNull();
  });

  test('has a page for a part with its own number, size and price', async () => {
    const page = await text(`/product/${PART.number.toLowerCase()}`);
    expect(page).toContain(PART.number);
    expect(page).toContain('46.5');
    expect(page).toContain('$0.80');
  });

  test('finds a part by its number in search', async () => {
    const page = await text(`/search?query=${PART.number}`);
    expect(page).toContain(`/product/${PART.number.toLowerCase()}`);
    expect(page).not.toContain('not read:');
  });

  test('counts every filter as a scan of all parts does', () => {
    const queries: readonly Partial<Record<FacetGroup, readonly string[]>>[] = [
      {},
      { material: ['fkm'] },
      { material: ['fkm', 'nbr'], color: ['green'] },
      { compliance: ['fda', 'ul-94'] },
      { durometer: ['70'], color: ['black', 'white'] },
      { compliance: ['nsf-61'], material: ['ffkm'] },
    ];
    for (const facets of queries) {
      for (const mode of ['parts', 'compounds'] as const) {
        const query: CatalogQuery = { ...EMPTY_QUERY, mode, facets: { ...EMPTY_QUERY.facets, ...facets } };
        const expected = naiveSearch(naive, query);
        const { totalItems, facetList } = searchCatalog(catalog, query);
        const counts = FACET_GROUPS.flatMap((group) =>
          facetList[group].map(({ key, count }) => [`${group}/${key}`, count] as const),
        );
        expect(totalItems).toBe(expected.ids.length);
        expect(Object.fromEntries(counts)).toEqual(expected.counts);
      }
    }
  });

  test('lists filtered parts in the store with their own numbers', async () => {
    const response = await app.request(`${ORIGIN}/api/compounds-search?material=fkm&size=${PART.size}`);
    const answer = (await response.json()) as { totalItems: number; items: { name: string }[] };
    const names = new Map(naive.parts.map(({ id, name }) => [id, name]));
    const all = naiveSearch(naive, { ...EMPTY_QUERY, facets: { ...EMPTY_QUERY.facets, material: ['fkm'] } });
    expect(answer.totalItems).toBe(all.ids.filter((id) => names.get(id)?.startsWith('Z35-')).length);
    expect(answer.items.every(({ name }) => name.startsWith('Z35-'))).toBe(true);
  });

  test('leads from the size finder to its parts', async () => {
    const page = await text('/tools/size-finder?id=24.99&thickness=3.53&unit=mm');
    expect(page).toMatch(/href="\/product\/z05-\d{4}"/);
  });

  test('ranks house sizes in the size finder', async () => {
    const page = await text('/tools/size-finder?id=46.5&thickness=1.9&unit=mm');
    expect(page).toContain(PART.size);
    expect(page).toMatch(/href="\/product\/z35-\d{4}"/);
    const api = await app.request(`${ORIGIN}/api/v1/sizes/nearest?id=46.5&thickness=1.9&unit=mm`);
    expect([api.status, JSON.stringify(await api.json())]).toEqual([200, expect.stringContaining(PART.size)]);
  });

  test('makes the datasheet of a compound', async () => {
    expect(await text('/datasheets/1.001.50')).toContain('NBR 50 no. 1');
  });

  test('takes a quote request at its own prices', async () => {
    const part = findPart(catalog, PART.number);
    const line = {
      uid: 'a',
      id: part?.id,
      productName: PART.number,
      description: 'FKM 60 Shore A',
      descriptionTwo: PART.size,
      color: '#1f2226',
      price: 12_800,
      fixedPriceDisplay: '$0.64',
      is_line_min: false,
      quantity: 200,
      shipTime: 1,
      helperText: '',
      note: '',
      expedite: false,
      ring: { idMm: 46.5, csMm: 1.9 },
    };
    const contact = { name: 'R. Okafor', email: 'r.okafor@plant.example', company: 'Plant 4', message: '' };
    const response = await app.request(`${ORIGIN}/api/quotes`, {
      method: 'POST',
      body: JSON.stringify({ contact, items: [line] }),
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(200);
    const { url } = (await response.json()) as QuoteAccepted;
    const page = await text(url);
    expect(page).toContain(PART.number);
    expect(page).toContain('$128.00');
  });

  test('protects texts that a spreadsheet would compute', () => {
    expect(exported['compounds.csv']).toContain(`"'=HYPERLINK(""https://example.com""), ""quoted"", 5 % <oil>"`);
    expect(exported['vendors.csv']).toContain("'+49 Seals,5");
    expect(catalog.compounds.some(({ description }) => description.startsWith('=HYPERLINK'))).toBe(true);
  });
});
