import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { PriceListEntry } from '../../domain/shop/catalog-files/catalog-tables.ts';
import type { AuditLog } from '../staff/audit-log.ts';
import type { CatalogEdits, Edit, RecordedChange } from './catalog-edits.ts';
import { modifierIds } from './read-records.ts';
import {
  COMPOUND_STATE,
  demandState,
  isStateChanged,
  PRICES_STATE,
  STOCK_STATE,
  VENDOR_STOCK_STATE,
} from './record-states.ts';

const LIST_OF_PART = '(SELECT price_list_id FROM parts WHERE id = ?1)';
/** Lists of single parts have IDs from a million on. */
const ADD_LIST = `INSERT INTO price_lists (id, unit_price_e5, hide_pricing)
  SELECT (SELECT max(999999, coalesce(max(id), 0)) + 1 FROM price_lists), 0, 1
  WHERE NOT EXISTS (SELECT 1 FROM price_list_names WHERE name = ?1)`;
/** A list of that name without parts is used again. */
const NAME_LIST = `INSERT OR IGNORE INTO price_list_names (price_list_id, name)
  VALUES ((SELECT max(id) FROM price_lists), ?1)`;
const USE_LIST = `UPDATE parts SET price_list_id = (
    SELECT l.id FROM price_lists l LEFT JOIN price_list_names n ON n.price_list_id = l.id
    WHERE coalesce(n.name, 'List ' || l.id) = ?2)
  WHERE id = ?1`;
const SET_LIST = `UPDATE price_lists SET unit_price_e5 = ?2, hide_pricing = ?3 WHERE id = ${LIST_OF_PART}`;
const CLEAR_BREAKS = `DELETE FROM price_list_lines WHERE price_list_id = ${LIST_OF_PART}`;
const ADD_BREAKS = `INSERT INTO price_list_lines (price_list_id, line_no, min_quantity, unit_price_e5, is_min_value)
  SELECT ${LIST_OF_PART}, j.key, j.value ->> 0, j.value ->> 1, j.key = 0 FROM json_each(?2) j`;
const ADD_VENDOR_STOCK = `INSERT INTO vendor_stock (our_product, id, quantity_available, hide_from_store, vendor)
  SELECT ?1, ?1 * 8 + j.key, j.value ->> 1, j.value ->> 2, (SELECT id FROM vendors WHERE name = j.value ->> 0)
  FROM json_each(?2) j`;
const SET_COMPOUND = `UPDATE compounds SET label_display = ?2, background_color = ?3, datasheet = ?4, durometer = ?5,
    durometer_scale = ?6, temperature_low_c = ?7, temperature_high_c = ?8, line_min = ?9, line_max = ?10, description = ?11
  WHERE id = ?1`;
const ADD_LINKS = `INSERT INTO compounds_modifiers (compounds_id, modifiers_id) SELECT ?1, value FROM json_each(?2)`;
const CHANGE = `SELECT id, at, staff_id AS staffId, who, action, subject, before, after FROM staff_audit`;

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** Saves records. */
export const saveRecords = (
  db: D1Database,
  audit: AuditLog,
): Omit<CatalogEdits, 'part' | 'compound' | 'vendors' | 'listNamed' | 'ownListName'> => {
  const bind = (sql: string, ...values: readonly unknown[]): D1PreparedStatement => db.prepare(sql).bind(...values);

  /** Runs one transaction: the record has the expected version, the changes, the entry in the audit log. */
  const save = async (
    state: string,
    record: number,
    { actor, version, ...change }: Edit,
    changes: readonly D1PreparedStatement[],
  ): Promise<number | null> => {
    try {
      const results = await db.batch<{ id: number }>([
        bind(demandState(state), record, version),
        ...changes,
        audit.statement(actor, change),
        db.prepare('SELECT last_insert_rowid() AS id'),
      ]);
      return results.at(-1)?.results[0]?.id ?? null;
    } catch (error) {
      if (isStateChanged(error)) return null;
      throw error;
    }
  };

  /** The statements that write the prices of the list that the part has. */
  const setPrices = (part: number, list: PriceListEntry): D1PreparedStatement[] => [
    bind(SET_LIST, part, list.startingE5, list.hidesPrices ? 1 : 0),
    bind(CLEAR_BREAKS, part),
    bind(ADD_BREAKS, part, JSON.stringify(list.breaks)),
  ];

  return {
    savePrices: (part, list, edit) => save(PRICES_STATE, part, edit, setPrices(part, list)),
    detachPrices: (part, list, edit) =>
      save(PRICES_STATE, part, edit, [
        bind(ADD_LIST, list.name),
        bind(NAME_LIST, list.name),
        bind(USE_LIST, part, list.name),
        ...setPrices(part, list),
      ]),
    moveToList: (part, list, edit) => save(PRICES_STATE, part, edit, [bind(USE_LIST, part, list)]),
    saveStock: (part, pieces, edit) =>
      save(STOCK_STATE, part, edit, [bind('UPDATE parts SET stock = ?2 WHERE id = ?1', part, pieces)]),
    saveVendorStock: (part, rows, edit) => {
      const values = rows.map(({ vendor, quantity, hidden }) => [vendor, quantity, hidden ? 1 : 0]);
      return save(VENDOR_STOCK_STATE, part, edit, [
        bind('DELETE FROM vendor_stock WHERE our_product = ?1', part),
        bind(ADD_VENDOR_STOCK, part, JSON.stringify(values)),
      ]);
    },
    async saveCompound(id, entry, edit) {
      const ids = await modifierIds(db);
      const columns = [
        entry.labelDisplay,
        entry.ringColor,
        entry.datasheet ? 1 : 0,
        entry.hardness,
        entry.hardnessScale,
        entry.temperatureLowC,
        entry.temperatureHighC,
        dollars(entry.lineMinCents),
        dollars(entry.lineMaxCents),
        entry.description,
      ];
      return save(COMPOUND_STATE, id, edit, [
        bind(SET_COMPOUND, id, ...columns),
        bind('DELETE FROM compounds_modifiers WHERE compounds_id = ?1', id),
        bind(ADD_LINKS, id, JSON.stringify(entry.modifiers.flatMap((at) => ids[at] ?? []))),
      ]);
    },
    change: (id) => bind(`${CHANGE} WHERE id = ?1`, id).first<RecordedChange>(),
    lastChange: (action, subject) =>
      bind(
        `${CHANGE} WHERE action = ?1 AND subject = ?2 ORDER BY id DESC LIMIT 1`,
        action,
        subject,
      ).first<RecordedChange>(),
  };
};
