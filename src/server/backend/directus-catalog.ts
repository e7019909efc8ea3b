import * as v from 'valibot';
import type { CatalogSource } from '../../domain/catalog/builder.ts';
import type { Modifier, PartRecord, Size } from '../../domain/catalog/model.ts';
import { SIZE_STANDARDS } from '../../domain/sizes/size-standard.ts';
import { BackendError, isRefusal } from '../directus/backend-error.ts';
import type { DirectusClient, ReadOptions } from '../directus/client.ts';
import { readAll, readByKey } from '../directus/read-all.ts';
import {
  compoundRow,
  isModifierType,
  modifierRow,
  productCountRow,
  productRow,
  productSizeRow,
  sizeStandard,
  vendorSumRow,
} from './catalog-rows.ts';
import { compoundOf } from './compound-of.ts';
import { directusChanges } from './directus-changes.ts';
import { METRIC_SIZE_LIMIT, notTrue } from './directus-store.ts';
import { allPages, placesInLists, sizeKey } from './list-places.ts';
import type { PartsPage, SyncBackend } from './port.ts';
import { metricSizeRow } from './store-rows.ts';

/** Products a call: some 2 MB of JSON. */
const PAGE = 10_000;

/** Nobody waits for these reads; a large server takes its time to group a million rows. */
const PATIENT: ReadOptions = { timeoutMs: 30_000 };

const PRODUCT_FIELDS = ['id', 'name', 'size', 'size_standard', 'cs_mm', 'id_mm', 'price', 'stock', 'compound'];
const SIZE_FIELDS = ['size_standard', 'size', 'cs_mm', 'id_mm'];

type SizeRow = v.InferOutput<typeof productSizeRow>;

const sizeOf = ({ size, size_standard, cs_mm, id_mm }: SizeRow): Size | null => {
  const standard = v.safeParse(sizeStandard, size_standard);
  if (!standard.success || size === null || size === '' || cs_mm === null || id_mm === null) return null;
  return { code: size, standard: standard.output, csMm: cs_mm, idMm: id_mm };
};

/**
 * The catalogue's reads by the backend's protocol, page by page. Sizes are those that products have.
 *
 * @param tables sizes in the order of their standard's table: the rest follows by cross-section. They also stand in
 *   where a server is too large to be asked which sizes occur.
 */
