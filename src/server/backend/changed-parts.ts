import * as v from 'valibot';
import { usdE5 } from '../../domain/kit/units.ts';
import type { PartValues } from '../../domain/shop/catalog/model.ts';
import type { DirectusClient } from '../directus/client.ts';
import { productRow, vendorSumRow } from './catalog-rows.ts';
import { notTrue } from './not-true.ts';
import { PATIENT } from './patient.ts';
import type { SyncBackend } from './port.ts';
import { readPriceLists } from './price-lines.ts';

/** The backend's record of which parts changed. */
export interface ChangeRecord {
  /** Current end of the record, or `null` if the backend has none. */
  end(): Promise<string | null>;
  /** Each part once, in any order, or `null` for more than `MAX_CHANGED_PARTS`. */
  idsSince(cursor: string): Promise<readonly number[] | null>;
}

const FIELDS = ['id', 'price', 'stock'];
const valuesRow = v.pick(productRow, ['id', 'price', 'stock']);

/** Reads prices and stock of the parts that a record lists as changed, over the backend's protocol. */
export const changedParts = (
  client: DirectusClient,
  record: ChangeRecord,
): Pick<SyncBackend, 'changeCursor' | 'changedParts'> => {
  const valuesOf = async (ids: readonly number[]): Promise<PartValues[]> => {
    const rows = await client.listByKeys('products', 'id', ids, { fields: FIELDS }, valuesRow, PATIENT);
    const sums = {
      filter: notTrue('hide_from_store'),
      groupBy: ['our_product'],
      aggregate: { sum: 'quantity_available' },
    };
    const found = await client.listByKeys('vendor_stock', 'our_product', ids, sums, vendorSumRow, PATIENT);
    const quantities = new Map(found.map(({ our_product: id, sum }) => [id, sum.quantity_available ?? 0]));
    const priceLists = await readPriceLists(client, ids, PATIENT);
    return rows.map(({ id, price, stock }) => ({
      id,
      priceE5: usdE5(price),
      onHand: stock,
      vendorQuantity: Math.max(0, quantities.get(id) ?? 0),
      priceList: priceLists.get(id) ?? null,
    }));
  };

  return {
    changeCursor: () => record.end(),
    async changedParts(since) {
      // Read before the parts, so that a change made while they are read is picked up the next time.
      const cursor = (await record.end()) ?? since;
      const ids = await record.idsSince(since);
      if (ids === null) return { values: [], isTooMany: true, cursor };
      return { values: await valuesOf(ids.toSorted((a, b) => a - b)), isTooMany: false, cursor };
    },
  };
};
