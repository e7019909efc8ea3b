import type { Modifier } from '../catalog/model.ts';
import {
  type CatalogTables,
  type ComparisonEntry,
  type CompoundEntry,
  NOT_MADE,
  type PriceListEntry,
  type SizeEntry,
  usualStartE5,
  type VendorEntry,
} from './catalog-tables.ts';
import { type VendorStockColumns, vendorStockColumns } from './vendor-stock-columns.ts';

/** A price list while its files are read. */
export interface DraftPriceList {
  readonly name: string;
  readonly row: number;
  readonly hidesPrices: boolean;
  /** `null`: not given. */
  readonly startingE5: number | null;
  readonly breaks: { readonly quantity: number; readonly e5: number; readonly row: number }[];
}

/** The columns of parts, which exist once all compounds and sizes are known. */
export interface DraftParts {
  readonly offers: Int32Array;
  readonly stock: Int32Array;
}

/** A catalog while its files are read. Indexes are by lower-case names where the shop ignores case. */
export interface DraftCatalog {
  readonly modifiers: Modifier[];
  readonly modifierAt: Map<string, number>;
  readonly compounds: CompoundEntry[];
  readonly compoundAt: Map<string, number>;
  readonly sizes: SizeEntry[];
  readonly sizeAt: Map<string, number>;
  readonly priceLists: DraftPriceList[];
  readonly priceListAt: Map<string, number>;
  readonly vendors: VendorEntry[];
  readonly vendorAt: Map<string, number>;
  readonly partNumbers: Map<number, string>;
  readonly partNumberRows: Map<number, number>;
  readonly partNumberAt: Map<string, number>;
  readonly vendorStock: VendorStockColumns;
  /** Rows of vendor stock by cell. */
  vendorRows(): Uint8Array;
  readonly comparisons: ComparisonEntry[];
  /** `null` if the index cannot contain that number of combinations. */
  parts(): DraftParts | null;
  tables(): CatalogTables;
}

/** Maximum sizes of a catalog: IDs of parts are compound × 4096 + size. */
export const MAX_SIZES = 4095;

/** Maximum combinations of compound and size that the search index holds. */
export const MAX_COMBINATIONS = 2 ** 21;

const finished = ({ name, hidesPrices, startingE5, breaks }: DraftPriceList): PriceListEntry => {
  const list = {
    hidesPrices,
    breaks: breaks
      .toSorted((a, b) => a.quantity - b.quantity)
      .map(({ quantity, e5 }): [number, number] => [quantity, e5]),
  };
  return { name, ...list, startingE5: startingE5 ?? usualStartE5(list) };
};

export const draftCatalog = (): DraftCatalog => {
  let parts: DraftParts | null = null;
  let vendorRows: Uint8Array | null = null;
  const draft: DraftCatalog = {
    modifiers: [],
    modifierAt: new Map(),
    compounds: [],
    compoundAt: new Map(),
    sizes: [],
    sizeAt: new Map(),
    priceLists: [],
    priceListAt: new Map(),
    vendors: [],
    vendorAt: new Map(),
    partNumbers: new Map(),
    partNumberRows: new Map(),
    partNumberAt: new Map(),
    vendorStock: vendorStockColumns(),
    vendorRows() {
      vendorRows ??= new Uint8Array(draft.compounds.length * draft.sizes.length);
      return vendorRows;
    },
    comparisons: [],
    parts() {
      const combinations = draft.compounds.length * draft.sizes.length;
      if (combinations > MAX_COMBINATIONS || draft.sizes.length > MAX_SIZES) return null;
      parts ??= { offers: new Int32Array(combinations).fill(NOT_MADE), stock: new Int32Array(combinations) };
      return parts;
    },
    tables: () => ({
      modifiers: draft.modifiers,
      compounds: draft.compounds,
      sizes: draft.sizes,
      priceLists: draft.priceLists.map(finished),
      offers: draft.parts()?.offers ?? new Int32Array(0),
      partNumbers: draft.partNumbers,
      stock: draft.parts()?.stock ?? new Int32Array(0),
      vendors: draft.vendors,
      vendorStock: draft.vendorStock.finish(),
      comparisons: draft.comparisons,
    }),
  };
  return draft;
};
