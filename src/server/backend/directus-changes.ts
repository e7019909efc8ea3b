import * as v from 'valibot';
import type { PartValues } from '../../domain/catalog/model.ts';
import { isRefusal } from '../directus/backend-error.ts';
import type { DirectusClient, ReadOptions } from '../directus/client.ts';
import { readAll } from '../directus/read-all.ts';
import { productRow, vendorSumRow } from './catalog-rows.ts';
import { notTrue } from './directus-store.ts';
import { MOST_CHANGED_PARTS, type SyncBackend } from './port.ts';
import { count, key } from './values.ts';

const PATIENT: ReadOptions = { timeoutMs: 30_000 };

/** Before every change. */
const NEVER = '1970-01-01T00:00:00.000Z';

const latestRow = v.object({ max: v.object({ date_updated: v.nullish(v.string(), null) }) });
const countRow = v.object({ count: v.object({ id: count }) });
const idRow = v.object({ id: key });
const VALUES = ['id', 'price', 'stock'];
const valuesRow = v.pick(productRow, ['id', 'price', 'stock']);
const stockOfRow = v.object({ our_product: v.nullish(key, null) });

/**
 * Changed prices and stock by the `date_updated` of products and of vendor stock: a backend whose collections lack the
 * field keeps no record. Rows of vendor stock that were added or removed are seen by the next full synchronisation.
 */
export const directusChanges = (client: DirectusClient): Pick<SyncBackend, 'changeCursor' | 'changedParts'> => {
  const latest = async (collection: string): Promise<string> => {
    const row = await client.aggregate(collection, { aggregate: { max: 'date_updated' } }, latestRow, PATIENT);
    return row.max.date_updated ?? NEVER;
  };
  const changeCursor = async (): Promise<string | null> => {
    try {
      return `${await latest('products')} ${await latest('vendor_stock')}`;
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };

  return {
    changeCursor,
    async changedParts(since) {
      const [sinceProducts = NEVER, sinceStock = NEVER] = since.split(' ');
      const cursor = (await changeCursor()) ?? since;
      // Two changes may share a moment: those of the cursor's own are read once more.
      const from = (moment: string) => ({ date_updated: { _gte: moment } });
      const counted = async (collection: string, moment: string): Promise<number> => {
        const query = { filter: from(moment), aggregate: { count: 'id' } };
        return (await client.aggregate(collection, query, countRow, PATIENT)).count.id;
      };
      const changes = (await counted('products', sinceProducts)) + (await counted('vendor_stock', sinceStock));
      if (changes > MOST_CHANGED_PARTS) return { values: [], isTooMany: true, cursor };
      const products = { filter: from(sinceProducts), fields: ['id'], limit: -1 };
      const stock = { filter: from(sinceStock), fields: ['our_product'], limit: -1 };
      const changed = await readAll({ client, collection: 'products', query: products, row: idRow, options: PATIENT }, [
        'id',
      ]);
      const reading = { client, collection: 'vendor_stock', query: stock, row: stockOfRow, options: PATIENT };
      const supplied = await readAll(reading, ['id']);
      const ids = [
        ...new Set([...changed.map(({ id }) => id), ...supplied.flatMap(({ our_product: id }) => id ?? [])]),
      ].sort((a, b) => a - b);
      const rows = await client.listByKeys('products', 'id', ids, { fields: VALUES }, valuesRow, PATIENT);
      const sums = await client.listByKeys(
        'vendor_stock',
        'our_product',
        ids,
        {
          filter: notTrue('hide_from_store'),
          groupBy: ['our_product'],
          aggregate: { sum: 'quantity_available' },
        },
        vendorSumRow,
        PATIENT,
      );
      const quantities = new Map(sums.map(({ our_product: id, sum }) => [id, sum.quantity_available ?? 0]));
      const values = rows.map(
        ({ id, price, stock: onHand }): PartValues => ({
          id,
          priceE5: price,
          onHand,
          vendorQuantity: Math.max(0, quantities.get(id) ?? 0),
        }),
      );
      return { values: values.sort((a, b) => a.id - b.id), isTooMany: false, cursor };
    },
  };
};
