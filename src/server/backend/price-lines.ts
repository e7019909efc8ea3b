import type * as v from 'valibot';
import { type UsdCents, usdCents, usdE5 } from '../../domain/kit/units.ts';
import { createPriceTable } from '../../domain/shop/catalog/snapshot/price-table.ts';
import { type PriceList, priceListFrom } from '../../domain/shop/pricing/price-list.ts';
import { isBackendError, isRefusal } from '../directus/backend-error.ts';
import type { DirectusClient, KeyedOptions, ReadOptions } from '../directus/client.ts';
import { eachRow, readableRows } from '../directus/readable-rows.ts';
import { logFailure } from '../resilience/log-failure.ts';
import type { PriceLines } from './port.ts';
import { pricedLineRow, type priceLineRow } from './store-rows.ts';

/** Maximum number of price lines requested per product. */
export const PRICE_LINE_LIMIT = 30;

/** Products per call of a background read: their lines stay below the server's 10,000 rows per response. */
const PRODUCTS_A_CALL = 300;

const FIELDS = [
  'id',
  'minQuantity',
  'fixedPrice',
  'is_min_value',
  'hide_pricing',
  'product.id',
  'product.compound.line_min',
  'product.compound.line_max',
];

const inCents = (amount: number | null | undefined): UsdCents | null => (amount == null ? null : usdCents(amount));

export const priceLinesOf = (rows: readonly v.InferOutput<typeof priceLineRow>[]): PriceLines => {
  const compound = rows[0]?.product?.compound;
  return {
    lines: rows.map((row) => ({
      id: row.id,
      minQuantity: row.minQuantity,
      fixedPriceE5: usdE5(row.fixedPrice),
      isMinValue: row.is_min_value,
      hidePricing: row.hide_pricing,
    })),
    lineMin: inCents(compound?.line_min),
    lineMax: inCents(compound?.line_max),
  };
};

/** Returns the price lines of products by product ID. Omits products without lines. */
export const readPriceLines = async (
  client: DirectusClient,
  ids: readonly number[],
  options: Omit<KeyedOptions, 'rowsAKey'> = {},
): Promise<ReadonlyMap<number, PriceLines>> => {
  const query = { sort: ['product', 'minQuantity', 'id'], fields: FIELDS };
  const rows = await client.listByKeys('price_lists_v2', 'product', ids, query, eachRow(pricedLineRow), {
    ...options,
    rowsAKey: PRICE_LINE_LIMIT,
  });
  const byProduct = Map.groupBy(readableRows(rows, 'price lines'), ({ product }) => product.id);
  return new Map([...byProduct].map(([id, lines]) => [id, priceLinesOf(lines.slice(0, PRICE_LINE_LIMIT))]));
};

/** The data is at fault, not the connection: a retry would fail again, and prices are missing in the index only. */
const isUnreadable = (error: unknown): boolean =>
  isRefusal(error) || isBackendError(error, 'invalid-answer') || isBackendError(error, 'invalid-row');

/**
 * Returns the price lists of many products by product ID, for the index. Products with equal prices share one object.
 * Logs lists that the backend refuses or sends in an invalid form, and omits them.
 */
export const readPriceLists = async (
  client: DirectusClient,
  ids: readonly number[],
  options: ReadOptions,
): Promise<ReadonlyMap<number, PriceList>> => {
  const table = createPriceTable();
  const lists = new Map<number, PriceList>();
  for (let from = 0; from < ids.length; from += PRODUCTS_A_CALL) {
    const some = ids.slice(from, from + PRODUCTS_A_CALL);
    const lines = await readPriceLines(client, some, options).catch((error: unknown) => {
      if (!isUnreadable(error)) throw error;
      logFailure(`Price lists of ${some.length} products could not be read for the index.`, error);
      return new Map<number, PriceLines>();
    });
    for (const [id, { lines: ofProduct, lineMin, lineMax }] of lines) {
      const shared = table.lists[table.indexOf(priceListFrom(ofProduct, lineMin, lineMax)) - 1];
      if (shared) lists.set(id, shared);
    }
  }
  return lists;
};
