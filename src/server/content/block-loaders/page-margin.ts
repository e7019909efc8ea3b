import type { MarginGroove } from '../../../blocks/page-margin/margin-groove.tsx';
import type { MarginPart } from '../../../blocks/page-margin/margin-parts.tsx';
import type { PageMarginData } from '../../../blocks/page-margin/page-margin.tsx';
import { exactMm, type Inch, inch, type Mm, mm, roundTo, type Span } from '../../../domain/kit/units.ts';
import { STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { GlandApplication } from '../../../domain/reference/tables/gland-applications.ts';
import { glandFor } from '../../../domain/reference/tables/glands.ts';
import { glands, materials } from '../../../domain/reference/tables/tables.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../../domain/shop/catalog/model.ts';
import type { CatalogQuery } from '../../../domain/shop/catalog/query.ts';
import { partAt } from '../../../domain/shop/catalog/rows/part-at.ts';
import { type RingSection, sectionOfCompound } from '../../../domain/shop/catalog/rows/ring-section.ts';
import { pageOfParts } from '../../../domain/shop/catalog/search/page-cells.ts';
import { matchQuery } from '../../../domain/shop/catalog/search/search-catalog.ts';
import { parseQuery } from '../../../domain/shop/catalog-url/parse-query.ts';
import { formatUnitPrice } from '../../../domain/shop/pricing/money.ts';
import type { LoaderRequest } from './block-loader.ts';
import { catalogOrNull, storeCount } from './store-count.ts';

/** Common sizes, starting with one per cross-section, followed by metric and Japanese ones. */
const USUAL = [
  ...'AS568-116 AS568-214 AS568-325 AS568-012 AS568-425 AS568-112 AS568-210'.split(' '),
  ...'10X2, 20X3, 30X3, 50X4, 50X5, JIS P10, JIS P20, JIS P30, JIS G50, JIS G100'.split(', '),
];
const SHOWN = 5;
/** Number of parts of a size among which the displayed one is picked. */
const CHOICE = 50;

const partsOf = (catalog: Catalog, query: CatalogQuery): readonly Part[] =>
  pageOfParts(catalog, matchQuery(catalog, query).match, query).map((cell) => partAt(catalog, cell));

/** Sorts parts by own stock first, then vendors' stock, then parts with a price, lowest first. */
const best = (parts: readonly Part[]): readonly Part[] => {
  const rank = ({ onHand, vendorQuantity, priceE5 }: Part): number =>
    (onHand > 0 ? 0 : vendorQuantity > 0 ? 1 : 2) + (priceE5 > 0 ? 0 : 4);
  return [...parts].sort((one, other) => rank(one) - rank(other) || one.priceE5 - other.priceE5);
};

/** Returns some parts at a store URL: one of each common size, then of other sizes. */
const someParts = (catalog: Catalog, requested: CatalogQuery): readonly Part[] => {
  const query: CatalogQuery = { ...requested, mode: 'parts', page: 1, limit: CHOICE };
  const named = query.sizes.length > 0 ? query.sizes : USUAL;
  const usual: Part[] = [];
  for (const size of named) {
    usual.push(...best(partsOf(catalog, { ...query, sizes: [size] })).slice(0, 1));
    if (usual.length === SHOWN) return usual;
  }
  const bySize = new Map([...usual, ...best(partsOf(catalog, query))].toReversed().map((part) => [part.size, part]));
  return [...bySize.values()].toReversed().slice(0, SHOWN);
};

const marginPart = (part: Part): MarginPart => ({
  name: part.name,
  idMm: part.sizeRecord.idMm,
  csMm: part.sizeRecord.csMm,
  color: part.compoundRecord.backgroundColor,
  onHand: part.onHand,
  vendorQuantity: part.vendorQuantity,
  price: part.priceE5 > 0 ? formatUnitPrice(part.priceE5) : '',
});

const middleMm = ([low, high]: Span<Inch>): Mm => mm(roundTo(exactMm(inch((low + high) / 2)), 2));

/** Returns the groove for a part from the tables of an application. */
const grooveFor = (application: GlandApplication, part: Part): MarginGroove | null => {
  const { csMm } = part.sizeRecord;
  const gland = glandFor(glands(), application, csMm);
  if (gland === null || gland.radiusIn === null) return null;
  const { depthIn, widthIn, radiusIn } = gland;
  return {
    application,
    partName: part.name,
    csMm,
    gland,
    depthMm: middleMm(depthIn),
    widthMm: middleMm(widthIn[0]),
    radiusMm: middleMm(radiusIn),
  };
};

interface Asked {
  readonly material: string;
  readonly store: string;
  readonly groove: GlandApplication | 'none';
}

/** Cut faces that a drawing is worth: solid rings of all materials look the same. */
const SHAPED: ReadonlySet<RingSection> = new Set(['tube', 'encapsulated', 'spring-energized']);

/**
 * Returns the material's facts and some parts of the store. The first part in stock is drawn if its cross-section is
 * not solid, and determines the groove.
 */
export const loadPageMargin = async (
  request: Pick<LoaderRequest, 'catalog'>,
  { material: code, store: href, groove }: Asked,
): Promise<PageMarginData> => {
  const material = materials().find((one) => one.code === code) ?? null;
  const catalog = href.startsWith(STORE_PATH) ? await catalogOrNull(request.catalog) : null;
  if (catalog === null) return { material, store: null, ring: null, groove: null };
  const { query } = parseQuery(new URLSearchParams(href.split('?')[1] ?? ''));
  const parts = someParts(catalog, query);
  const drawn = parts.find(({ onHand }) => onHand > 0) ?? parts[0];
  if (drawn === undefined) return { material, store: null, ring: null, groove: null };
  const { sizeRecord, compoundRecord } = drawn;
  const section = sectionOfCompound(catalog, compoundRecord);
  return {
    material,
    store: { href, ...storeCount(catalog, href), shown: parts.map(marginPart) },
    ring: SHAPED.has(section)
      ? {
          partName: drawn.name,
          idMm: sizeRecord.idMm,
          csMm: sizeRecord.csMm,
          idTol: null,
          csTol: null,
          section,
          color: compoundRecord.backgroundColor,
        }
      : null,
    groove: groove === 'none' ? null : grooveFor(groove, drawn),
  };
};
