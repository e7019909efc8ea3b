import type { SizeStandard } from '../sizes/size-standard.ts';
import type { Celsius, Mm } from '../units.ts';
import type { FacetGroup, ModifierType } from './facets.ts';
import type { SortColumn, SortDirection } from './query.ts';

/** A modifier as the backend nests it below a compound (spec §3). */
export interface ModifierLink {
  readonly modifiers_id: {
    readonly type: ModifierType;
    readonly key: string;
    readonly label: string;
    readonly hidden: boolean;
    readonly hidden_full: boolean;
  };
}

/** The compound's fields that a shop row shows. */
export interface ShopCompound {
  readonly id: number;
  readonly label: string;
  readonly label_display: string;
  readonly background_color: string;
  readonly durometer: number | null;
  readonly durometer_scale: string;
  readonly temperature_low_c: Celsius | null;
  readonly temperature_high_c: Celsius | null;
  readonly modifiers: readonly ModifierLink[];
  readonly custom: { readonly description: string };
}

/** One part in the shop's table. Field names are the specification's (§3). */
export interface ShopRow {
  readonly id: number;
  readonly name: string;
  /** Bare code: `214`, `P10`, `10X2.5`. */
  readonly size: string;
  readonly size_standard: SizeStandard;
  readonly cs_mm: Mm;
  readonly id_mm: Mm;
  /** Starting unit price in USD as text, two or more decimals; '0.00' = unpriced. */
  readonly price: string;
  readonly vendorStock: number;
  readonly canyonStock: number;
  readonly label_display: string;
  readonly compound: ShopCompound;
}

/** One compound in the admin store's table (spec §3). */
export interface CompoundRow extends ShopCompound {
  readonly datasheet: boolean;
}

export interface FacetValue {
  readonly key: string;
  readonly label: string;
  /** Rows there would be with this value ticked: exact. */
  readonly count: number;
  readonly selected: boolean;
}

/** `category` holds the products by category: `orings` is the whole shop. */
export type FacetList = Readonly<Record<FacetGroup | 'category', readonly FacetValue[]>>;

/** One active filter, as a chip shows it. */
export interface ActiveFilter {
  /** Query parameter. */
  readonly key: string;
  /** Its value in the query; for lists one of the values. */
  readonly value: string;
  /** The value as people read it: `FKM`, `Medium 66–75`, `20 mm`. */
  readonly label: string;
}

/** Answer of `GET /api/compounds-search` (spec §3, §7). */
export interface ListingResponse<Row = ShopRow | CompoundRow> {
  readonly items: readonly Row[];
  readonly facetList: FacetList;
  readonly filterList: readonly ActiveFilter[];
  /** The sort in force; null = default order. */
  readonly sorted: { readonly column: SortColumn; readonly direction: SortDirection } | null;
  readonly totalItems: number;
  readonly page: number;
  readonly limit: number;
  /** Colour key → `#rrggbb`. */
  readonly colorCodes: Readonly<Record<string, string>>;
}
