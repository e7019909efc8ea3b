import type { D1Database } from '@cloudflare/workers-types';
import type { PartRecord } from '../../domain/catalog/model.ts';
import type { CatalogBackend } from './port.ts';
import { compoundModifierRow, compoundRow, modifierRow, parseRows, partsPageRow, sizeRow } from './rows.ts';

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
    coalesce((
      SELECT sum(v.quantity_available) FROM vendor_stock v
      WHERE v.our_product = p.id AND v.hide_from_store IS NOT 1
    ), 0) AS vendor_quantity
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

/** The catalogue's reads over D1. */
export const embeddedCatalog = (db: D1Database): CatalogBackend => {
  const rows = async (sql: string): Promise<unknown[]> => (await db.prepare(sql).all()).results;
  const sizes = async () => parseRows(sizeRow, await rows(SIZES));
  const compounds = async () => parseRows(compoundRow, await rows(COMPOUNDS));

  return {
    async catalogSizes() {
      return (await sizes()).map((row) => ({
        code: row.code,
        standard: row.standard,
        idMm: row.id_mm,
        csMm: row.cs_mm,
      }));
    },

    async catalogCompounds() {
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
        compounds: (await compounds()).map((row) => ({
          id: row.id,
          label: row.label,
          labelDisplay: row.label_display,
          backgroundColor: row.background_color,
          datasheet: row.datasheet,
          durometer: row.durometer,
          durometerScale: row.durometer_scale,
          temperatureLowC: row.temperature_low_c,
          temperatureHighC: row.temperature_high_c,
          description: row.description,
          modifiers: (byCompound.get(row.id) ?? []).flatMap((link) => modifierIndex.get(link.modifiers_id) ?? []),
        })),
      };
    },

    async *catalogParts() {
      const [sizeRows, compoundRows] = await Promise.all([sizes(), compounds()]);
      const sizeIndex = indexById(sizeRows);
      const compoundIndex = indexById(compoundRows);
      const nameRows = await db.prepare('SELECT part_id, name FROM part_names').raw<[number, string]>();
      const names = new Map(nameRows);
      for (let after = -1; ; ) {
        const [page] = parseRows(partsPageRow, (await db.prepare(PARTS).bind(after).all()).results);
        if (!page || page.ids.length === 0) return;
        after = page.ids.at(-1) ?? after;
        yield page.ids.flatMap((id, at): PartRecord[] => {
          const compound = compoundIndex.get(page.compounds[at] ?? -1);
          const size = sizeIndex.get(page.sizes[at] ?? -1);
          if (compound === undefined || size === undefined) return [];
          return [
            {
              id,
              name: names.get(id) ?? `${compoundRows[compound]?.label}-${sizeRows[size]?.code}`,
              compound,
              size,
              priceE5: page.prices[at] ?? 0,
              onHand: page.stocks[at] ?? 0,
              vendorQuantity: page.vendorQuantities[at] ?? 0,
            },
          ];
        });
      }
    },
  };
};
