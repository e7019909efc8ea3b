import { beforeAll, expect, test } from 'vitest';
import { celsius } from '../../../src/domain/kit/units.ts';
import { chemicals, materials } from '../../../src/domain/reference/tables/tables.ts';
import { FACET_GROUPS, type FacetGroup, facetOf } from '../../../src/domain/shop/catalog/facets.ts';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { CompoundRow, ListingResponse } from '../../../src/domain/shop/catalog/listing.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../../../src/domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { datasheetEntries } from '../../../src/domain/shop/datasheet/find-datasheets.ts';
import { makeDatasheet } from '../../../src/domain/shop/datasheet/make-datasheet.ts';
import { embeddedBackend } from '../../../src/server/backend/embedded/embedded.ts';
import { buildSnapshot } from '../../../src/server/catalog/build-snapshot.ts';
import { datasheetPdf } from '../../../src/server/pdf/datasheet-pdf.ts';
import { type SeededDatabase, seededDatabase } from '../../support/backend/seeded-database.ts';
import { seededRandom } from '../../support/random.ts';

let db: SeededDatabase;
let catalog: Catalog;

beforeAll(async () => {
  db = await seededDatabase();
  catalog = openCatalog((await buildSnapshot(embeddedBackend(db.d1))).snapshot);
}, 120_000);

const BANDS: Readonly<Record<string, string>> = {
  very_soft: "durometer_scale = 'Shore A' AND durometer BETWEEN 30 AND 50",
  soft: "durometer_scale = 'Shore A' AND durometer BETWEEN 51 AND 65",
  medium: "durometer_scale = 'Shore A' AND durometer BETWEEN 66 AND 75",
  hard: "durometer_scale = 'Shore A' AND durometer BETWEEN 76 AND 85",
  very_hard: "durometer_scale = 'Shore A' AND durometer BETWEEN 86 AND 95",
  spring_steel: "durometer_scale = 'Spring Steel'",
};

const has = (group: FacetGroup, key: string): string => {
  if (group === 'durometer') return `(${BANDS[key]})`;
  return `c.id IN (SELECT l.compounds_id FROM compounds_modifiers l JOIN modifiers m ON m.id = l.modifiers_id
    WHERE m.type = '${facetOf(group).modifier}' AND m.key = '${key}')`;
};

const conditions = (query: CatalogQuery, leaveOut: FacetGroup | null = null): string[] => [
  ...FACET_GROUPS.flatMap((group) => {
    const { combine } = facetOf(group);
    const keys = group === leaveOut && combine === 'any' ? [] : query.facets[group];
    if (keys.length === 0) return [];
    return [`(${keys.map((key) => has(group, key)).join(combine === 'all' ? ' AND ' : ' OR ')})`];
  }),
  ...(query.temperatureC.low === null ? [] : [`c.temperature_low_c <= ${query.temperatureC.low}`]),
  ...(query.temperatureC.high === null ? [] : [`c.temperature_high_c >= ${query.temperatureC.high}`]),
];

const labelsOf = (where: readonly string[]): string[] =>
  db
    .rows<{ label: string }>(`SELECT c.label FROM compounds c WHERE ${['1', ...where].join(' AND ')} ORDER BY c.label`)
    .map(({ label }) => label);

const list = (query: CatalogQuery): ListingResponse<CompoundRow> =>
  searchCatalog(catalog, query) as ListingResponse<CompoundRow>;

const every: CatalogQuery = { ...EMPTY_QUERY, mode: 'compounds', limit: 100 };

const allLabels = (query: CatalogQuery): string[] =>
  [1, 2, 3, 4, 5].flatMap((page) => list({ ...query, page }).items.map(({ label }) => label)).sort();

