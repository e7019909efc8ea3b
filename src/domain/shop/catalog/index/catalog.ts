import type { Size } from '../../../reference/sizes/size.ts';
import type { BitMatrix } from '../bits/bit-matrix.ts';
import type { KeywordIndex } from '../keyword/keyword-index.ts';
import type { ShopCompound } from '../listing.ts';
import type { Compound, Modifier } from '../model.ts';
import type { StockScope } from '../search/stock-scope.ts';
import type { KeyOrder } from '../snapshot/key-order.ts';
import type { CompoundOrders } from './compound-orders.ts';
import type { FacetIndex } from './facet-index.ts';
import type { JsonFragments } from './json-fragments.ts';
import type { SizeOrders } from './size-orders.ts';

/** Values of every part, ordered by compound, then size. */
export interface PartColumns {
  readonly ids: Uint32Array;
  /** 1/100,000 USD. 0 = unpriced. */
  readonly prices: Uint32Array;
  /** Aligned with the parts in own stock. */
  readonly onHand: Uint32Array;
  /** Aligned with the parts in vendor stock. */
  readonly vendorQuantity: Uint32Array;
}

/** The price lists of the parts: docs/catalog-index.md, "Snapshot". */
export interface CatalogPriceLists {
  /** Index of every part's list, ordered like the columns; list `n` of the table has index `n + 1`, 0 = none. */
  readonly listOf: Uint16Array;
  readonly lists: Uint32Array;
  readonly breaks: Uint32Array;
}

/** Which parts exist, are in stock, and have no price: rows by compound with their ranks, and rows by size. */
export interface PartRows {
  readonly present: BitMatrix;
  readonly own: BitMatrix;
  readonly vendor: BitMatrix;
  readonly unpriced: Uint32Array;
  readonly unpricedBySize: Uint32Array;
  /** The parts in scope of a query, by compound and by size. */
  readonly scopes: Readonly<Record<StockScope, { readonly byCompound: BitMatrix; readonly bySize: Uint32Array }>>;
  /** Parts without any stock, by size. */
  readonly emptyBySize: Uint32Array;
}

/** Lookup by name. Labels, codes and names are in lower case. */
export interface NameIndex {
  readonly compoundsByLabel: ReadonlyMap<string, readonly number[]>;
  readonly sizesByCode: ReadonlyMap<string, readonly number[]>;
  readonly cellsByName: ReadonlyMap<string, number>;
  readonly namesByCell: ReadonlyMap<number, string>;
}

/** The catalog's lists without its parts, sufficient to interpret a query. Compounds and sizes are in default order. */
export interface CatalogLists {
  readonly sizes: readonly Size[];
  readonly compounds: readonly Compound[];
  readonly modifiers: readonly Modifier[];
  /** Cells per compound: the number of sizes, rounded up to whole words. */
  readonly stride: number;
  /** Number of words in a row over sizes, and in a row over compounds. */
  readonly sizeWords: number;
  readonly compoundWords: number;
  readonly sizeOrders: SizeOrders;
  readonly compoundOrders: CompoundOrders;
  readonly facets: FacetIndex;
  readonly keywords: KeywordIndex;
  readonly exceptions: readonly (readonly [compound: number, size: number, name: string])[];
  readonly names: NameIndex;
  /** Rows over sizes and compounds with all bits set. */
  readonly allSizes: Uint32Array;
  readonly allCompounds: Uint32Array;
  /** Row over compounds: plastics and metals. */
  readonly rigidCompounds: Uint32Array;
  /** Inside diameters and cross-sections by size, in mm. */
  readonly idMm: Float64Array;
  readonly csMm: Float64Array;
  /** The compounds in the form of the listing. */
  readonly shopCompounds: readonly ShopCompound[];
  readonly colorCodes: Readonly<Record<string, string>>;
}

/**
 * An opened catalog. A part's `compound` and `size` are indexes into its lists. A part is stored in a *cell*: `compound
 * * stride + size`.
 */
export interface Catalog extends CatalogLists {
  /** Checksum of the snapshot, 16 hexadecimal digits. */
  readonly version: string;
  /** Version of option names that are newer than the snapshot. Empty: the names are those of the snapshot. */
  readonly optionNames: string;
  /** Number of parts. */
  readonly parts: number;
  readonly columns: PartColumns;
  readonly priceLists: CatalogPriceLists;
  readonly rows: PartRows;
  readonly priceOrder: KeyOrder;
  readonly stockOrder: KeyOrder;
  readonly json: JsonFragments;
  /** Scratch memory of one search. Searches are synchronous, so they never overlap. */
  readonly scratch: {
    readonly cells: Uint32Array;
    readonly keys: Float64Array;
  };
}

/** What reading single parts needs of a catalog. `openParts` opens only this. */
export interface StoredParts
  extends Pick<
    Catalog,
    | 'version'
    | 'parts'
    | 'sizes'
    | 'compounds'
    | 'modifiers'
    | 'stride'
    | 'sizeWords'
    | 'names'
    | 'columns'
    | 'priceLists'
  > {
  readonly rows: Pick<PartRows, 'present' | 'own' | 'vendor'>;
}
