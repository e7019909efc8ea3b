import type { Catalog } from '../index/catalog.ts';
import type { Part } from '../model.ts';
import type { CatalogQuery } from '../query.ts';
import { partAt } from '../rows/part-at.ts';
import { type StockScope, stockScope } from '../search/stock-scope.ts';
import { IN_STOCK_LABEL, STOCK_LABELS } from '../stock-labels.ts';
import { compoundAsks, eligibleCompounds } from './compound-asks.ts';
import type { Difference } from './difference.ts';
import { type Distances, nearestCells } from './nearest-cells.ts';
import { pointsOf, STOCK_POINTS, type StockClass, thousandths } from './points.ts';
import { sizeAsk } from './size-ask.ts';

/** A part near to the query. */
export interface NearPart {
  readonly part: Part;
  /** In points, including stock, which also decides between otherwise equally near parts. */
  readonly distance: number;
  readonly differs: readonly Difference[];
}

/**
 * Maximum parts of one compound. Two if sizes are requested, so that another size does not hide another material,
 * otherwise one.
 */
export const MAX_PER_COMPOUND = { sizes: 2, any: 1 } as const;

const STOCK_ASKED: Readonly<Record<StockScope, string>> = {
  all: '',
  available: IN_STOCK_LABEL,
  own: STOCK_LABELS.own,
  offsite: STOCK_LABELS.offsite,
};
const STOCK_HAS: Readonly<Record<StockClass, string>> = { ...STOCK_LABELS, none: 'CHECK STOCK' };

const stockOf = ({ onHand, vendorQuantity }: Part): StockClass =>
  onHand > 0 ? 'own' : vendorQuantity > 0 ? 'offsite' : 'none';

/** Below these points, stock only decides between equally near parts and is not reported. */
const LEAST_TOLD = 1;

const stockDifference = (scope: StockScope, part: Part): readonly Difference[] => {
  const stock = stockOf(part);
  const points = STOCK_POINTS[scope][stock];
  if (points < LEAST_TOLD) return [];
  const parameter = scope === 'available' ? 'stock_available' : 'stock';
  return [{ kind: 'words', parameter, asked: [STOCK_ASKED[scope]], has: STOCK_HAS[stock], points }];
};

/**
 * Returns the parts nearest to a query by the distance of decision 055, each with its differences. Every part has the
 * requested certificates and serves in the requested media. Returns an empty list if parts cannot be compared by any
 * criterion of the query. Its keyword text must already have been parsed.
 *
 * @example nearestParts(catalog, { ...EMPTY_QUERY, sizes: ['AS568-214'], facets: { …, color: ['pink'] } }, 6)[0].differs
 */
export const nearestParts = (catalog: Catalog, query: CatalogQuery, count: number): readonly NearPart[] => {
  const asks = compoundAsks(catalog, query);
  const sizes = sizeAsk(catalog, query);
  const scope = stockScope(query);
  if (asks.length === 0 && sizes === null && scope === 'all') return [];
  const { own, offsite, none } = STOCK_POINTS[scope];
  const distances: Distances = {
    held: eligibleCompounds(catalog, query),
    byCompound: (compound) => asks.reduce((sum, { far }) => sum + far(compound), 0),
    bySize: sizes?.far ?? null,
    byStock: { own: thousandths(own), offsite: thousandths(offsite), none: thousandths(none) },
  };
  const most = sizes === null ? MAX_PER_COMPOUND.any : MAX_PER_COMPOUND.sizes;
  return nearestCells(catalog, distances, count, most).map(({ cell, distance }) => {
    const part = partAt(catalog, cell);
    const differing = asks.filter(({ far }) => far(part.compound) > 0).map(({ differ }) => differ(part.compound));
    return {
      part,
      distance: pointsOf(distance),
      differs: [...(sizes?.differ(part.size) ?? []), ...differing, ...stockDifference(scope, part)],
    };
  });
};
