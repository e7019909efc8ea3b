import type * as v from 'valibot';
import type { DirectusClient } from '../directus/client.ts';
import { readAll } from '../directus/read-all.ts';
import { eachRow, readableRows } from '../directus/readable-rows.ts';
import { notTrue } from './not-true.ts';
import type { StoreBackend, VendorStock } from './port.ts';
import { PRICE_LINE_LIMIT, priceLinesOf, readPriceLines } from './price-lines.ts';
import { priceLineRow, stockedByVendorRow, stockOfRow, stockRow, vendorStockRow } from './store-rows.ts';

const vendorStockOf = (rows: readonly v.InferOutput<typeof vendorStockRow>[]): readonly VendorStock[] =>
  rows.flatMap(({ quantity_available: quantity, vendor }) =>
    quantity === null ? [] : [{ quantity, leadTime: vendor?.lead_time ?? null }],
  );

const LINE_FIELDS = ['*', 'product.compound.line_min', 'product.compound.line_max'];
const VENDOR_FIELDS = ['our_product', 'quantity_available', 'vendor.lead_time'];

/** Reads prices and availability of one product, or of several at once. */
export const pricingReads = (
  client: DirectusClient,
): Pick<StoreBackend, 'priceLines' | 'vendorStock' | 'productStock' | 'pricingRows'> => ({
  async priceLines(productId) {
    const rows = await client.list(
      'price_lists_v2',
      {
        filter: { product: { _eq: productId } },
        sort: ['minQuantity'],
        fields: LINE_FIELDS,
        limit: PRICE_LINE_LIMIT,
      },
      eachRow(priceLineRow),
    );
    return priceLinesOf(readableRows(rows, `price lines of product ${productId}`));
  },

  async vendorStock(productId) {
    const query = {
      filter: { _and: [{ our_product: { _eq: productId } }, notTrue('hide_from_store')] },
      fields: VENDOR_FIELDS,
    };
    const rows = await client.list('vendor_stock', { ...query, limit: -1 }, eachRow(vendorStockRow));
    return vendorStockOf(readableRows(rows, `vendor stocks of product ${productId}`));
  },

  async productStock(productId) {
    const row = await client.item('products', productId, { fields: ['stock'] }, stockRow);
    return row === null ? null : row.stock;
  },

  async pricingRows(productIds) {
    const ids = [...new Set(productIds)];
    if (ids.length === 0) return new Map();
    const vendors = {
      client,
      collection: 'vendor_stock',
      query: {
        filter: { _and: [{ our_product: { _in: ids } }, notTrue('hide_from_store')] },
        fields: VENDOR_FIELDS,
        limit: -1,
      },
      row: eachRow(stockedByVendorRow),
    };
    const [lines, vendorRows, stocks] = await Promise.all([
      readPriceLines(client, ids),
      readAll(vendors, ['our_product', 'id']),
      client.listByKeys('products', 'id', ids, { fields: ['id', 'stock'] }, stockOfRow),
    ]);
    const vendorsById = Map.groupBy(readableRows(vendorRows, 'vendor stocks'), (row) => row.our_product);
    const stockById = new Map(stocks.map(({ id, stock }) => [id, stock]));
    return new Map(
      ids.map((id) => [
        id,
        {
          prices: lines.get(id) ?? priceLinesOf([]),
          stock: stockById.get(id) ?? null,
          vendorRows: vendorStockOf(vendorsById.get(id) ?? []),
        },
      ]),
    );
  },
});
