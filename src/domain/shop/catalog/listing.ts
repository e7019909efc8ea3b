import * as v from 'valibot';
import { degreesCelsius, millimeters } from '../../kit/schema/units.ts';
import type { Value } from '../../kit/schema/value.ts';
import { SIZE_STANDARDS } from '../../reference/sizes/size-standard.ts';
import { listedOffer } from '../pricing/listed-offer.ts';
import { FACET_GROUPS, MODIFIER_TYPES } from './facets.ts';
import { SORT_COLUMNS } from './query.ts';

const modifierLink = v.object({
  modifiers_id: v.object({
    type: v.picklist(MODIFIER_TYPES),
    key: v.string(),
    label: v.string(),
    hidden: v.boolean(),
    hidden_full: v.boolean(),
  }),
});

const shopCompound = v.object({
  id: v.number(),
  label: v.string(),
  label_display: v.string(),
  background_color: v.string(),
  durometer: v.nullable(v.number()),
  durometer_scale: v.string(),
  temperature_low_c: v.nullable(degreesCelsius),
  temperature_high_c: v.nullable(degreesCelsius),
  modifiers: v.array(modifierLink),
  custom: v.object({ description: v.string() }),
});

const shopRow = v.object({
  id: v.number(),
  name: v.string(),
  /** Code without prefix: `214`, `P10`, `10X2.5`. */
  size: v.string(),
  size_standard: v.picklist(SIZE_STANDARDS),
  cs_mm: millimeters,
  id_mm: millimeters,
  /** Starting unit price in USD, as a string with two or more decimals. '0.00' = unpriced. */
  price: v.string(),
  vendorStock: v.number(),
  canyonStock: v.number(),
  label_display: v.string(),
  compound: shopCompound,
  /** Only with a quantity. */
  offer: v.optional(listedOffer),
});

const compoundRow = v.object({ ...shopCompound.entries, datasheet: v.boolean() });

const facetValue = v.object({
  key: v.string(),
  label: v.string(),
  /** Exact number of rows if this value were selected. */
  count: v.number(),
  selected: v.boolean(),
});

const facetValues = v.array(facetValue);

const facetList = v.object({ ...v.entriesFromList(FACET_GROUPS, facetValues), category: facetValues });

export const activeFilter = v.object({
  /** Query parameter. */
  key: v.string(),
  /** Its value in the query. For lists, one of the values. */
  value: v.string(),
  /** Display form of the value: `FKM`, `Medium 66–75`, `20 mm`. */
  label: v.string(),
});

/** The current sort order. null = by fit. */
export const sorting = v.nullable(
  v.object({ column: v.picklist(SORT_COLUMNS), direction: v.picklist(['asc', 'desc']) }),
);

const entries = {
  facetList,
  /** Number of parts in own stock, only in vendor stock, and out of stock, regardless of the requested stock. */
  stockCounts: v.object({ own: v.number(), offsite: v.number(), none: v.number() }),
  filterList: v.array(activeFilter),
  /** Warnings about the requested media: requested materials that are rated badly for them. */
  mediaNotes: v.array(v.string()),
  sorted: sorting,
  /** The quantity of the offers. Absent without one. */
  quantity: v.optional(v.number()),
  totalItems: v.number(),
  page: v.number(),
  limit: v.number(),
  /** Color key → `#rrggbb`. */
  colorCodes: v.record(v.string(), v.string()),
};

/** One page of parts, or of compounds in compounds mode. */
export const listing = v.object({ ...entries, items: v.union([v.array(shopRow), v.array(compoundRow)]) });

export const compoundsListing = v.object({ ...entries, items: v.array(compoundRow) });

/** A modifier as the backend nests it in a compound. */
export type ModifierLink = Value<typeof modifierLink>;

/** The compound's fields in a shop row. */
export type ShopCompound = Value<typeof shopCompound>;

/** One row of the shop's table. Field names are those of the backend. Lengths are in mm. */
export type ShopRow = Value<typeof shopRow>;

/** One row of the admin store's table. */
export type CompoundRow = Value<typeof compoundRow>;

export type FacetValue = Value<typeof facetValue>;

export type StockCounts = Value<typeof entries.stockCounts>;

/** `category` has the products by category. `orings` is the whole shop. */
export type FacetList = Value<typeof facetList>;

/** An active filter in the form of a chip. */
export type ActiveFilter = Value<typeof activeFilter>;

/** Response of `GET /api/compounds-search`, with one kind of row or with either. */
export type ListingResponse<Row = ShopRow | CompoundRow> = Omit<Value<typeof listing>, 'items'> & {
  readonly items: readonly Row[];
};
