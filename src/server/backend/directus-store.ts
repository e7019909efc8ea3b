import { type UsdCents, usdCents, usdE5 } from '../../domain/units.ts';
import type { DirectusClient } from '../directus/client.ts';
import type { Filter } from '../directus/items-query.ts';
import { readAll } from '../directus/read-all.ts';
import { eachRow, readableRows } from '../directus/readable-rows.ts';
import type { StoreBackend } from './port.ts';
import { sizeOfProduct } from './size-of-product.ts';
import {
  comparisonRow,
  metricSizeRow,
  modifierOptionRow,
  pageRow,
  priceLineRow,
  stockRow,
  vendorStockRow,
  withoutCompoundRow,
} from './store-rows.ts';

/** Price lines of one product that are asked for. */
const PRICE_LINE_LIMIT = 30;
/** Products without a compound that have a page: more of them are a mistake of the whole list. */
const WITHOUT_COMPOUND_LIMIT = 1000;
/** All metric sizes at once. */
export const METRIC_SIZE_LIMIT = 10_000_000;

/** Not marked as hidden: `_neq: true` alone leaves out rows that say nothing. */
export const notTrue = (field: string): Filter => ({
  _or: [{ [field]: { _neq: true } }, { [field]: { _null: true } }],
});

const byLabel = (a: { readonly label: string }, b: { readonly label: string }): number =>
  a.label < b.label ? -1 : a.label > b.label ? 1 : 0;

const inCents = (amount: number | null | undefined): UsdCents | null => (amount == null ? null : usdCents(amount));

/** The store's reads by the backend's protocol: its seven calls, and the pages. */
export const directusStore = (client: DirectusClient): StoreBackend => ({
  async priceLines(productId) {
    const answer = await client.list(
      'price_lists_v2',
      {
        filter: { product: { _eq: productId } },
        sort: ['minQuantity'],
        fields: ['*', 'product.compound.line_min', 'product.compound.line_max'],
        limit: PRICE_LINE_LIMIT,
      },
      eachRow(priceLineRow),
    );
    const rows = readableRows(answer, `price lines of product ${productId}`);
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
  },

  async vendorStock(productId) {
    const query = {
      filter: { _and: [{ our_product: { _eq: productId } }, notTrue('hide_from_store')] },
      fields: ['our_product', 'quantity_available', 'vendor.lead_time'],
    };
    const rows = await client.list('vendor_stock', { ...query, limit: -1 }, eachRow(vendorStockRow));
    return readableRows(rows, `vendor stocks of product ${productId}`).flatMap(
      ({ quantity_available: quantity, vendor }) =>
        quantity === null ? [] : [{ quantity, leadTime: vendor?.lead_time ?? null }],
    );
  },

  async productStock(productId) {
    const row = await client.item('products', productId, { fields: ['stock'] }, stockRow);
    return row === null ? null : row.stock;
  },

  async modifiers(type) {
    const query = {
      filter: { _and: [{ type: { _eq: type } }, notTrue('hidden')] },
      groupBy: ['key', 'label'],
      limit: -1,
    };
    const reading = { client, collection: 'modifiers', query, row: eachRow(modifierOptionRow) };
    const options = await readAll(reading, ['key', 'label']);
    return readableRows(options, `filter options of type ${type}`).toSorted(byLabel);
  },

  async metricSizes() {
    const query = { limit: METRIC_SIZE_LIMIT };
    const rows = await readAll({ client, collection: 'metric_sizes', query, row: eachRow(metricSizeRow) }, ['id']);
    return readableRows(rows, 'metric sizes');
  },

  async comparisons(compoundId) {
    const filter = { main_compound: { _eq: compoundId } };
    const query = { filter, fields: ['*'], limit: -1 };
    const reading = { client, collection: 'product_comparison', query, row: eachRow(comparisonRow) };
    const rows = readableRows(await readAll(reading, ['id']), `comparisons of compound ${compoundId}`);
    return rows.filter(({ comparison_link }) => comparison_link !== '');
  },

  async partsWithoutCompound() {
    const query = {
      filter: { compound: { _null: true } },
      fields: ['name', 'size', 'size_standard', 'cs_mm', 'id_mm', 'stock'],
      limit: WITHOUT_COMPOUND_LIMIT,
    };
    const rows = await client.list('products', query, eachRow(withoutCompoundRow));
    return readableRows(rows, 'products without a compound').flatMap((row) =>
      row.name === '' ? [] : [{ name: row.name, size: sizeOfProduct(row), onHand: row.stock ?? 0 }],
    );
  },

  async pages() {
    const query = { fields: ['id', 'title', 'url'], limit: -1 };
    return readableRows(await readAll({ client, collection: 'pages', query, row: eachRow(pageRow) }, ['id']), 'pages');
  },
});
