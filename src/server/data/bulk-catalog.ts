import type { ToleranceTable } from '../../domain/reference/sizes/tolerances.ts';
import { tolerances } from '../../domain/reference/tables/tables.ts';
import { priceListId } from '../../domain/shop/bulk/price-list-id.ts';
import type { Row } from '../../domain/shop/bulk/tables.ts';
import { hasCell, rankOf, rowTotal } from '../../domain/shop/catalog/bits/bit-matrix.ts';
import { MODIFIER_TYPES } from '../../domain/shop/catalog/facets.ts';
import type { StoredParts } from '../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../domain/shop/catalog/model.ts';
import { describePart } from '../../domain/shop/catalog/rows/describe-part.ts';
import { nameAt, onHandAt, vendorQuantityAt } from '../../domain/shop/catalog/rows/part-at.ts';
import { cellNamed } from '../../domain/shop/catalog/rows/parts.ts';
import { NO_PRICE_LIST, storedPriceLists } from '../../domain/shop/catalog/snapshot/price-table.ts';
import type { PriceList } from '../../domain/shop/pricing/price-list.ts';
import type { PublicCompound, PublicSize } from '../../domain/site/api/v1/shapes.ts';
import { publicSizeOf } from '../../domain/site/api/v1/size-json.ts';
import { type CompoundOfParts, compoundOfParts, publicTolerances } from '../catalog/public-parts.ts';

/** A catalog with the values that the rows of its data files need. Lists have the indexes of the catalog. */
export interface BulkCatalog {
  readonly catalog: StoredParts;
  readonly sizes: readonly PublicSize[];
  readonly compounds: readonly CompoundOfParts[];
  readonly priceLists: readonly PriceList[];
  /** IDs of the price lists. */
  readonly listIds: readonly string[];
  readonly tolerances: ToleranceTable;
}

export const bulkCatalog = (catalog: StoredParts): BulkCatalog => {
  const priceLists = storedPriceLists(catalog.priceLists);
  return {
    catalog,
    sizes: catalog.sizes.map(publicSizeOf),
    // Files have no URLs of this site, which may move.
    compounds: catalog.compounds.map((compoundRecord) => compoundOfParts(catalog, { compoundRecord }, '')),
    priceLists,
    listIds: priceLists.map(priceListId),
    tolerances: tolerances(),
  };
};

/** Returns the part number of a cell, or null if the store finds another part by it. */
export const partNumberAt = (catalog: StoredParts, cell: number): string | null => {
  const name = nameAt(catalog, cell);
  return cellNamed(catalog, name) === cell ? name : null;
};

/** Returns the ID of the price list of the part in a cell, or null if its price is on request. */
export const listIdAt = ({ catalog, listIds }: BulkCatalog, cell: number): string | null => {
  const index = catalog.priceLists.listOf[rankOf(catalog.rows.present, cell)] ?? NO_PRICE_LIST;
  return listIds[index - 1] ?? null;
};

export const sizeRow = ({ name, standard, id_mm, cs_mm }: PublicSize): Row => [name, standard, id_mm, cs_mm];

export const compoundRow = (compound: PublicCompound): Row => [
  compound.code,
  compound.description,
  compound.key_features,
  compound.hardness,
  compound.hardness_scale,
  compound.temperature_low_c,
  compound.temperature_high_c,
  ...MODIFIER_TYPES.map((type) => compound.properties[type].map(({ key }) => key).join(';')),
];

const E5_PER_CENT = 1000;

export const priceListRows = (id: string, { breaks, lineMinCents, lineMaxCents }: PriceList): readonly Row[] =>
  breaks.map(({ minQuantity, unitPriceE5 }) => [
    id,
    minQuantity,
    unitPriceE5,
    lineMinCents * E5_PER_CENT,
    lineMaxCents === null ? null : lineMaxCents * E5_PER_CENT,
  ]);

/** Returns the row of the part in a cell, with its part number. */
export const partRow = (bulk: BulkCatalog, cell: number, partNumber: string): Row => {
  const { catalog, sizes, compounds } = bulk;
  const compound = Math.floor(cell / catalog.stride);
  const size = cell % catalog.stride;
  const compoundRecord = catalog.compounds[compound] as Part['compoundRecord'];
  const sizeRecord = catalog.sizes[size] as Part['sizeRecord'];
  const shared = compounds[compound] as CompoundOfParts;
  const tolerance = publicTolerances(bulk.tolerances, sizeRecord, shared.section);
  return [
    partNumber,
    describePart({ compoundRecord, sizeRecord }, shared.modifiers),
    ...sizeRow(sizes[size] as PublicSize),
    tolerance.id_tolerance_mm,
    tolerance.cs_tolerance_mm,
    shared.compound.code,
    listIdAt(bulk, cell),
  ];
};

/** Returns the row of the stock in a cell, or null without stock. */
export const stockRow = ({ catalog }: BulkCatalog, cell: number, partNumber: string): Row | null => {
  const onHand = onHandAt(catalog, cell);
  const vendor = vendorQuantityAt(catalog, cell);
  return onHand === 0 && vendor === 0 ? null : [partNumber, onHand, vendor];
};

/** A range of compounds, by their indexes. `end` is exclusive. */
export type Block = readonly [start: number, end: number];

/** Divides the compounds into ranges of at most `most` parts, or one compound. */
export const blocksOf = ({ rows, compounds, sizeWords }: StoredParts, most: number): Block[] => {
  const blocks: Block[] = [];
  let start = 0;
  let parts = 0;
  for (let compound = 0; compound < compounds.length; compound++) {
    const more = rowTotal(rows.present, compound, sizeWords);
    if (compound > start && parts + more > most) {
      blocks.push([start, compound]);
      start = compound;
      parts = 0;
    }
    parts += more;
  }
  return [...blocks, [start, compounds.length]];
};

/** Visits the cells of a block that have a part, in catalog order. */
export function* cellsOf({ rows, stride }: StoredParts, [start, end]: Block): Generator<number> {
  for (let cell = start * stride; cell < end * stride; cell++) if (hasCell(rows.present, cell)) yield cell;
}

/** Returns each item once: the first with its key. */
export const firstByKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> => {
  const found = new Map<string, Item>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return found;
};
