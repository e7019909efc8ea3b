import type { D1Database } from '@cloudflare/workers-types';
import type { SizeStandard } from '../../domain/reference/sizes/size-standard.ts';
import { MODIFIER_TYPES, type ModifierType } from '../../domain/shop/catalog/facets.ts';
import type { Modifier } from '../../domain/shop/catalog/model.ts';
import {
  type CatalogTables,
  type CompoundEntry,
  modifierKey,
  NO_LIST,
  NOT_MADE,
  type PriceBreakEntry,
  type PriceListEntry,
} from '../../domain/shop/catalog-files/catalog-tables.ts';
import { vendorStockColumns } from '../../domain/shop/catalog-files/vendor-stock-columns.ts';
import { integerFromDecimal } from '../../domain/shop/pricing/money.ts';

/** Database IDs by position in the tables, and what an import needs to know about the database. */
export interface CurrentCatalog {
  readonly tables: CatalogTables;
  readonly ids: {
    readonly compounds: readonly number[];
    readonly sizes: readonly number[];
    readonly priceLists: readonly number[];
    readonly vendors: readonly number[];
    /** All rows of each modifier: a backend may have one twice. */
    readonly modifiers: readonly (readonly number[])[];
  };
  /** Number of the last version; 0 before the first import. */
  readonly version: number;
}

/** Parts or rows of stock per page: a column of JSON has about 200 KB, D1 allows 2 MB. */
const PAGE = 20_000;

const PARTS = `SELECT json_group_array(id) AS ids, json_group_array(compound_id) AS compounds,
  json_group_array(size_id) AS sizes, json_group_array(coalesce(price_list_id, -1)) AS lists,
  json_group_array(stock) AS stocks
FROM (SELECT * FROM parts WHERE id > ? ORDER BY id LIMIT ${PAGE})`;

const VENDOR_STOCK = `SELECT json_group_array(our_product) AS parts, json_group_array(id) AS ids,
  json_group_array(coalesce(vendor, -1)) AS vendors, json_group_array(coalesce(quantity_available, -1)) AS quantities,
  json_group_array(hide_from_store IS 1) AS hidden
FROM (SELECT * FROM vendor_stock WHERE (our_product, id) > (?, ?) ORDER BY our_product, id LIMIT ${PAGE})`;

const MODIFIERS = 'SELECT id, type, "key", label, color, hidden, hidden_full FROM modifiers ORDER BY id';
const COMPOUNDS = `SELECT c.*, (SELECT json_group_array(modifiers_id ORDER BY id) FROM compounds_modifiers
  WHERE compounds_id = c.id) AS modifiers FROM compounds c ORDER BY c.id`;
const SIZES = 'SELECT id, standard, code, id_mm, cs_mm FROM sizes ORDER BY id';
const PRICE_LISTS = `SELECT l.id, coalesce(n.name, 'List ' || l.id) AS name, l.unit_price_e5, l.hide_pricing
  FROM price_lists l LEFT JOIN price_list_names n ON n.price_list_id = l.id ORDER BY l.id`;
const BREAKS = `SELECT price_list_id, min_quantity, unit_price_e5 FROM price_list_lines
  ORDER BY price_list_id, min_quantity, line_no`;
const NAMES = `SELECT n.part_id, n.name, p.compound_id, p.size_id FROM part_names n JOIN parts p ON p.id = n.part_id
  ORDER BY n.part_id`;
const COMPARISONS = `SELECT main_compound, comparison_link, comparison_text FROM product_comparison
  ORDER BY main_compound, id`;

interface ModifierRow {
  readonly id: number;
  readonly type: ModifierType;
  readonly key: string;
  readonly label: string;
  readonly color: string | null;
  readonly hidden: number | null;
  readonly hidden_full: number | null;
}

