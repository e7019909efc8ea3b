import * as v from 'valibot';
import { isRefusal } from '../directus/backend-error.ts';
import type { DirectusClient } from '../directus/client.ts';
import { readAll } from '../directus/read-all.ts';
import type { ChangeRecord } from './changed-parts.ts';
import { PATIENT } from './patient.ts';
import { MAX_CHANGED_PARTS } from './port.ts';
import { count, key } from './values.ts';

/** A time before every change. */
const EPOCH = '1970-01-01T00:00:00.000Z';

const latestRow = v.object({ max: v.object({ date_updated: v.nullish(v.string(), null) }) });
const countRow = v.object({ count: v.object({ id: count }) });
const idRow = v.object({ id: key });
const stockOfRow = v.object({ our_product: v.nullish(key, null) });

/**
 * Detects changes by `date_updated` of products and vendor stock; a backend without the field has no record of changes.
 * Added and removed rows of vendor stock are picked up by the next full synchronization.
 */
export const directusChanges = (client: DirectusClient): ChangeRecord => {
  const latest = async (collection: string): Promise<string> => {
    const row = await client.aggregate(collection, { aggregate: { max: 'date_updated' } }, latestRow, PATIENT);
    return row.max.date_updated ?? EPOCH;
  };

  return {
    async end() {
      try {
        return `${await latest('products')} ${await latest('vendor_stock')}`;
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },

    async idsSince(cursor) {
      const [sinceProducts = EPOCH, sinceStock = EPOCH] = cursor.split(' ');
      // Several changes may have the same timestamp, so those at the cursor's time are read again.
      const from = (time: string) => ({ date_updated: { _gte: time } });
      const counted = async (collection: string, time: string): Promise<number> => {
        const query = { filter: from(time), aggregate: { count: 'id' } };
        return (await client.aggregate(collection, query, countRow, PATIENT)).count.id;
      };
      const changes = (await counted('products', sinceProducts)) + (await counted('vendor_stock', sinceStock));
      if (changes > MAX_CHANGED_PARTS) return null;
      const of = { client, options: PATIENT };
      const products = { filter: from(sinceProducts), fields: ['id'], limit: -1 };
      const changed = await readAll({ ...of, collection: 'products', query: products, row: idRow }, ['id']);
      const stock = { filter: from(sinceStock), fields: ['our_product'], limit: -1 };
      const supplied = await readAll({ ...of, collection: 'vendor_stock', query: stock, row: stockOfRow }, ['id']);
      return [...new Set([...changed.map(({ id }) => id), ...supplied.flatMap(({ our_product: id }) => id ?? [])])];
    },
  };
};
