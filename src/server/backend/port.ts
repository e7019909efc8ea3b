import type { Mm, UsdCents } from '../../domain/kit/units.ts';
import type { Size } from '../../domain/reference/sizes/size.ts';
import type { ModifierType } from '../../domain/shop/catalog/facets.ts';
import type { Compound, Modifier, PartRecord, PartValues } from '../../domain/shop/catalog/model.ts';
import type { CatalogSource } from '../../domain/shop/catalog/snapshot/builder.ts';
import type { PriceListLine } from '../../domain/shop/pricing/price-list.ts';

/**
 * Price lines of one product, ascending by quantity, at most 30. Minimum and maximum amounts of its compound in cents.
 */
export interface PriceLines {
  readonly lines: readonly PriceListLine[];
  /** `null` if the compound has none or there are no lines. */
  readonly lineMin: UsdCents | null;
  readonly lineMax: UsdCents | null;
}

/** Visible stock of one vendor. */
export interface VendorStock {
  readonly quantity: number;
  /** Business days; `null` if unknown or without a vendor. */
  readonly leadTime: number | null;
}

/** Inputs for prices and availability of one product. */
export interface PricingRows {
  readonly prices: PriceLines;
  /** Own stock in pieces, or `null` if the product does not exist. */
  readonly stock: number | null;
  readonly vendorRows: readonly VendorStock[];
}

export interface ModifierOption {
  readonly key: string;
  readonly label: string;
}

export interface MetricSize {
  readonly id: number;
  readonly size_metric: string;
  readonly cs_mm: Mm;
  readonly id_mm: Mm;
}

export interface ProductComparison {
  readonly id: number;
  readonly comparison_link: string;
  readonly comparison_text: string;
}

/** A product whose record names no compound, with what is known about it. */
export interface PartWithoutCompound {
  readonly name: string;
  /** `null` if the record is incomplete. */
  readonly size: Size | null;
  /** Own stock in pieces. */
  readonly onHand: number;
}

export interface PageRecord {
  /** A number in the backend, a string in a hosted builder. */
  readonly id: number | string;
  readonly title: string;
  readonly url: string;
  /** Short description of the page; absent if the source has none. */
  readonly description?: string;
  /** Every distinct word of its text in lower case, for search. */
  readonly words?: string;
}

/** Reads that pages need about one product or the whole store. All results are validated. */
export interface StoreBackend {
  /** No lines for an unknown product. */
  priceLines(productId: number): Promise<PriceLines>;
  /** Excludes hidden rows and rows without a quantity. */
  vendorStock(productId: number): Promise<readonly VendorStock[]>;
  /** Own stock in pieces, or `null` if the product does not exist. */
  productStock(productId: number): Promise<number | null>;
  /** All three reads for several products at once, by id. */
  pricingRows(productIds: readonly number[]): Promise<ReadonlyMap<number, PricingRows>>;
  /** Visible filter options of one type, each key and label once, sorted by label. */
  modifiers(type: ModifierType): Promise<readonly ModifierOption[]>;
  metricSizes(): Promise<readonly MetricSize[]>;
  comparisons(compoundId: number): Promise<readonly ProductComparison[]>;
  pages(): Promise<readonly PageRecord[]>;
  /** Products that the index leaves out because no compound is on file; at most 1,000, all with a name. */
  partsWithoutCompound(): Promise<readonly PartWithoutCompound[]>;
}

/** Reads that a catalog snapshot is built from. */
export interface CatalogBackend {
  /** AS568, then JIS, then metric, each in table order. */
  catalogSizes(): Promise<readonly Size[]>;
  catalogCompounds(): Promise<{ readonly modifiers: readonly Modifier[]; readonly compounds: readonly Compound[] }>;
  /** All parts, page by page; `size` and `compound` are indexes into the lists of the two methods above. */
  catalogParts(): AsyncIterable<readonly PartRecord[]>;
}

/** One page of parts, ascending by id. */
export interface PartsPage {
  readonly parts: readonly PartRecord[];
  /** Rows read for this page: more than `parts` if a row refers to no compound or size of the lists. */
  readonly rows: number;
  /** The largest id read, which the next page starts after; `null` on the last page. */
  readonly next: number | null;
}

/** Maximum number of parts that a refresh reads and holds in memory: about 10 MB. */
export const MAX_CHANGED_PARTS = 50_000;

/** Current values of parts whose price or stock changed. */
export interface PartChanges {
  /** Each part once, by id, with its current values. */
  readonly values: readonly PartValues[];
  /** More than `MAX_CHANGED_PARTS` changed: `values` is empty, and reading the whole catalog is cheaper. */
  readonly isTooMany: boolean;
  /** Cursor for the next call. */
  readonly cursor: string;
}

/** Reads of a synchronization: a run may stop after any of them and continue later, in another isolate. */
export interface SyncBackend extends CatalogBackend {
  /** Number of parts, or `null` if the backend does not report it. */
  partCount(): Promise<number | null>;
  /**
   * Returns the parts that follow an id, as many as the backend returns per request; `null` starts with the first.
   *
   * @param lists lists that `size` and `compound` of the parts are indexes into: as read at the start of the run, so
   *   that a size or compound added during the run does not shift them
   */
  partsPage(lists: CatalogSource, after: number | null): Promise<PartsPage>;
  /** Current end of the record of changed prices and stock, or `null` if the backend has none. */
  changeCursor(): Promise<string | null>;
  /** Parts whose price or stock changed since a cursor. Excludes added and removed parts. */
  changedParts(since: string): Promise<PartChanges>;
}

/** The only access to the company's data: embedded over D1, or a separate server. */
export interface Backend extends StoreBackend, SyncBackend {}
