import { usdE5 } from '../../domain/kit/units.ts';
import type { PartRecord } from '../../domain/shop/catalog/model.ts';
import type { DirectusClient } from '../directus/client.ts';
import { readByKey } from '../directus/read-all.ts';
import { productRow, vendorSumRow } from './catalog-rows.ts';
import { listPositions, sizeKey } from './list-positions.ts';
import { notTrue } from './not-true.ts';
import { PATIENT } from './patient.ts';
import type { SyncBackend } from './port.ts';
import { readPriceLists } from './price-lines.ts';
import { sizeOfProduct } from './size-of-product.ts';

/** Products per request: about 2 MB of JSON. */
const PAGE = 10_000;

const FIELDS = ['id', 'name', 'size', 'size_standard', 'cs_mm', 'id_mm', 'price', 'stock', 'compound'];

/** Reads the parts over the backend's protocol, page by page in the order of their ids. */
export const directusParts = (client: DirectusClient): SyncBackend['partsPage'] => {
  /**
   * Returns the quantities that vendors have of the products of one page, by product id. Excludes hidden vendor stock.
   */
  const vendorQuantities = async (ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
    const ends = [ids[0] ?? 0, ids.at(-1) ?? 0];
    const query = {
      filter: { _and: [{ our_product: { _between: ends } }, notTrue('hide_from_store')] },
      groupBy: ['our_product'],
      aggregate: { sum: 'quantity_available' },
      // Never more groups than products, and the server has returned that many rows before.
      limit: ids.length,
    };
    const sums = await client.list('vendor_stock', query, vendorSumRow, PATIENT);
    return new Map(
      sums.flatMap(({ our_product: id, sum }) => (id === null ? [] : [[id, Math.max(0, sum.quantity_available ?? 0)]])),
    );
  };

  /** Maximum number of products the server returns per request; lowered after its first rejection. */
  let limit = PAGE;

  return async (lists, after) => {
    const indexes = listPositions(lists);
    const reading = {
      client,
      collection: 'products',
      query: { fields: FIELDS },
      row: productRow,
      options: PATIENT,
    };
    const onLimit = (smaller: number): void => {
      limit = smaller;
    };
    const pages = readByKey(reading, { key: 'id', keyOf: ({ id }) => id, limit, after, onLimit });
    const first = await pages.next();
    const rows = first.done ? [] : first.value;
    const last = rows.at(-1);
    if (!last) return { parts: [], rows: 0, next: null };
    const ids = rows.map(({ id }) => id);
    const [quantities, priceLists] = await Promise.all([vendorQuantities(ids), readPriceLists(client, ids, PATIENT)]);
    const parts = rows.flatMap((row): PartRecord[] => {
      const found = sizeOfProduct(row);
      const size = found === null ? undefined : indexes.sizes.get(sizeKey(found));
      const compound = row.compound === null ? undefined : indexes.compounds.get(row.compound);
      if (size === undefined || compound === undefined) return [];
      const { id, price, stock } = row;
      const name = row.name === '' ? `${lists.compounds[compound]?.label}-${row.size}` : row.name;
      return [
        {
          id,
          name,
          compound,
          size,
          priceE5: usdE5(price),
          onHand: stock,
          vendorQuantity: quantities.get(id) ?? 0,
          priceList: priceLists.get(id) ?? null,
        },
      ];
    });
    return { parts, rows: rows.length, next: last.id };
  };
};
