import type { D1Database } from '@cloudflare/workers-types';
import type { SizeStandard } from '../../domain/reference/sizes/size-standard.ts';
import { MODIFIER_TYPES, type ModifierType } from '../../domain/shop/catalog/facets.ts';
import type { Modifier } from '../../domain/shop/catalog/model.ts';
import {
  type CompoundEntry,
  modifierKey,
  type PriceListEntry,
  type VendorEntry,
} from '../../domain/shop/catalog-files/catalog-tables.ts';
import { integerFromDecimal } from '../../domain/shop/pricing/money.ts';
import type { CatalogEdits, CompoundRecord, PartRecord } from './catalog-edits.ts';
import {
  COMPOUND_STATE,
  type CompoundState,
  PRICES_STATE,
  type PricesState,
  STOCK_STATE,
  type StockState,
  VENDOR_STOCK_STATE,
  type VendorStockState,
} from './record-states.ts';

// The number of parts with the list scans all parts: price lists are seldom edited, so an index would cost more.
const PART = `SELECT p.id, c.label AS compound, s.standard, s.code AS size,
    coalesce(n.name, 'List ' || p.price_list_id) AS list,
    CASE WHEN p.price_list_id IS NULL THEN 0
      ELSE (SELECT count(*) FROM parts other WHERE other.price_list_id = p.price_list_id) END AS sharing,
    ${PRICES_STATE} AS prices, ${STOCK_STATE} AS stock, ${VENDOR_STOCK_STATE} AS vendors
  FROM parts p JOIN compounds c ON c.id = p.compound_id JOIN sizes s ON s.id = p.size_id
    LEFT JOIN price_list_names n ON n.price_list_id = p.price_list_id
  WHERE p.id = ?1`;

const COMPOUND_ID = 'SELECT id, label FROM compounds WHERE label = ?1 COLLATE NOCASE';
const COMPOUND = `SELECT ${COMPOUND_STATE} AS state, (SELECT count(*) FROM parts
  WHERE id >= ?1 * 4096 AND id < (?1 + 1) * 4096) AS parts`;
const MODIFIERS = 'SELECT id, type, "key", label, color, hidden, hidden_full FROM modifiers ORDER BY id';

const LIST = `SELECT l.id, l.hide_pricing AS hidesPrices, l.unit_price_e5 AS startingE5,
    (SELECT json_group_array(json_array(min_quantity, unit_price_e5) ORDER BY min_quantity, line_no)
      FROM price_list_lines WHERE price_list_id = l.id) AS breaks
  FROM price_lists l LEFT JOIN price_list_names n ON n.price_list_id = l.id
  WHERE coalesce(n.name, 'List ' || l.id) = ?1`;

interface PartRow {
  readonly id: number;
  readonly compound: string;
  readonly standard: SizeStandard;
  readonly size: string;
  readonly list: string;
  readonly sharing: number;
  readonly prices: string;
  readonly stock: string;
  readonly vendors: string;
}

const listOf = (name: string, prices: string): PriceListEntry | null => {
  const [id, hidesPrices, startingE5, breaks] = JSON.parse(prices) as PricesState;
  return id === null ? null : { name, hidesPrices: hidesPrices === 1, startingE5: startingE5 ?? 0, breaks };
};

const partRecord = ({ id, compound, standard, size, list, sharing, prices, stock, vendors }: PartRow): PartRecord => ({
  id,
  compound,
  standard,
  size,
  sharing,
  prices: { value: listOf(list, prices), version: prices },
  stock: { value: (JSON.parse(stock) as StockState)[0], version: stock },
  vendorStock: {
    value: (JSON.parse(vendors) as VendorStockState).map(([vendor, quantity, hidden]) => ({
      vendor: vendor ?? '',
      quantity,
      hidden: hidden === 1,
    })),
    version: vendors,
  },
});

