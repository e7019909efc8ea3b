import type { DirectusClient } from '../directus/client.ts';
import { readAll } from '../directus/read-all.ts';
import { eachRow, readableRows } from '../directus/readable-rows.ts';
import { notTrue } from './not-true.ts';
import type { StoreBackend } from './port.ts';
import { pricingReads } from './pricing-reads.ts';
import { sizeOfProduct } from './size-of-product.ts';
import { comparisonRow, metricSizeRow, modifierOptionRow, pageRow, withoutCompoundRow } from './store-rows.ts';

/** Maximum number of products without a compound that get a page; more would mean that the whole list is broken. */
const WITHOUT_COMPOUND_LIMIT = 1000;
/** High enough for all metric sizes in one request. */
export const METRIC_SIZE_LIMIT = 10_000_000;

const byLabel = (a: { readonly label: string }, b: { readonly label: string }): number =>
  a.label < b.label ? -1 : a.label > b.label ? 1 : 0;

/** The store's reads over the backend's protocol: its seven calls, and the pages. */
export const directusStore = (client: DirectusClient): StoreBackend => ({
  ...pricingReads(client),

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
    const reading = { client, collection: 'metric_sizes', query, row: eachRow(metricSizeRow) };
    // A visitor waits at most 2 s for this read; two consecutive requests would make a slow backend count as
    // unavailable.
    const rows = await readAll(reading, ['id'], (parsed) => ('row' in parsed ? parsed.row.id : null));
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