/** A random query like those of the panel: some values of some groups, sometimes a temperature range. */
const question = (next: () => number): CatalogQuery => {
  const { facetList } = list(every);
  const facets = { ...every.facets };
  for (const group of FACET_GROUPS) {
    if (next() > 0.3) continue;
    const values = facetList[group];
    const count = 1 + Math.floor(next() * (group === 'compliance' ? 2 : 3));
    facets[group] = [
      ...new Set(Array.from({ length: count }, () => values[Math.floor(next() * values.length)]?.key ?? '')),
    ];
  }
  const low = next() < 0.3 ? celsius(Math.round(next() * 80 - 70)) : null;
  const high = next() < 0.3 ? celsius(Math.round(next() * 250 + 20)) : null;
  return { ...every, facets, temperatureC: { low, high } };
};

test('lists all 442 compounds, with matching facet counts', () => {
  const { totalItems, facetList } = list(every);
  expect(totalItems).toBe(442);
  expect(facetList.category[0]?.count).toBe(442);
  expect(allLabels(every)).toEqual(labelsOf([]));
});

test('for 200 random filters, the compounds and counts match SQL', () => {
  const { next } = seededRandom(20_261);
  let found = 0;
  for (let turn = 0; turn < 200; turn++) {
    const query = question(next);
    const wanted = labelsOf(conditions(query));
    const { totalItems, facetList } = list(query);
    expect(totalItems).toBe(wanted.length);
    expect(allLabels(query)).toEqual(wanted);
    found += Number(wanted.length > 0);
    const group = FACET_GROUPS[turn % FACET_GROUPS.length] ?? 'material';
    for (const { key, count } of facetList[group]) {
      expect([group, key, count]).toEqual([
        group,
        key,
        db.value(
          `SELECT COUNT(*) FROM compounds c WHERE ${[has(group, key), ...conditions(query, group)].join(' AND ')}`,
        ),
      ]);
    }
  }
  expect(found).toBeGreaterThan(60);
});

test('datasheets belong to the flagged compounds', () => {
  expect(
    datasheetEntries(catalog)
      .map(({ label }) => label)
      .sort(),
  ).toEqual(labelsOf(['c.datasheet = 1']));
});

const sheetAt = (index: number) => {
  const sheet = makeDatasheet(catalog, index, { materials: materials(), chemicals: chemicals() });
  if (!sheet) throw new Error(`The catalog has no compound ${index}.`);
  return sheet;
};

test('every sheet has the values of the database and its polymer', () => {
  const rows = new Map(
    db
      .rows<{ label: string; low: number; high: number; hardness: number | null; sizes: number }>(
        `SELECT c.label, c.temperature_low_c AS low, c.temperature_high_c AS high, c.durometer AS hardness, COUNT(p.id) AS sizes
         FROM compounds c LEFT JOIN parts p ON p.compound_id = c.id GROUP BY c.id`,
      )
      .map((row) => [row.label, row]),
  );
  catalog.compounds.forEach((_, index) => {
    const sheet = sheetAt(index);
    const { byStandard, total } = sheet.sizes;
    expect({ ...rows.get(sheet.label) }).toEqual({
      label: sheet.label,
      low: sheet.lowC,
      high: sheet.highC,
      hardness: sheet.durometer,
      sizes: total,
    });
    expect(byStandard.usa + byStandard.japanese + byStandard.metric).toBe(total);
    expect(sheet.family, sheet.label).not.toBeNull();
  });
});

test('renders every sheet as a PDF below 200 KB with its title, reproducibly', async () => {
  const issuer = {
    revision: 'Nov 21, 2026 (3f2a9c1b)',
    brandName: 'Canyon Seals',
    phone: '+1 555 0142 600',
    salesEmail: 'sales@example.com',
  };
  for (let index = 0; index < catalog.compounds.length; index += 13) {
    const sheet = sheetAt(index);
    const file = await datasheetPdf(sheet, issuer, 'https://example.com');
    expect(new TextDecoder('latin1').decode(file.subarray(0, 5))).toBe('%PDF-');
    expect(file.length).toBeLessThan(200_000);
    expect(await datasheetPdf(sheet, issuer, 'https://example.com')).toEqual(file);
  }
});
