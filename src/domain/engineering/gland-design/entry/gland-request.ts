import * as v from 'valibot';
import { BACKUP_KINDS, GLAND_CHARTS, GLAND_KINDS, GLAND_USES, PRESSURE_SIDES, SEALED_MEDIA } from '../model.ts';
import { HARDWARE_NAMES, POLYMER_NAMES } from '../polymers.ts';
import { LONGEST_MM } from './length-limits.ts';

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`);

const number = (least: number, most: number) =>
  v.pipe(
    v.number('must be a number.'),
    v.minValue(least, `must be ${least} or more.`),
    v.maxValue(most, `must be ${most} or less.`),
  );

/**
 * Bounds of a length in the request's unit, millimeters or inches. `lengthProblems` checks them in millimeters after
 * conversion.
 */
const length = number(0, LONGEST_MM);

/** Minimum and maximum of a dimension. */
const limits = v.pipe(
  v.tuple([length, length], 'must be [min, max].'),
  v.check(([least, greatest]) => least <= greatest, 'must be [min, max], the minimum first.'),
);

/** A ring by size or dimensions. Missing tolerances are those on file. */
const ring = v.union(
  [
    v.strictObject({ size: v.pipe(v.string(), v.maxLength(40)) }),
    v.strictObject({
      id: length,
      id_tol: v.exactOptional(length),
      cs: length,
      cs_tol: v.exactOptional(length),
    }),
  ],
  'must be { size }, or { id, cs } with id_tol and cs_tol if known.',
);

const gland = {
  kind: oneOf(GLAND_KINDS),
  use: v.optional(oneOf(GLAND_USES), 'static'),
  unit: v.optional(oneOf(['mm', 'in']), 'mm'),
  medium: v.optional(oneOf(SEALED_MEDIA), 'liquid'),
  pressure_side: v.optional(oneOf(PRESSURE_SIDES), 'inside'),
  guided: v.optional(v.boolean('must be true or false.'), false),
  bore: v.exactOptional(limits),
  rod: v.exactOptional(limits),
  groove: v.exactOptional(limits),
  land: v.exactOptional(limits),
  throat: v.exactOptional(limits),
  depth: v.exactOptional(limits),
  width: v.exactOptional(limits),
  radius: v.exactOptional(limits),
  /** Total indicator reading of groove to bore or rod. */
  tir: v.exactOptional(length),
  /** Maximum gap between the flanges of a face. 0 for flanges in contact. */
  joint_gap: v.exactOptional(length),
};

/** A fraction: 0.15, not 15. */
const fraction = (least: number, most: number, example: string) =>
  v.pipe(
    v.number('must be a number.'),
    v.minValue(least, `must be ${least} or more.`),
    v.maxValue(most, `is a fraction of at most ${most}: write ${example}.`),
  );

const pressure = number(0, 400);
const hardness = number(30, 100);
const polymer = oneOf(POLYMER_NAMES);
const celsius = number(-273, 1000);
const expansion = number(0, 1000);
const swell = fraction(-0.9, 2, '0.15 for 15%');
const set = fraction(0, 1, '0.3 for 30%');

/** Operating conditions and material data. Everything is optional. */
const service = v.strictObject({
  /** Coldest and hottest temperature in °C. null for an unknown one. */
  t: v.exactOptional(
    v.pipe(
      v.tuple([v.nullable(celsius), v.nullable(celsius)], 'must be [coldest, hottest] in °C.'),
      v.check(
        ([low, high]) => low === null || high === null || low <= high,
        'must be [coldest, hottest] in °C, the coldest first.',
      ),
    ),
  ),
  polymer: v.exactOptional(polymer),
  shore_a: v.exactOptional(hardness),
  pressure_mpa: v.exactOptional(pressure),
  /** Compression set as a fraction: 0.3 is 30%. Defaults to the limit of the polymer's JIS class. */
  set: v.exactOptional(set),
  /** Volume swell as a fraction, negative for shrinkage: 0.15 is 15%. */
  swell: v.exactOptional(swell),
  /** Linear expansion of ring and hardware in 10⁻⁶ per kelvin, instead of the values on file. */
  alpha_ring_1e6: v.exactOptional(expansion),
  alpha_hardware_1e6: v.exactOptional(expansion),
  /** Temperature limits of the compound in °C, instead of those of the polymer. */
  polymer_low_c: v.exactOptional(celsius),
  polymer_high_c: v.exactOptional(celsius),
  hardware: v.exactOptional(oneOf(HARDWARE_NAMES)),
  /** Revolutions of a shaft per minute. */
  rpm: v.exactOptional(number(0, 200_000)),
});

/** Backup rings of a piston or rod. */
const backup = v.strictObject({
  count: v.picklist([0, 1, 2], 'must be 0, 1 or 2.'),
  /** Thickness of one backup ring. Defaults to that of the chart. */
  thickness: v.exactOptional(v.nullable(length)),
  kind: v.optional(oneOf(BACKUP_KINDS), 'plastic'),
});

/** The older form of `service`: the same fields next to the gland. */
const conditions = {
  service: v.exactOptional(service),
  backup: v.exactOptional(backup),
  pressure_mpa: v.exactOptional(pressure),
  shore_a: v.exactOptional(hardness),
  polymer: v.exactOptional(polymer),
  hardware: v.exactOptional(oneOf(HARDWARE_NAMES)),
  /** Kelvin from 20 °C. */
  delta_t: v.exactOptional(number(-300, 400)),
  swell: v.exactOptional(swell),
  compression_set: v.exactOptional(set),
  rpm: v.exactOptional(number(0, 200_000)),
};

const percent = number(-100, 300);
const window = v.tuple([percent, percent], 'must be [min, max].');

/** Windows that replace the default ones. */
const windows = v.exactOptional(
  v.strictObject({
    squeeze_good: v.exactOptional(window),
    squeeze_allowed: v.exactOptional(window),
    squeeze_worst: v.exactOptional(window),
    seat_good: v.exactOptional(window),
    seat_allowed: v.exactOptional(window),
    fill_good: v.exactOptional(window),
  }),
);

const chart = oneOf(GLAND_CHARTS);

export const checkRequest = v.strictObject({
  ...gland,
  ...conditions,
  windows,
  ring,
  /** The chart whose standard judges the gland. */
  chart: v.exactOptional(chart),
});
export const designRequest = v.strictObject({
  ...gland,
  ...conditions,
  windows,
  chart: v.optional(chart, 'inch'),
  ring: v.exactOptional(ring),
  /** The requested cross-section if no ring is given. */
  cs: v.exactOptional(length),
});
export const ringsRequest = v.strictObject({
  ...gland,
  ...conditions,
  windows,
  /** The chart whose standard judges the gland. */
  chart: v.exactOptional(chart),
  /** Maximum number of rings, good ones first. */
  limit: v.optional(v.pipe(number(1, 100), v.integer('must be a whole number.')), 25),
});

export type CheckInput = v.InferOutput<typeof checkRequest>;
export type DesignInput = v.InferOutput<typeof designRequest>;
export type RingsInput = v.InferOutput<typeof ringsRequest>;
/** The fields that the three requests share. */
export type GlandInput = Omit<CheckInput, 'ring'>;
