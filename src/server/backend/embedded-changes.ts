import type { D1Database } from '@cloudflare/workers-types';
import type { PartValues } from '../../domain/catalog/model.ts';
import { parseRows, partValuesRow } from './embedded-rows.ts';
import { MOST_CHANGED_PARTS, type SyncBackend } from './port.ts';

/** Parts a page: each of its columns is one text, far below D1's 2 MB for a value. */
const PAGE = 20_000;

/** Sum of what vendors have and do not hide, of the part `p`. */
export const VENDOR_QUANTITY = `coalesce((
  SELECT sum(v.quantity_available) FROM vendor_stock v
  WHERE v.our_product = p.id AND v.hide_from_store IS NOT 1
), 0)`;

const pageOf = (parts: string): string => `
SELECT
  json_group_array(id) AS ids,
  json_group_array(price_e5) AS prices,
  json_group_array(stock) AS stocks,
  json_group_array(vendor_quantity) AS vendorQuantities
FROM (
  SELECT p.id, p.stock, coalesce(l.unit_price_e5, 0) AS price_e5, ${VENDOR_QUANTITY} AS vendor_quantity
  FROM parts p
  LEFT JOIN price_lists l ON l.id = p.price_list_id
  WHERE p.id > ?3 AND ${parts}
  ORDER BY p.id
  LIMIT ${PAGE}
)`;

const BETWEEN = 'seq > ?1 AND seq <= ?2';
const BY_PART = pageOf(`p.id IN (SELECT part_id FROM catalogue_changes WHERE ${BETWEEN})`);
/** Reads every part: lists of prices change seldom, and no index would earn its keep. */
const BY_PRICE_LIST = pageOf(`p.price_list_id IN (SELECT price_list_id FROM catalogue_changes WHERE ${BETWEEN})`);

const END = "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'catalogue_changes'), 0) AS seq";
const HAS_PRICE_LIST = `SELECT count(*) AS n FROM catalogue_changes WHERE price_list_id IS NOT NULL AND ${BETWEEN}`;

/** Changed prices and stock, as the triggers on their tables note them. */
export const embeddedChanges = (db: D1Database): Pick<SyncBackend, 'changeCursor' | 'changedParts'> => {
  const end = async (): Promise<number> => (await db.prepare(END).first<{ seq: number }>())?.seq ?? 0;

  /** Adds the parts of a page after the other, until there are none or too many. */
  const read = async (sql: string, since: number, until: number, values: Map<number, PartValues>): Promise<void> => {
    for (let after = -1; values.size <= MOST_CHANGED_PARTS; ) {
      const [page] = parseRows(partValuesRow, (await db.prepare(sql).bind(since, until, after).all()).results);
      if (!page || page.ids.length === 0) return;
      after = page.ids.at(-1) ?? after;
      for (const [at, id] of page.ids.entries()) {
        const { prices, stocks, vendorQuantities } = page;
        const [priceE5 = 0, onHand = 0, vendorQuantity = 0] = [prices[at], stocks[at], vendorQuantities[at]];
        values.set(id, { id, priceE5, onHand, vendorQuantity });
      }
    }
  };

  return {
    changeCursor: async () => String(await end()),
    async changedParts(cursor) {
      const since = Number(cursor);
      const until = await end();
      const lists = await db.prepare(HAS_PRICE_LIST).bind(since, until).first<{ n: number }>();
      const values = new Map<number, PartValues>();
      await read(BY_PART, since, until, values);
      if (lists && lists.n > 0) await read(BY_PRICE_LIST, since, until, values);
      const isTooMany = values.size > MOST_CHANGED_PARTS;
      if (isTooMany) values.clear();
      // What lies before the cursor is in the published catalogue.
      await db.prepare('DELETE FROM catalogue_changes WHERE seq <= ?').bind(since).run();
      return { values: [...values.values()].sort((a, b) => a.id - b.id), isTooMany, cursor: String(until) };
    },
  };
};
