import type { Size } from '../../domain/reference/sizes/size.ts';
import { SIZE_STANDARDS } from '../../domain/reference/sizes/size-standard.ts';
import type { Modifier } from '../../domain/shop/catalog/model.ts';
import { BackendError, isRefusal } from '../directus/backend-error.ts';
import type { DirectusClient } from '../directus/client.ts';
import { readAll } from '../directus/read-all.ts';
import { compoundRecordSchema, isModifierType, modifierRow, productCountRow, productSizeRow } from './catalog-rows.ts';
import { compoundOf } from './compound-of.ts';
import { METRIC_SIZE_LIMIT } from './directus-store.ts';
import { sizeKey } from './list-positions.ts';
import { PATIENT } from './patient.ts';
import type { SyncBackend } from './port.ts';
import { sizeOfProduct } from './size-of-product.ts';
import { metricSizeRow } from './store-rows.ts';

const SIZE_FIELDS = ['size_standard', 'size', 'cs_mm', 'id_mm'];

/**
 * Loads what parts refer to, over the backend's protocol. Sizes are those that products have.
 *
 * @param readTables sizes in the order of their standard's table; further sizes follow by cross-section. They are also
 *   the fallback where a server is too large to list the sizes that products have.
 */
export const loadCatalogLists = (
  client: DirectusClient,
  readTables: () => Promise<readonly Size[]>,
): Pick<SyncBackend, 'catalogCompounds' | 'catalogSizes' | 'partCount'> => {
  const inTableOrder = (sizes: readonly Size[], tables: readonly Size[]): Size[] => {
    const indexes = new Map(tables.map(({ standard, code }, index) => [`${standard} ${code}`, index]));
    const indexOf = ({ standard, code }: Size): number => indexes.get(`${standard} ${code}`) ?? tables.length;
    return sizes.toSorted(
      (a, b) =>
        SIZE_STANDARDS.indexOf(a.standard) - SIZE_STANDARDS.indexOf(b.standard) ||
        indexOf(a) - indexOf(b) ||
        a.csMm - b.csMm ||
        a.idMm - b.idMm,
    );
  };

  const sizesOfProducts = async (): Promise<Size[]> => {
    const query = { groupBy: SIZE_FIELDS, limit: -1 };
    const reading = { client, collection: 'products', query, row: productSizeRow, options: PATIENT };
    return (await readAll(reading, SIZE_FIELDS)).flatMap((row) => sizeOfProduct(row) ?? []);
  };

  const sizesOfTables = async (tables: readonly Size[]): Promise<Size[]> => {
    const query = { limit: METRIC_SIZE_LIMIT };
    const reading = { client, collection: 'metric_sizes', query, row: metricSizeRow, options: PATIENT };
    const metric = (await readAll(reading, ['id'])).map(
      (row): Size => ({ code: row.size_metric, standard: 'metric', csMm: row.cs_mm, idMm: row.id_mm }),
    );
    return [...tables.filter(({ standard }) => standard !== 'metric'), ...metric];
  };

  const catalogSizes = async (): Promise<Size[]> => {
    const tables = await readTables();
    const read = async (): Promise<Size[]> => {
      try {
        return await sizesOfProducts();
      } catch (error) {
        const isTooMuch =
          error instanceof BackendError && ['invalid-query', 'limit-refused', 'timeout'].includes(error.kind);
        if (!isTooMuch) throw error;
        return sizesOfTables(tables);
      }
    };
    return inTableOrder([...new Map((await read()).map((size) => [sizeKey(size), size])).values()], tables);
  };

  const compoundRows = () => {
    const query = { fields: ['*', 'modifiers.modifiers_id'], limit: -1 };
    return readAll({ client, collection: 'compounds', query, row: compoundRecordSchema, options: PATIENT }, ['id']);
  };

  const modifierRows = async () => {
    const reading = { client, collection: 'modifiers', query: { limit: -1 }, row: modifierRow, options: PATIENT };
    return (await readAll(reading, ['id'])).flatMap(({ type, ...rest }) =>
      isModifierType(type) ? [{ ...rest, type }] : [],
    );
  };

  const catalogCompounds = async () => {
    const [modifiers, compounds] = await Promise.all([modifierRows(), compoundRows()]);
    const indexes = new Map(modifiers.map(({ id }, index) => [id, index]));
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
          row.modifiers.flatMap(({ modifiers_id: id }) => (id === null ? [] : (indexes.get(id) ?? []))),
        ),
      ),
    };
  };

  return {
    catalogSizes,
    catalogCompounds,
    async partCount() {
      try {
        const query = { aggregate: { count: 'id' } };
        return (await client.aggregate('products', query, productCountRow, PATIENT)).count.id;
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },
  };
};