interface ModifierRow extends Pick<Modifier, 'type' | 'key' | 'label' | 'color'> {
  readonly id: number;
  readonly type: ModifierType;
  readonly hidden: number | null;
  readonly hidden_full: number | null;
}

/** All modifiers, each once, and the index of each database ID. */
const readModifiers = async (db: D1Database) => {
  const { results } = await db.prepare(MODIFIERS).all<ModifierRow>();
  const modifiers: Modifier[] = [];
  const at = new Map<string, number>();
  const indexOfId = new Map<number, number>();
  const idOfIndex: number[] = [];
  for (const { id, hidden, hidden_full, ...rest } of results) {
    const key = modifierKey(rest);
    const known = at.get(key);
    indexOfId.set(id, known ?? modifiers.length);
    if (known !== undefined) continue;
    at.set(key, modifiers.length);
    idOfIndex.push(id);
    modifiers.push({ ...rest, hidden: hidden === 1, hiddenFull: hidden_full === 1 });
  }
  return { modifiers, indexOfId, idOfIndex };
};

/** Returns the database ID of each modifier by its index in `CompoundRecord.modifiers`. */
export const modifierIds = async (db: D1Database): Promise<readonly number[]> => (await readModifiers(db)).idOfIndex;

const compoundRecord = async (db: D1Database, typed: string): Promise<CompoundRecord | null> => {
  const found = await db.prepare(COMPOUND_ID).bind(typed).first<{ id: number; label: string }>();
  if (found === null) return null;
  const { id, label } = found;
  const [row, { modifiers, indexOfId }] = await Promise.all([
    db.prepare(COMPOUND).bind(id).first<{ state: string; parts: number }>(),
    readModifiers(db),
  ]);
  if (row === null) return null;
  const [display, ringColor, datasheet, hardness, hardnessScale, lowC, highC, least, most, description, links] =
    JSON.parse(row.state) as CompoundState;
  const given = [...new Set(links.flatMap((link) => indexOfId.get(link) ?? []))];
  const entry: CompoundEntry = {
    label,
    labelDisplay: display || label,
    ringColor,
    datasheet: datasheet === 1,
    hardness,
    hardnessScale,
    temperatureLowC: lowC,
    temperatureHighC: highC,
    lineMinCents: integerFromDecimal(least, 2),
    lineMaxCents: integerFromDecimal(most, 2),
    description,
    modifiers: MODIFIER_TYPES.flatMap((type) => given.filter((at) => modifiers[at]?.type === type)),
  };
  return { id, entry: { value: entry, version: row.state }, modifiers, parts: row.parts };
};

/** Reads records as staff edit them. */
export const readRecords = (
  db: D1Database,
): Pick<CatalogEdits, 'part' | 'compound' | 'vendors' | 'listNamed' | 'ownListName'> => ({
  async part(id) {
    const row = await db.prepare(PART).bind(id).first<PartRow>();
    return row === null ? null : partRecord(row);
  },
  compound: (label) => compoundRecord(db, label),
  async vendors() {
    const sql = 'SELECT name, lead_time AS leadTime FROM vendors ORDER BY name';
    return (await db.prepare(sql).all<VendorEntry>()).results;
  },
  async listNamed(name) {
    const row = await db.prepare(LIST).bind(name).first<{ hidesPrices: number; startingE5: number; breaks: string }>();
    if (row === null) return null;
    const breaks = JSON.parse(row.breaks) as PriceListEntry['breaks'];
    return { name, hidesPrices: row.hidesPrices === 1, startingE5: row.startingE5, breaks };
  },
  async ownListName(partNumber) {
    const isUsed = `SELECT 1 AS used FROM price_list_names n JOIN parts p ON p.price_list_id = n.price_list_id
      WHERE n.name = ?1 LIMIT 1`;
    for (let at = 1; ; at++) {
      const name = at === 1 ? partNumber : `${partNumber} ${at}`;
      if ((await db.prepare(isUsed).bind(name).first()) === null) return name;
    }
  },
});
