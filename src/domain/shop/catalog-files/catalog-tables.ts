import type { SizeStandard } from '../../reference/sizes/size-standard.ts';
import type { Modifier } from '../catalog/model.ts';

export interface CompoundEntry {
  readonly label: string;
  readonly labelDisplay: string;
  readonly ringColor: string;
  readonly datasheet: boolean;
  readonly hardness: number | null;
  readonly hardnessScale: string;
  readonly temperatureLowC: number | null;
  readonly temperatureHighC: number | null;
  /** Amounts in cents. */
  readonly lineMinCents: number | null;
  readonly lineMaxCents: number | null;
  readonly description: string;
  /** Indexes of modifiers, by type and within a type in the given order. */
  readonly modifiers: readonly number[];
}

export interface SizeEntry {
  readonly standard: SizeStandard;
  readonly code: string;
  readonly idMm: number;
  readonly csMm: number;
}

export interface PriceListEntry {
  readonly name: string;
  readonly hidesPrices: boolean;
  /** In 1/100,000 USD; 0: none is shown. */
  readonly startingE5: number;
  /** Ascending by quantity. */
  readonly breaks: readonly PriceBreakEntry[];
}

export type PriceBreakEntry = readonly [fromQuantity: number, unitPriceE5: number];

export interface VendorEntry {
  readonly name: string;
  /** Business days. */
  readonly leadTime: number | null;
}

export interface ComparisonEntry {
  /** Index of the compound. */
  readonly compound: number;
  readonly link: string;
  readonly text: string;
}

/** Rows of vendor stock in columns, ascending by cell. */
export interface VendorStock {
  readonly cells: Uint32Array;
  /** Index of the vendor; -1: unknown. */
  readonly vendors: Int32Array;
  /** Pieces; -1: unknown. */
  readonly quantities: Int32Array;
  readonly hidden: Uint8Array;
}

/** Values of `offers` for parts that are not made, and for those without prices. */
export const NOT_MADE = -1;
export const NO_LIST = 0;

/**
 * A whole catalog without database IDs. A part is a cell: index of the compound × number of sizes + index of the size.
 */
export interface CatalogTables {
  readonly modifiers: readonly Modifier[];
  readonly compounds: readonly CompoundEntry[];
  readonly sizes: readonly SizeEntry[];
  readonly priceLists: readonly PriceListEntry[];
  /** By cell: index of the price list + 1, `NO_LIST` or `NOT_MADE`. */
  readonly offers: Int32Array;
  /** Part numbers that are not `{compound}-{size}`, by cell. */
  readonly partNumbers: ReadonlyMap<number, string>;
  /** Pieces on hand, by cell. */
  readonly stock: Int32Array;
  readonly vendors: readonly VendorEntry[];
  readonly vendorStock: VendorStock;
  readonly comparisons: readonly ComparisonEntry[];
}

/** The key of a modifier, a size: unique in a catalog. */
export const modifierKey = ({ type, key }: Pick<Modifier, 'type' | 'key'>): string => `${type} ${key}`;
export const sizeKey = ({ standard, code }: Pick<SizeEntry, 'standard' | 'code'>): string => `${standard} ${code}`;

/** The starting price of a list that names none: the price of the smallest quantity, 0 where prices are hidden. */
export const usualStartE5 = ({ hidesPrices, breaks }: Omit<PriceListEntry, 'name' | 'startingE5'>): number =>
  hidesPrices ? 0 : (breaks[0]?.[1] ?? 0);

/** Returns the index of each item by its key. */
export const indexBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> =>
  new Map(items.map((item, at) => [keyOf(item), at]));

/** Returns how many parts a catalog has. */
export const countParts = ({ offers }: Pick<CatalogTables, 'offers'>): number => {
  let parts = 0;
  for (const offer of offers) if (offer !== NOT_MADE) parts++;
  return parts;
};