interface CompoundRow {
  readonly id: number;
  readonly label: string;
  readonly label_display: string;
  readonly background_color: string;
  readonly datasheet: number;
  readonly durometer: number | null;
  readonly durometer_scale: string;
  readonly temperature_low_c: number | null;
  readonly temperature_high_c: number | null;
  readonly line_min: number | null;
  readonly line_max: number | null;
  readonly description: string;
  readonly modifiers: string;
}

const columnOf = (row: Readonly<Record<string, string>> | null, name: string): number[] =>
  JSON.parse(row?.[name] ?? '[]') as number[];

const compoundEntry = (row: CompoundRow, positionOfId: ReadonlyMap<number, number>, types: readonly ModifierType[]) => {
  const given = [...new Set((JSON.parse(row.modifiers) as number[]).flatMap((id) => positionOfId.get(id) ?? []))];
  const entry: CompoundEntry = {
    label: row.label,
    labelDisplay: row.label_display || row.label,
    ringColor: row.background_color,
    datasheet: row.datasheet === 1,
    hardness: row.durometer,
    hardnessScale: row.durometer_scale,
    temperatureLowC: row.temperature_low_c,
    temperatureHighC: row.temperature_high_c,
    lineMinCents: integerFromDecimal(row.line_min, 2),
    lineMaxCents: integerFromDecimal(row.line_max, 2),
    description: row.description,
    modifiers: MODIFIER_TYPES.flatMap((type) => given.filter((at) => types[at] === type)),
  };
  return entry;
};

