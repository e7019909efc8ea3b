import type { D1Database } from '@cloudflare/workers-types';
import type { CatalogSource } from '../../domain/catalog/builder.ts';
import type { PartRecord, Size } from '../../domain/catalog/model.ts';
import { patternName } from '../../domain/catalog/part-name.ts';
import { compoundOf } from './compound-of.ts';
import { embeddedChanges, VENDOR_QUANTITY } from './embedded-changes.ts';
import { compoundModifierRow, compoundRow, modifierRow, parseRows, partsPageRow, sizeRow } from './embedded-rows.ts';
import { allPages, placesInLists, sizeKey } from './list-places.ts';
import type { PartsPage, SyncBackend } from './port.ts';

/** Parts a page: each of its columns is one text of some 150 KB, far below D1's 2 MB for a value. */
const PAGE = 20_000;

/** A page as one row of columns: a million rows of six values take three times as long to hand over. */
const PARTS = `
SELECT
  json_group_array(id) AS ids,
  json_group_array(compound_id) AS compounds,
  json_group_array(size_id) AS sizes,
  json_group_array(price_e5) AS prices,
  json_group_array(stock) AS stocks,
  json_group_array(vendor_quantity) AS vendorQuantities
FROM (
  SELECT
    p.id, p.compound_id, p.size_id, p.stock,
    coalesce(l.unit_price_e5, 0) AS price_e5,
    ${VENDOR_QUANTITY} AS vendor_quantity
  FROM parts p
  LEFT JOIN price_lists l ON l.id = p.price_list_id
  WHERE p.id > ?
  ORDER BY p.id
  LIMIT ${PAGE}
)`;

const SIZES = 'SELECT id, standard, code, id_mm, cs_mm FROM sizes ORDER BY id';
const COMPOUNDS = 'SELECT * FROM compounds ORDER BY id';

const indexById = (rows: readonly { readonly id: number }[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ id }, index) => [id, index]));

/** Names that do not follow the pattern. */
const NAMES = 'SELECT part_id, name FROM part_names WHERE part_id BETWEEN ? AND ?';

/** The catalogue's reads over D1. */
export const embeddedCatalog = (db: D1Database): SyncBackend => {
  const rows = async (sql: string): Promise<unknown[]> => (await db.prepare(sql).all()).results;
  const sizeRows = async () => parseRows(sizeRow, await rows(SIZES));
  const sizeOf = (row: Awaited<ReturnType<typeof sizeRows>>[number]): Size => ({
    code: row.code,
    standard: row.standard,
    idMm: row.id_mm,
    csMm: row.cs_mm,
  });

  const catalogSizes = async () => (await sizeRows()).map(sizeOf);

  const catalogCompounds = async () => {
    const modifierRows = parseRows(modifierRow, await rows('SELECT * FROM modifiers ORDER BY id'));
    const links = parseRows(compoundModifierRow, await rows('SELECT * FROM compounds_modifiers ORDER BY id'));
    const modifierIndex = indexById(modifierRows);
    const byCompound = Map.groupBy(links, (link) => link.compounds_id);
    return {
      modifiers: modifierRows.map((row) => ({
        type: row.type,
        key: row.key,
        label: row.label,
        color: row.color,
        hidden: row.hidden,
        hiddenFull: row.hidden_full,
      })),
      compounds: parseRows(compoundRow, await rows(COMPOUNDS)).map((row) =>
        compoundOf(
          row,
          (byCompound.get(row.id) ?? []).flatMap((link) => modifierIndex.get(link.modifiers_id) ?? []),
        ),
      ),
    };
  };

  /** Where the sizes of the table, by their ids there, stand in the lists of a run. */
  const tablePlaces = new WeakMap<CatalogSource, Promise<ReadonlyMap<number, number>>>();
  const placesByTableId = (lists: CatalogSource): Promise<ReadonlyMap<number, number>> => {
    const read = async () => {
      const { sizes } = placesInLists(lists);
      return new Map((await sizeRows()).map((row) => [row.id, sizes.get(sizeKey(sizeOf(row))) ?? -1]));
    };
    const places = tablePlaces.get(lists) ?? read();
    tablePlaces.set(lists, places);
    return places;
  };

  const partsPage = async (lists: CatalogSource, after: number | null): Promise<PartsPage> => {
    const sizes = await placesByTableId(lists);
    const { compounds } = placesInLists(lists);
    const [page] = parseRows(
      partsPageRow,
      (
        await db
          .prepare(PARTS)
          .bind(after ?? -1)
          .all()
      ).results,
    );
    const last = page?.ids.at(-1);
    if (!page || last === undefined) return { parts: [], rows: 0, next: null };
    const names = new Map(
      await db
        .prepare(NAMES)
        .bind(page.ids[0] ?? 0, last)
        .raw<[number, string]>(),
    );
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
          priceE5: page.prices[at] ?? 0,
          onHand: page.stocks[at] ?? 0,
          vendorQuantity: page.vendorQuantities[at] ?? 0,
        },
      ];
    });
    return { parts, rows: page.ids.length, next: last };
  };

  return {
    catalogSizes,
    catalogCompounds,
    partsPage,
    async partCount() {
      return (await db.prepare('SELECT count(*) AS n FROM parts').first<{ n: number }>())?.n ?? null;
    },
    async *catalogParts() {
      const [sizes, { modifiers, compounds }] = await Promise.all([catalogSizes(), catalogCompounds()]);
      const lists = { sizes, modifiers, compounds };
      for await (const { parts } of allPages((after) => partsPage(lists, after))) yield parts;
    },
    ...embeddedChanges(db),
  };
};
