import type { Cell, TableName } from '../../../src/domain/shop/bulk/tables.ts';
import { MODIFIER_TYPES } from '../../../src/domain/shop/catalog/facets.ts';
import type { ChangeRecord } from '../../../src/domain/site/api/v1/changes.ts';

type Named = Readonly<Record<string, Cell>>;

/** Rows that replace those of a key in a table. No rows: the key is deleted. */
export interface Replacement {
  readonly table: TableName;
  readonly key: string;
  readonly rows: readonly Named[];
}

const sizeOf = ({ name, standard, id_mm, cs_mm }: NonNullable<ChangeRecord['size']>): Named => ({
  size_name: name,
  size_standard: standard,
  id_mm,
  cs_mm,
});

const partRows = ({ key, part, price_list_id }: ChangeRecord): Replacement[] => {
  const { on_hand, vendor } = part?.stock ?? { on_hand: 0, vendor: 0 };
  const stock = on_hand + vendor === 0 ? [] : [{ part_number: key, on_hand, vendor }];
  const row = part && {
    part_number: part.part_number,
    description: part.description,
    ...sizeOf(part.size),
    id_tolerance_mm: part.id_tolerance_mm,
    cs_tolerance_mm: part.cs_tolerance_mm,
    compound_code: part.compound.code,
    price_list_id,
  };
  return [
    { table: 'parts', key, rows: row ? [row] : [] },
    { table: 'stock', key, rows: stock },
  ];
};

/** Returns what a client does with a record of `/api/v1/changes` to keep its tables equal to the data files. */
export const replacementsOf = (change: ChangeRecord): Replacement[] => {
  const { record, key, size, compound, price_list: list } = change;
  if (record === 'part') return partRows(change);
  if (record === 'size') return [{ table: 'sizes', key, rows: size ? [sizeOf(size)] : [] }];
  if (record === 'compound') {
    const row = compound && {
      compound_code: compound.code,
      description: compound.description,
      key_features: compound.key_features,
      hardness: compound.hardness,
      hardness_scale: compound.hardness_scale,
      temperature_low_c: compound.temperature_low_c,
      temperature_high_c: compound.temperature_high_c,
      ...Object.fromEntries(
        MODIFIER_TYPES.map((type) => [type, compound.properties[type].map((option) => option.key).join(';')]),
      ),
    };
    return [{ table: 'compounds', key, rows: row ? [row] : [] }];
  }
  const rows = (list?.breaks ?? []).map(({ min_quantity, unit_price }) => ({
    price_list_id: key,
    min_quantity,
    unit_price_usd: unit_price.amount,
    line_minimum_usd: list?.line_minimum.amount ?? null,
    line_maximum_usd: list?.line_maximum?.amount ?? null,
  }));
  return [{ table: 'price_lists', key, rows }];
};

/** The tables of a client: rows by table and key. */
export type TableCopy = Map<TableName, Map<string, readonly Named[]>>;

export const replaceRows = (copy: TableCopy, { table, key, rows }: Replacement): void => {
  const keys = copy.get(table) ?? new Map<string, readonly Named[]>();
  copy.set(table, keys);
  if (rows.length === 0) keys.delete(key);
  else keys.set(key, rows);
};

/** Returns all rows of the tables in an order that does not depend on how they were written. */
export const sortedRows = (copy: TableCopy): Record<string, string[]> =>
  Object.fromEntries(
    [...copy].map(([table, keys]) => [
      table,
      [...keys.values()]
        .flat()
        .map((row) => JSON.stringify(row))
        .sort(),
    ]),
  );
