import type { Mm, UsdCents } from '../../domain/kit/units.ts';
import type { Size } from '../../domain/reference/sizes/size.ts';
import type { ModifierType } from '../../domain/shop/catalog/facets.ts';
import type { Compound, Modifier, PartRecord, PartValues } from '../../domain/shop/catalog/model.ts';
import type { CatalogSource } from '../../domain/shop/catalog/snapshot/builder.ts';
import type { PriceListLine } from '../../domain/shop/pricing/price-list.ts';

/** Price lines of one product, ascending by quantity, at most 30; amounts of its compound in cents. */
export interface PriceLines {
  readonly lines: readonly PriceListLine[];
  /** null when the compound has none or there are no lines. */
  readonly lineMin: UsdCents | null;
  readonly lineMax: UsdCents | null;
}

/** Visible stock of one vendor. */
export interface VendorStock {
  readonly quantity: number;
  /** Business days; null = unknown, or no vendor is named. */
  readonly leadTime: number | null;
}

/** What prices and supply of one product are made of. */
export interface PricingRows {
  readonly prices: PriceLines;
  /** Own pieces on hand; null = there is no such product. */
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

/** A product whose record names no compound: what is known of it. */
export interface PartWithoutCompound {
  readonly name: string;
  /** null where the record does not say it whole. */
  readonly size: Size | null;
  /** Own pieces on hand. */
  readonly onHand: number;
}

export interface PageRecord {
  /** Number in the backend, text in a hosted builder. */
  readonly id: number | string;
  readonly title: string;
  readonly url: string;
  /** What one finds on the page; absent where the source does not say. */
  readonly description?: string;
  /** Every word of its text once, lower case; for search. */
  readonly words?: string;
}

/** Reads that pages make about one product or the whole shop. Everything that comes back is parsed. */
export interface StoreBackend {
  /** Lines of an unknown product: none. */
  priceLines(productId: number): Promise<PriceLines>;
  /** Rows not marked hidden; rows without a quantity are left out. */
  vendorStock(productId: number): Promise<readonly VendorStock[]>;
  /** Own pieces on hand; null = there is no such product. */
  productStock(productId: number): Promise<number | null>;
  /** All three of several products at once, by id. */
  pricingRows(productIds: readonly number[]): Promise<ReadonlyMap<number, PricingRows>>;
  /** Filter options of one type that are not hidden, each key and label once, by label. */
  modifiers(type: ModifierType): Promise<readonly ModifierOption[]>;
  metricSizes(): Promise<readonly MetricSize[]>;
  comparisons(compoundId: number): Promise<readonly ProductComparison[]>;
  pages(): Promise<readonly PageRecord[]>;
  /** Products that the index leaves out because no compound is on file; at most a thousand, all with a name. */
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

/** Some parts, ascending by id. */
export interface PartsPage {
  readonly parts: readonly PartRecord[];
  /** Rows that were read for it: more than `parts` where a row names no compound or size of the lists. */
  readonly rows: number;
  /** The largest id read, after which to go on; null = there are no more. */
  readonly next: number | null;
}

/** Parts that a refresh reads and holds at once: some 10 MB. */
export const MOST_CHANGED_PARTS = 50_000;

/** What became of parts whose price or stock changed. */
export interface PartChanges {
  /** Each part once, by id, with what it has now. */
  readonly values: readonly PartValues[];
  /** More than `MOST_CHANGED_PARTS` changed: `values` is empty, and reading the whole catalog costs less. */
  readonly isTooMany: boolean;
  /** Where to go on the next time. */
  readonly cursor: string;
}

/** Reads of a synchronization: a run may stop after any of them and go on later, in another isolate. */
export interface SyncBackend extends CatalogBackend {
  /** How many parts there are; null = the backend does not tell. */
  partCount(): Promise<number | null>;
  /**
   * The parts that follow an id, as many as the backend gives at once; null = from the first.
   *
   * @param lists what `size` and `compound` of the parts count in: as read when the run began, so that a size or
   *   compound added meanwhile shifts nothing
   */
  partsPage(lists: CatalogSource, after: number | null): Promise<PartsPage>;
  /** Where the record of changed prices and stock ends now; null = the backend keeps none. */
  changeCursor(): Promise<string | null>;
  /** Parts whose price or stock changed since a cursor. Parts that came or went are not among them. */
  changedParts(since: string): Promise<PartChanges>;
}

/** The one way to the company's data: embedded over D1, or a server of its own. */
export interface Backend extends StoreBackend, SyncBackend {}
