import type { Catalog } from '../index/catalog.ts';
import type { Part } from '../model.ts';
import type { CatalogQuery } from '../query.ts';
import { partAt } from '../rows/part-at.ts';
import { type StockScope, stockScope } from '../search/stock-scope.ts';
import { STOCK_LABELS } from '../stock-labels.ts';
import { compoundAsks, heldCompounds } from './compound-asks.ts';
import type { Difference } from './difference.ts';
import { type Distances, nearestCells } from './nearest-cells.ts';
import { pointsOf, STOCK_POINTS, type StockClass, thousandths } from './points.ts';
import { sizeAsk } from './size-ask.ts';

/** A part near to what was asked. */
export interface NearPart {
  readonly part: Part;
  /** In points; what differs, and what decides between parts that are as near. */
  readonly distance: number;
  readonly differs: readonly Difference[];
}

/** Parts of one compound, at most: where sizes are asked, so that another size does not hide another rubber; else one. */
export const MOST_OF_COMPOUND = { sizes: 2, any: 1 } as const;

const STOCK_ASKED: Readonly<Record<StockScope, string>> = {
  all: '',
  available: 'In stock only',
  own: STOCK_LABELS.own,
  offsite: STOCK_LABELS.offsite,
};
const STOCK_HAS: Readonly<Record<StockClass, string>> = { ...STOCK_LABELS, none: 'CHECK STOCK' };

const stockOf = ({ onHand, vendorQuantity }: Part): StockClass =>
  onHand > 0 ? 'own' : vendorQuantity > 0 ? 'offsite' : 'none';

/** Below this, stock only decides between parts that are as near. */
const LEAST_TOLD = 1;

const stockDifference = (scope: StockScope, part: Part): readonly Difference[] => {
  const stock = stockOf(part);
  const points = STOCK_POINTS[scope][stock];
  if (points < LEAST_TOLD) return [];
  const parameter = scope === 'available' ? 'stock_available' : 'stock';
  return [{ kind: 'words', parameter, asked: [STOCK_ASKED[scope]], has: STOCK_HAS[stock], points }];
};

/**
 * The parts nearest to a question by the distance of decision 055, each with what of it differs. Certificates and media are
 * kept: no part is named that lacks one. Nothing where the question asks nothing that parts can be compared by; its keyword
 * text has been read before.
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
    held: heldCompounds(catalog, query),
    byCompound: (compound) => asks.reduce((sum, { far }) => sum + far(compound), 0),
    bySize: sizes?.far ?? null,
    byStock: { own: thousandths(own), offsite: thousandths(offsite), none: thousandths(none) },
  };
  const most = sizes === null ? MOST_OF_COMPOUND.any : MOST_OF_COMPOUND.sizes;
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
