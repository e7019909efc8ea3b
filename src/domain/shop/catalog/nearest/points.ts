import type { StockScope } from '../search/stock-scope.ts';

/*
 * The distance of decision 055. One point is one tolerance, the deviation that makers allow for a ring. Points are
 * summed in whole thousandths, so that equal distances are equal numbers. The table of facets has the points for other
 * facet values.
 */

/** Manufacturing tolerance of rubber: ±5 Shore A. */
export const SHORE_A_PER_POINT = 5;
export const DEGREES_PER_POINT = 10;
/** An unknown limit counts like one that is 100 °C short. */
export const UNKNOWN_LIMIT = 10;
/** A compound other than the one requested by name, in addition to its differences. */
export const OTHER_COMPOUND = 1;

/** Where a part is in stock: own stock, only vendor stock, or nowhere. */
export const STOCK_CLASSES = ['own', 'offsite', 'none'] as const;
export type StockClass = (typeof STOCK_CLASSES)[number];

/**
 * Points by stock class, for each requested stock. If none is requested, stock only decides between equally near parts.
 */
export const STOCK_POINTS: Readonly<Record<StockScope, Readonly<Record<StockClass, number>>>> = {
  all: { own: 0, offsite: 0.1, none: 0.2 },
  available: { own: 0, offsite: 0.1, none: 4 },
  own: { own: 0, offsite: 2, none: 4 },
  offsite: { own: 2, offsite: 0, none: 4 },
};

/** Maximum points of a difference. */
const FARTHEST = 1e6;

/** Converts points to whole thousandths. */
export const thousandths = (points: number): number => Math.round(Math.min(points, FARTHEST) * 1000);

/** @example pointsOf(2500) // 2.5 */
export const pointsOf = (distance: number): number => distance / 1000;
