import * as v from 'valibot';
import type { PartValues } from '../../domain/catalog/model.ts';
import { isBackendError } from '../directus/backend-error.ts';
import type { DirectusClient, ReadOptions } from '../directus/client.ts';
import { readAll } from '../directus/read-all.ts';
import { productRow, vendorSumRow } from './catalog-rows.ts';
import { notTrue } from './directus-store.ts';
import type { SyncBackend } from './port.ts';
import { key } from './values.ts';

const PATIENT: ReadOptions = { timeoutMs: 30_000 };

/** Products of one call for their vendor stock. */
const SPAN = 10_000;

/** Before every change. */
const NEVER = '1970-01-01T00:00:00.000Z';

const latestRow = v.object({ max: v.object({ date_updated: v.nullish(v.string(), null) }) });
const valuesRow = v.pick(productRow, ['id', 'price', 'stock']);
const stockOfRow = v.object({ our_product: v.nullish(key, null) });

/** Visible vendor pieces of products given ascending by id, by product. */
export const vendorQuantities = async (
  client: DirectusClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const ends = [ids[0] ?? 0, ids.at(-1) ?? 0];
  const query = {
    filter: { _and: [{ our_product: { _between: ends } }, notTrue('hide_from_store')] },
    groupBy: ['our_product'],
    aggregate: { sum: 'quantity_available' },
    limit: -1,
  };
  const reading = { client, collection: 'vendor_stock', query, row: vendorSumRow, options: PATIENT };
  const sums = await readAll(reading, ['our_product']);
  return new Map(
    sums.flatMap(({ our_product: id, sum }) => (id === null ? [] : [[id, Math.max(0, sum.quantity_available ?? 0)]])),
  );
};