/** Reads the whole catalog page by page. Parts and stock of compounds or sizes that do not exist are left out. */
export const currentCatalog = async (db: D1Database): Promise<CurrentCatalog> => {
  const all = async <Row>(sql: string): Promise<Row[]> => (await db.prepare(sql).all<Row>()).results;

  const modifiers: Modifier[] = [];
  const modifierIds: number[][] = [];
  const modifierAt = new Map<string, number>();
  for (const { id, hidden, hidden_full, ...rest } of await all<ModifierRow>(MODIFIERS)) {
    const key = modifierKey(rest);
    const at = modifierAt.get(key);
    if (at !== undefined) modifierIds[at]?.push(id);
    else {
      modifierAt.set(key, modifiers.length);
      modifiers.push({ ...rest, hidden: hidden === 1, hiddenFull: hidden_full === 1 });
      modifierIds.push([id]);
    }
  }
  const modifierOfId = new Map(modifierIds.flatMap((ids, at) => ids.map((id) => [id, at] as const)));
  const types = modifiers.map(({ type }) => type);

  const compoundRows = await all<CompoundRow>(COMPOUNDS);
  const compounds = compoundRows.map((row) => compoundEntry(row, modifierOfId, types));
  const compoundOfId = new Map(compoundRows.map(({ id }, at) => [id, at]));

  const sizeRows = await all<{ id: number; standard: SizeStandard; code: string; id_mm: number; cs_mm: number }>(SIZES);
  const sizes = sizeRows.map(({ standard, code, id_mm, cs_mm }) => ({ standard, code, idMm: id_mm, csMm: cs_mm }));
  const sizeOfId = new Map(sizeRows.map(({ id }, at) => [id, at]));

  const listRows = await all<{ id: number; name: string; unit_price_e5: number; hide_pricing: number }>(PRICE_LISTS);
  const listOfId = new Map(listRows.map(({ id }, at) => [id, at]));
  const breaks: PriceBreakEntry[][] = listRows.map(() => []);
  for (const [list, quantity, e5] of await db.prepare(BREAKS).raw<[number, number, number]>())
    breaks[listOfId.get(list) ?? -1]?.push([quantity, e5]);
  const priceLists = listRows.map(
    ({ name, unit_price_e5, hide_pricing }, at): PriceListEntry => ({
      name,
      hidesPrices: hide_pricing === 1,
      startingE5: unit_price_e5,
      breaks: breaks[at] ?? [],
    }),
  );

  const cellOf = (compoundId: number, sizeId: number): number => {
    const [compound, size] = [compoundOfId.get(compoundId), sizeOfId.get(sizeId)];
    return compound === undefined || size === undefined ? -1 : compound * sizes.length + size;
  };
  const offers = new Int32Array(compounds.length * sizes.length).fill(NOT_MADE);
  const stock = new Int32Array(offers.length);
  for (let after = -1, isMore = true; isMore; ) {
    const row = await db.prepare(PARTS).bind(after).first<Readonly<Record<string, string>>>();
    const ids = columnOf(row, 'ids');
    const [compoundIds, sizeIds] = [columnOf(row, 'compounds'), columnOf(row, 'sizes')];
    const [lists, stocks] = [columnOf(row, 'lists'), columnOf(row, 'stocks')];
    for (const at of ids.keys()) {
      const cell = cellOf(compoundIds[at] ?? -1, sizeIds[at] ?? -1);
      if (cell === -1) continue;
      offers[cell] = (listOfId.get(lists[at] ?? -1) ?? NO_LIST - 1) + 1;
      stock[cell] = stocks[at] ?? 0;
    }
    isMore = ids.length === PAGE;
    after = ids.at(-1) ?? after;
  }

  const names = await db.prepare(NAMES).raw<[number, string, number, number]>();
  const partNumbers = new Map(
    names
      .map(([, name, compound, size]): [number, string] => [cellOf(compound, size), name])
      .filter(([at]) => at !== -1),
  );

  const vendorRows = await all<{ id: number; name: string; lead_time: number | null }>(
    'SELECT id, name, lead_time FROM vendors ORDER BY id',
  );
  const vendorOfId = new Map(vendorRows.map(({ id }, at) => [id, at]));
  const vendorStock = vendorStockColumns();
  for (let after = [-1, -1], isMore = true; isMore; ) {
    const row = await db
      .prepare(VENDOR_STOCK)
      .bind(...after)
      .first<Readonly<Record<string, string>>>();
    const [parts, ids] = [columnOf(row, 'parts'), columnOf(row, 'ids')];
    const [vendors, quantities, hidden] = [
      columnOf(row, 'vendors'),
      columnOf(row, 'quantities'),
      columnOf(row, 'hidden'),
    ];
    for (const [at, part] of parts.entries()) {
      const cell = cellOf(Math.floor(part / PART_STRIDE), part % PART_STRIDE);
      if (cell === -1 || offers[cell] === NOT_MADE) continue;
      vendorStock.add(cell, vendorOfId.get(vendors[at] ?? -1) ?? -1, quantities[at] ?? -1, hidden[at] === 1);
    }
    isMore = parts.length === PAGE;
    after = [parts.at(-1) ?? -1, ids.at(-1) ?? -1];
  }

  const comparisons = await all<{ main_compound: number; comparison_link: string; comparison_text: string }>(
    COMPARISONS,
  );
  const last = await db.prepare('SELECT coalesce(max(id), 0) AS id FROM catalog_versions').first<{ id: number }>();
  return {
    tables: {
      modifiers,
      compounds,
      sizes,
      priceLists,
      offers,
      partNumbers,
      stock,
      vendors: vendorRows.map(({ name, lead_time }) => ({ name, leadTime: lead_time })),
      vendorStock: vendorStock.finish(),
      comparisons: comparisons.flatMap(({ main_compound, comparison_link, comparison_text }) => {
        const compound = compoundOfId.get(main_compound);
        return compound === undefined ? [] : { compound, link: comparison_link, text: comparison_text };
      }),
    },
    ids: {
      compounds: compoundRows.map(({ id }) => id),
      sizes: sizeRows.map(({ id }) => id),
      priceLists: listRows.map(({ id }) => id),
      vendors: vendorRows.map(({ id }) => id),
      modifiers: modifierIds,
    },
    version: last?.id ?? 0,
  };
};

/** IDs of parts are compound × 4096 + size. */
export const PART_STRIDE = 4096;