export const directusCatalog = (client: DirectusClient, tables: readonly Size[]): SyncBackend => {
  const inTableOrder = (sizes: readonly Size[]): Size[] => {
    const places = new Map(tables.map(({ standard, code }, place) => [`${standard} ${code}`, place]));
    const placeOf = ({ standard, code }: Size): number => places.get(`${standard} ${code}`) ?? tables.length;
    return sizes.toSorted(
      (a, b) =>
        SIZE_STANDARDS.indexOf(a.standard) - SIZE_STANDARDS.indexOf(b.standard) ||
        placeOf(a) - placeOf(b) ||
        a.csMm - b.csMm ||
        a.idMm - b.idMm,
    );
  };

  const sizesOfProducts = async (): Promise<Size[]> => {
    const query = { groupBy: SIZE_FIELDS, limit: -1 };
    const reading = { client, collection: 'products', query, row: productSizeRow, options: PATIENT };
    return (await readAll(reading, SIZE_FIELDS)).flatMap((row) => sizeOf(row) ?? []);
  };

  const sizesOfTables = async (): Promise<Size[]> => {
    const query = { limit: METRIC_SIZE_LIMIT };
    const reading = { client, collection: 'metric_sizes', query, row: metricSizeRow, options: PATIENT };
    const metric = (await readAll(reading, ['id'])).map(
      (row): Size => ({ code: row.size_metric, standard: 'metric', csMm: row.cs_mm, idMm: row.id_mm }),
    );
    return [...tables.filter(({ standard }) => standard !== 'metric'), ...metric];
  };

  const catalogSizes = async (): Promise<Size[]> => {
    const read = async (): Promise<Size[]> => {
      try {
        return await sizesOfProducts();
      } catch (error) {
        const isTooMuch =
          error instanceof BackendError && ['invalid-query', 'limit-refused', 'timeout'].includes(error.kind);
        if (!isTooMuch) throw error;
        return sizesOfTables();
      }
    };
    return inTableOrder([...new Map((await read()).map((size) => [sizeKey(size), size])).values()]);
  };

  const compoundRows = () => {
    const query = { fields: ['*', 'modifiers.modifiers_id'], limit: -1 };
    return readAll({ client, collection: 'compounds', query, row: compoundRow, options: PATIENT }, ['id']);
  };

  const modifierRows = async () => {
    const reading = { client, collection: 'modifiers', query: { limit: -1 }, row: modifierRow, options: PATIENT };
    return (await readAll(reading, ['id'])).flatMap(({ type, ...rest }) =>
      isModifierType(type) ? [{ ...rest, type }] : [],
    );
  };

  const catalogCompounds = async () => {
    const [modifiers, compounds] = await Promise.all([modifierRows(), compoundRows()]);
    const places = new Map(modifiers.map(({ id }, place) => [id, place]));
    return {
      modifiers: modifiers.map(
        ({ type, key, label, color, hidden, hidden_full }): Modifier => ({
          type,
          key,
          label,
          color,
          hidden,
          hiddenFull: hidden_full,
        }),
      ),
      compounds: compounds.map((row) =>
        compoundOf(
          row,
          row.modifiers.flatMap(({ modifiers_id: id }) => (id === null ? [] : (places.get(id) ?? []))),
        ),
      ),
    };
  };

  /** Visible vendor pieces of the products of one page, by product. */
  const vendorQuantities = async (ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
    const ends = [ids[0] ?? 0, ids.at(-1) ?? 0];
    const query = {
      filter: { _and: [{ our_product: { _between: ends } }, notTrue('hide_from_store')] },
      groupBy: ['our_product'],
      aggregate: { sum: 'quantity_available' },
      // No more groups than products, and those the server gave at once.
      limit: ids.length,
    };
    const sums = await client.list('vendor_stock', query, vendorSumRow, PATIENT);
    return new Map(
      sums.flatMap(({ our_product: id, sum }) => (id === null ? [] : [[id, Math.max(0, sum.quantity_available ?? 0)]])),
    );
  };

  /** Products that the server gives at once; learned from its first refusal. */
  let limit = PAGE;

  const partsPage = async (lists: CatalogSource, after: number | null): Promise<PartsPage> => {
    const places = placesInLists(lists);
    const reading = {
      client,
      collection: 'products',
      query: { fields: PRODUCT_FIELDS },
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
    const quantities = await vendorQuantities(rows.map(({ id }) => id));
    const parts = rows.flatMap((row): PartRecord[] => {
      const found = sizeOf(row);
      const size = found === null ? undefined : places.sizes.get(sizeKey(found));
      const compound = row.compound === null ? undefined : places.compounds.get(row.compound);
      if (size === undefined || compound === undefined) return [];
      const { id, price, stock } = row;
      const name = row.name === '' ? `${lists.compounds[compound]?.label}-${row.size}` : row.name;
      return [{ id, name, compound, size, priceE5: price, onHand: stock, vendorQuantity: quantities.get(id) ?? 0 }];
    });
    return { parts, rows: rows.length, next: last.id };
  };

  return {
    catalogSizes,

    catalogCompounds,
    partsPage,
    async partCount() {
      try {
        const query = { aggregate: { count: 'id' } };
        return (await client.aggregate('products', query, productCountRow, PATIENT)).count.id;
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },
    async *catalogParts() {
      const [sizes, { modifiers, compounds }] = await Promise.all([catalogSizes(), catalogCompounds()]);
      const lists = { sizes, modifiers, compounds };
      for await (const { parts } of allPages((after) => partsPage(lists, after))) yield parts;
    },
    ...directusChanges(client),
  };
};
