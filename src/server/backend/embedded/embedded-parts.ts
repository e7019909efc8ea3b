import type { D1Database } from '@cloudflare/workers-types';
import { usdE5 } from '../../../domain/kit/units.ts';
import type { PartRecord } from '../../../domain/shop/catalog/model.ts';
import { patternName } from '../../../domain/shop/catalog/rows/part-name.ts';
import type { CatalogSource } from '../../../domain/shop/catalog/snapshot/builder.ts';
import { rowsOf } from '../../directus/embedded/collection.ts';
import { related, storePriceE5 } from '../../directus/embedded/collections.ts';
import { Alias, bind, sql } from '../../directus/embedded/sql.ts';
import { listPositions, sizeKey } from '../list-positions.ts';
import type { SyncBackend } from '../port.ts';
import { sizesOfTable } from '../size-table.ts';
import { embeddedPriceLists } from './embedded-price-lists.ts';
import { parseRows, partsPageRow } from './embedded-rows.ts';

/** Parts per page: each of its columns is a string of about 150 KB, far below D1's limit of 2 MB for a value. */
const PAGE = 20_000;

const [p, l] = [Alias.table(0), Alias.table(1)];

/** A page as one row of columns: transferring a million rows of seven values would take three times as long. */
const pageAfter = (after: number) => sql`SELECT
  json_group_array(id) AS ids,
  json_group_array(compound_id) AS compounds,
  json_group_array(size_id) AS sizes,
  json_group_array(price_e5) AS prices,
  json_group_array(stock) AS stocks,
  json_group_array(vendor_quantity) AS vendorQuantities,
  json_group_array(price_list_id) AS priceLists
FROM (
  SELECT
    ${p}.id, ${p}.compound_id, ${p}.size_id, ${p}.stock, ${storePriceE5(l)} AS price_e5,
    coalesce(${p}.price_list_id, 0) AS price_list_id,
    coalesce((
      SELECT sum(quantity_available) FROM ${rowsOf(related('vendor_stock'), 'store')} WHERE our_product = ${p}.id
    ), 0) AS vendor_quantity
  FROM parts ${p}
  LEFT JOIN price_lists ${l} ON ${l}.id = ${p}.price_list_id
  WHERE ${p}.id > ${bind(after)}
  ORDER BY ${p}.id
  LIMIT ${bind(PAGE)}
)`;

/** Names that do not follow the pattern. */
const NAMES = 'SELECT part_id, name FROM part_names WHERE part_id BETWEEN ? AND ?';

/**
 * Reads the parts directly from the tables: reading a million of them over the protocol takes six times as long
 * (docs/decisions/013). The collections define which of them the store may show.
 */
export const embeddedParts = (db: D1Database): SyncBackend['partsPage'] => {
  /** Indexes of the sizes in the lists of a run, by their ids in the size table. */
  const indexesByLists = new WeakMap<CatalogSource, Promise<ReadonlyMap<number, number>>>();
  const indexesByTableId = (lists: CatalogSource): Promise<ReadonlyMap<number, number>> => {
    const read = async () => {
      const { sizes } = listPositions(lists);
      return new Map((await sizesOfTable(db)).map(({ id, size }) => [id, sizes.get(sizeKey(size)) ?? -1]));
    };
    const indexes = indexesByLists.get(lists) ?? read();
    indexesByLists.set(lists, indexes);
    return indexes;
  };

  return async (lists, after) => {
    const sizes = await indexesByTableId(lists);
    const { compounds } = listPositions(lists);
    const { text, values } = pageAfter(after ?? -1);
    const { results } = await db
      .prepare(text)
      .bind(...values)
      .all();
    const [page] = parseRows(partsPageRow, results);
    const last = page?.ids.at(-1);
    if (!page || last === undefined) return { parts: [], rows: 0, next: null };
    const names = new Map(
      await db
        .prepare(NAMES)
        .bind(page.ids[0] ?? 0, last)
        .raw<[number, string]>(),
    );
    const priceListOf = await embeddedPriceLists(db, page.ids[0] ?? 0, last);
    const parts = page.ids.flatMap((id, at): PartRecord[] => {
      const compound = compounds.get(page.compounds[at] ?? -1) ?? -1;
      const size = sizes.get(page.sizes[at] ?? -1) ?? -1;
      const { [compound]: compoundRecord } = lists.compounds;
      const { [size]: sizeRecord } = lists.sizes;
      if (!compoundRecord || !sizeRecord) return [];
      return [
        {
          id,
          name: names.get(id) ?? patternName(compoundRecord, sizeRecord),
          compound,
          size,
          priceE5: usdE5(page.prices[at] ?? 0),
          onHand: page.stocks[at] ?? 0,
          vendorQuantity: page.vendorQuantities[at] ?? 0,
          priceList: priceListOf(page.priceLists[at] ?? 0, page.compounds[at] ?? -1),
        },
      ];
    });
    return { parts, rows: page.ids.length, next: last };
  };
};
