import type { D1Database } from '@cloudflare/workers-types';
import type { StoreBackend } from './port.ts';
import {
  comparisonRow,
  metricSizeRow,
  modifierOptionRow,
  pageRow,
  parseRows,
  priceLineRow,
  stockRow,
  vendorStockRow,
} from './rows.ts';

/** The specification's limit on price lines of one product (§9). */
const PRICE_LINE_LIMIT = 30;

const PRICE_LINES = `
SELECT l.*, c.line_min, c.line_max
FROM price_lists_v2 l
JOIN parts p ON p.id = l.product
JOIN compounds c ON c.id = p.compound_id
WHERE l.product = ?
ORDER BY l.minQuantity, l.id
LIMIT ${PRICE_LINE_LIMIT}`;

const VENDOR_STOCK = `
SELECT s.quantity_available, v.lead_time
FROM vendor_stock s
LEFT JOIN vendors v ON v.id = s.vendor
WHERE s.our_product = ? AND s.hide_from_store IS NOT 1
ORDER BY s.id`;

const MODIFIERS = `
SELECT "key", label
FROM modifiers
WHERE type = ? AND hidden IS NOT 1
GROUP BY "key", label
ORDER BY label`;

const PAGES = `
SELECT p.id, p.title, p.url, coalesce(json_extract(e.entry, '$.data.description'), '') AS description, e.words
FROM pages p
JOIN content_entries e ON e.number = p.id
ORDER BY p.id`;

/** The store's reads over D1. */
export const embeddedStore = (db: D1Database): StoreBackend => {
  const rows = async (sql: string, ...values: (number | string)[]): Promise<unknown[]> => {
    const { results } = await db
      .prepare(sql)
      .bind(...values)
      .all();
    return results;
  };
  return {
    async priceLines(productId) {
      const parsed = parseRows(priceLineRow, await rows(PRICE_LINES, productId));
      return {
        lines: parsed.map((row) => ({
          id: row.id,
          minQuantity: row.minQuantity,
          fixedPriceE5: row.fixedPrice,
          isMinValue: row.is_min_value,
          hidePricing: row.hide_pricing,
        })),
        lineMin: parsed[0]?.line_min ?? null,
        lineMax: parsed[0]?.line_max ?? null,
      };
    },
    async vendorStock(productId) {
      const parsed = parseRows(vendorStockRow, await rows(VENDOR_STOCK, productId));
      return parsed.flatMap(({ quantity_available, lead_time }) =>
        quantity_available === null ? [] : [{ quantity: quantity_available, leadTime: lead_time }],
      );
    },
    async productStock(productId) {
      const [row] = parseRows(stockRow, await rows('SELECT stock FROM parts WHERE id = ?', productId));
      return row ? row.stock : null;
    },
    async modifiers(type) {
      return parseRows(modifierOptionRow, await rows(MODIFIERS, type));
    },
    async metricSizes() {
      return parseRows(metricSizeRow, await rows('SELECT * FROM metric_sizes ORDER BY id'));
    },
    async comparisons(compoundId) {
      const sql = 'SELECT * FROM product_comparison WHERE main_compound = ? ORDER BY id';
      return parseRows(comparisonRow, await rows(sql, compoundId));
    },
    async pages() {
      return parseRows(pageRow, await rows(PAGES));
    },
  };
};
