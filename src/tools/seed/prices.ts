/** The reference size of all prices: AS568-214, 24.99 × 3.53 mm. */
const ANCHOR = { idMm: 24.99, csMm: 3.53, classId: 40 };
/** Each class has 15 % more rubber than the previous one. */
const CLASS_STEP = 1.15;
/**
 * Handling and tooling costs of every ring, and the remaining cost, which grows more slowly than the volume. 1/100,000
 * USD.
 */
const FIXED_E5 = 4_500;
const VARIABLE_E5 = 11_500;
const VOLUME_EXPONENT = 0.85;

const SIZE_CLASSES = 96;

const volumeMm3 = (idMm: number, csMm: number): number => (Math.PI ** 2 / 4) * csMm ** 2 * (idMm + csMm);

/** Returns the price class of a size, from the volume of the ring: 0 … 95. AS568-214 has class 40. */
export const sizeClassOf = (idMm: number, csMm: number): number => {
  const steps = Math.log(volumeMm3(idMm, csMm) / volumeMm3(ANCHOR.idMm, ANCHOR.csMm)) / Math.log(CLASS_STEP);
  return Math.max(0, Math.min(SIZE_CLASSES - 1, ANCHOR.classId + Math.round(steps)));
};

/** Returns the price of one piece of a class in plain nitrile, in 1/100,000 USD: 16,000 for AS568-214. */
export const basePriceE5 = (classId: number): number =>
  Math.round(FIXED_E5 + VARIABLE_E5 * CLASS_STEP ** (VOLUME_EXPONENT * (classId - ANCHOR.classId)));

export interface SizeClassRow {
  readonly id: number;
  readonly base_price_e5: number;
}

export const sizeClassRows = (): SizeClassRow[] =>
  Array.from({ length: SIZE_CLASSES }, (_, id) => ({ id, base_price_e5: basePriceE5(id) }));

/** A quantity break of a price list: from `minQuantity` on, the unit price as thousandths of the first price. */
export interface BreakRow {
  readonly schedule: number;
  readonly place: number;
  readonly min_quantity: number;
  readonly share_e3: number;
}

/** Unit prices above which a list has fewer and smaller quantities, in 1/100,000 USD: $5 and $50. */
export const SCHEDULE_LIMITS_E5 = [500_000, 5_000_000] as const;

const SCHEDULES: readonly (readonly (readonly [minQuantity: number, shareE3: number])[])[] = [
  [
    [1, 1000],
    [25, 950],
    [50, 840],
    [100, 700],
    [250, 540],
    [500, 460],
    [1000, 390],
    [2500, 350],
  ],
  [
    [1, 1000],
    [10, 940],
    [25, 880],
    [50, 810],
    [100, 730],
    [250, 660],
    [500, 610],
  ],
  [
    [1, 1000],
    [5, 960],
    [10, 920],
    [25, 870],
    [50, 820],
    [100, 780],
  ],
];

export const breakRows = (): BreakRow[] =>
  SCHEDULES.flatMap((breaks, schedule) =>
    breaks.map(([min_quantity, share_e3], place) => ({ schedule, place, min_quantity, share_e3 })),
  );
