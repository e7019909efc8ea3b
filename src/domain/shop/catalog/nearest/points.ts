import type { StockScope } from '../search/stock-scope.ts';

/*
 * How nearness is counted: decision 055. One point is one tolerance, what makers allow a ring to be off. Points are added up
 * in whole thousandths, so that equal distances are equal numbers. What another value of a facet counts is in the table of
 * facets.
 */

/** Rubber is made to ±5 Shore A. */
export const SHORE_A_PER_POINT = 5;
export const DEGREES_PER_POINT = 10;
/** A limit that is not known, as one that is 100 °C short. */
export const UNKNOWN_LIMIT = 10;
/** A compound that was not asked for by name, beside what of it differs. */
export const OTHER_COMPOUND = 1;

/** Where a part lies: our own stock, only vendors', nobody's. */
export const STOCK_CLASSES = ['own', 'offsite', 'none'] as const;
export type StockClass = (typeof STOCK_CLASSES)[number];

/** Points by where a part lies, for the stock asked for. Where none is asked, stock decides between parts that are as near. */
export const STOCK_POINTS: Readonly<Record<StockScope, Readonly<Record<StockClass, number>>>> = {
  all: { own: 0, offsite: 0.1, none: 0.2 },
  available: { own: 0, offsite: 0.1, none: 4 },
  own: { own: 0, offsite: 2, none: 4 },
  offsite: { own: 2, offsite: 0, none: 4 },
};

/** Farther things are as far as this, in points. */
const FARTHEST = 1e6;

/** Points in whole thousandths. */
export const thousandths = (points: number): number => Math.round(Math.min(points, FARTHEST) * 1000);

/** @example pointsOf(2500) // 2.5 */
export const pointsOf = (distance: number): number => distance / 1000;
