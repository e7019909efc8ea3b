import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileHref } from '../../src/domain/engineering/part-files/file-kinds.ts';
import { partHref } from '../../src/domain/reference/paths/store-links.ts';
import { meetsRgdRule, RGD_COMPLIANCE_KEY } from '../../src/domain/reference/tables/rgd.ts';
import { startBuiltWorker } from '../support/built-worker.ts';

const ORIGIN = 'http://store.test';
let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
});
afterAll(() => worker.dispose());

const text = async (path: string): Promise<string> => {
  const response = await worker.dispatchFetch(ORIGIN + path);
  expect(response.status, path).toBe(200);
  return response.text();
};

interface Row {
  readonly name: string;
  readonly canyonStock: number;
  readonly compound: {
    readonly label: string;
    readonly durometer: number | null;
    readonly durometer_scale: string;
    readonly modifiers: readonly { readonly modifiers_id: { readonly type: string; readonly label: string } }[];
  };
}
interface Listing {
  readonly items: readonly Row[];
  readonly totalItems: number;
}

const search = async (query: string): Promise<Listing> =>
  JSON.parse(await text(`/api/compounds-search?${query}`)) as Listing;

const materialOf = ({ compound }: Row): string =>
  compound.modifiers.find(({ modifiers_id }) => modifiers_id.type === 'material')?.modifiers_id.label ?? '';

/** Returns all rows of a query, in pages of 100. */
const allRows = async (query: string): Promise<readonly Row[]> => {
  const first = await search(`${query}&limit=100`);
  const pages = Math.ceil(first.totalItems / 100);
  const rest = await Promise.all(
    Array.from({ length: pages - 1 }, (_, at) => search(`${query}&limit=100&page=${at + 2}`)),
  );
  return [first, ...rest].flatMap(({ items }) => items);
};

describe('RGD', () => {
  test('every part of a size with the claim meets the rule of the page', async () => {
    const rows = await allRows(`compliance=${RGD_COMPLIANCE_KEY}&size=AS568-214`);
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) {
      const { durometer, durometer_scale: durometerScale } = row.compound;
      expect(meetsRgdRule({ material: materialOf(row), durometer, durometerScale }), row.name).toBe(true);
    }
  });
});

describe('a size alone', () => {
  test('lists common elastomers first, plastics and metals last', async () => {
    for (const query of ['size=AS568-214', 'search=-214', 'search=as568-214']) {
      const families = (await allRows(query)).map(materialOf);
      expect(families[0], query).toBe('NBR');
      const inOrder = [...new Set(families)];
      expect(inOrder.slice(0, 4), query).toEqual(['NBR', 'FKM', 'EPDM', 'VMQ']);
      const rigid = ['PTFE', 'PTFE, filled', 'PEEK', 'POM', 'Polyamide', 'Stainless steel', 'Copper', 'Aluminum'];
      const firstRigid = families.findIndex((family) => rigid.includes(family));
      expect(firstRigid, query).toBeGreaterThan(families.lastIndexOf('FEPM'));
      expect(firstRigid, query).toBeGreaterThan(families.lastIndexOf('NBR'));
    }
  });
});

describe('rings that are not rubber', () => {
  const names = async (): Promise<readonly string[]> => {
    const rows = await Promise.all(
      ['copper', 'peek', 'fep-vmq'].map((key) => search(`material=${key}&search=AS568&limit=10`)),
    );
    return rows.flatMap(({ items }) => items.slice(0, 1).map(({ name }) => name));
  };

  test('show no molded-rubber tolerance on their page, in drawings and in files', async () => {
    const parts = await names();
    expect(parts).toHaveLength(3);
    for (const name of parts) {
      const page = await text(partHref(name));
      expect(page, name).toContain('those of AS568 are for molded rubber');
      expect(page, name).not.toMatch(/\d ±\d/);
      for (const kind of ['step', 'dxf', 'svg'] as const) {
        const file = await text(fileHref(name, kind, 'mm'));
        expect(file, `${name}.${kind}`).not.toMatch(/±|%%p|Tolerances: AS568/i);
      }
    }
  });

  test('rubber rings of AS568 keep their tolerance', async () => {
    expect(await text('/product/fk7502-214')).toContain('24.99 ±0.25');
    expect(await text(fileHref('FK7502-214', 'dxf', 'mm'))).toContain('Tolerances: AS568');
  });
});
