import { describe, expect, test } from 'vitest';
import { glandsAs4716Rows } from '../../../../src/data/glands-as4716.gen.ts';
import { glandsIso3601Rows } from '../../../../src/data/glands-iso3601.gen.ts';
import { glandsJisRows } from '../../../../src/data/glands-jis.gen.ts';
import {
  type HousingTable,
  metricCells,
  sourcesText,
} from '../../../../src/domain/engineering/gland-design/housings/housing-table.ts';
import { housingTables } from '../../../../src/domain/engineering/gland-design/housings/standard-housings.ts';
import { exactMm, inch } from '../../../../src/domain/kit/units.ts';
import { HOUSING_VIEWS, type HousingView } from '../../../../src/domain/reference/tables/housing-views.ts';

/** Returns the figures of a row by column title. */
const figures = (tables: readonly HousingTable[], name: string): Readonly<Record<string, string>> => {
  for (const { columns, rows } of tables) {
    const row = rows.find((one) => one.name === name);
    if (row) return Object.fromEntries(columns.map(({ title }, at) => [title, row.cells[at]?.text ?? '?']));
  }
  throw new Error(`No row ${name}`);
};

const rowsOf = (view: HousingView) => housingTables(view, 'mm').flatMap(({ rows }) => rows);

describe('every view', () => {
  test.each(HOUSING_VIEWS)('%s has a cell for every column and unique anchors', (view) => {
    const tables = housingTables(view, 'mm');
    expect(new Set(tables.map(({ anchor }) => anchor)).size).toBe(tables.length);
    for (const { columns, rows } of tables) {
      expect(rows.length).toBeGreaterThan(0);
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    }
  });

  test('shows every size of the data', () => {
    expect(rowsOf('jis-sizes').map(({ name }) => name)).toEqual(glandsJisRows().map(({ size }) => size));
    const dashes = rowsOf('as-sizes').map(({ name }) => name.slice(1));
    expect(dashes).toEqual(glandsAs4716Rows().map(({ dash }) => dash));
  });
});

describe('JIS B 2401-2', () => {
  test('gives the housing of P26 in both units', () => {
    expect(figures(housingTables('jis-sizes', 'mm'), 'P26')).toMatchObject({
      ID: '25.7',
      'd, piston groove or rod': '26',
      'D, bore or rod groove': '32',
    });
    expect(figures(housingTables('jis-sizes', 'in'), 'P26')).toMatchObject({ 'D, bore or rod groove': '1.2598' });
  });

  test('gives the widths with backup rings of P48A to P150', () => {
    const row = figures(housingTables('jis-sections', 'mm'), 'P48A to P150');
    expect([row['Width b'], row['b1, one backup ring'], row['b2, two'], row.Squeeze]).toEqual([
      '7.5',
      '9',
      '11.5',
      '8.4–14.2%',
    ]);
  });

  test('marks depth and width of the V series, which no public source confirms', () => {
    const face = housingTables('jis-sections', 'mm').find(({ anchor }) => anchor === 'face');
    const vacuum = face?.rows.filter(({ name }) => name.startsWith('V')) ?? [];
    expect(vacuum).toHaveLength(3);
    for (const { cells } of vacuum) expect(cells.filter(({ isUnconfirmed }) => isUnconfirmed)).toHaveLength(2);
    const others = face?.rows.filter(({ name }) => !name.startsWith('V')) ?? [];
    expect(others.flatMap(({ cells }) => cells).some(({ isUnconfirmed }) => isUnconfirmed)).toBe(false);
  });

  test('links each size to the gland designer with chart and size, and to the store', () => {
    const row = rowsOf('jis-sizes').find(({ name }) => name === 'P26');
    expect(row?.designHref).toBe('/tools/gland-designer?chart=jis&size=JIS%20P26');
    expect(row?.storeHref).toBe('/shop/orings?size=JIS%20P26');
  });
});

describe('ISO 3601-2', () => {
  test('shows each row of the standard, and no depth where the source has none', () => {
    const tables = housingTables('iso-sections', 'mm');
    const expected = glandsIso3601Rows().filter(({ standard }) => !standard.startsWith('orings.co.uk'));
    expect(tables.flatMap(({ rows }) => rows)).toHaveLength(expected.length);
    expect(figures(tables.slice(-1), '3.53')['Depth t']).toBe('');
    expect(figures(tables, '3.55')['Depth t']).toBe('2.9');
  });
});

describe('AS5857 and AS4716', () => {
  test('gives both limits of AS5857-214', () => {
    expect(figures(housingTables('as-sizes', 'in'), '-214')).toEqual({
      'C, piston': '1.238–1.239',
      'A, bore': '1.241–1.243',
      'F, piston groove': '1.015–1.017',
      'B, rod': expect.any(String),
      'H, rod bore': expect.any(String),
      'E, rod groove': expect.any(String),
    });
  });

  test('converts limits so precisely that neither shifts by more than a micrometer', () => {
    const [low = '', high = ''] = (figures(housingTables('as-sizes', 'mm'), '-214')['A, bore'] ?? '').split('–');
    expect(Math.abs(Number(low) - exactMm(inch(1.241)))).toBeLessThan(0.001);
    expect(Math.abs(Number(high) - exactMm(inch(1.243)))).toBeLessThan(0.001);
  });

  test('leaves figures empty that are damaged in the source', () => {
    expect(figures(housingTables('as-sizes', 'in'), '-145')['H, rod bore']).toBe('');
    expect(figures(housingTables('as-sizes', 'in').slice(-2), '-426')['F, piston groove']).toBe('');
  });

  test('marks every width of MIL-G-5514F as unconfirmed', () => {
    const widths = housingTables('as-sections', 'in').find(({ anchor }) => anchor === 'mil-g-5514f-widths');
    const cells = widths?.rows.flatMap((row) => row.cells.slice(0, 3)) ?? [];
    expect(cells).toHaveLength(15);
    expect(cells.every(({ isUnconfirmed }) => isUnconfirmed)).toBe(true);
  });
});

test('a missing figure stays missing in every unit', () => {
  for (const unit of ['mm', 'in'] as const) expect(metricCells(unit).length(null).text).toBe('');
});

test('sourcesText names the ranges of sizes with different sources', () => {
  const rows = [
    { name: 'P150A', confidence: 'B' },
    { name: 'P315', confidence: 'B' },
    { name: 'P320', confidence: 'A' },
  ] as const;
  expect(sourcesText(rows)).toBe('P150A to P315 one, P320 two');
  expect(sourcesText(rows.slice(0, 2))).toBe('one');
});
