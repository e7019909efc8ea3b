import { type CatalogTables, indexBy, sizeKey, type VendorStock } from './catalog-tables.ts';

/** Relates the parts of a catalog to those of another one with other positions. */
export interface CellMap {
  /** Returns the other catalog's cell, or -1 if it lacks the compound or the size. */
  cell(cell: number): number;
  /** The other catalog's index of a price list or vendor of this one, or -1. */
  readonly lists: Int32Array;
  readonly vendors: Int32Array;
}

const positions = <Item>(from: readonly Item[], to: readonly Item[], keyOf: (item: Item) => string): Int32Array => {
  const index = indexBy(to, keyOf);
  return Int32Array.from(from, (item) => index.get(keyOf(item)) ?? -1);
};

const byName = ({ name }: { readonly name: string }): string => name;

export const cellMap = (from: CatalogTables, to: CatalogTables): CellMap => {
  const compounds = positions(from.compounds, to.compounds, ({ label }) => label);
  const sizes = positions(from.sizes, to.sizes, sizeKey);
  return {
    cell(cell) {
      const compound = compounds[Math.floor(cell / from.sizes.length)] ?? -1;
      const size = sizes[cell % from.sizes.length] ?? -1;
      return compound === -1 || size === -1 ? -1 : compound * to.sizes.length + size;
    },
    lists: positions(from.priceLists, to.priceLists, byName),
    vendors: positions(from.vendors, to.vendors, byName),
  };
};

/** Returns where the rows of each cell begin; the rows of cell n end where those of n + 1 begin. */
export const vendorStarts = ({ cells }: VendorStock, cellCount: number): Uint32Array => {
  const starts = new Uint32Array(cellCount + 1);
  for (const cell of cells) starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
  for (let cell = 0; cell < cellCount; cell++) starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
  return starts;
};
