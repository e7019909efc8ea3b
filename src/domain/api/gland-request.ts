import * as v from 'valibot';
import { HARDWARE_NAMES, POLYMER_NAMES } from '../gland-design/expansion.ts';
import { GLAND_CHARTS, GLAND_KINDS, GLAND_USES, PRESSURE_SIDES, SEALED_MEDIA } from '../gland-design/model.ts';

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`);

const number = (least: number, most: number) =>
  v.pipe(
    v.number('must be a number.'),
    v.minValue(least, `must be ${least} or more.`),
    v.maxValue(most, `must be ${most} or less.`),
  );

/** Longest length taken: 5 m, or as many inches. */
const LONGEST = 5000;
const length = number(0, LONGEST);

/** Least and greatest of a dimension. */
const limits = v.pipe(
  v.tuple([length, length], 'must be [least, greatest].'),
  v.check(([least, greatest]) => least <= greatest, 'must be [least, greatest], the least first.'),
);

/** A ring by its size, or by its dimensions. Tolerances that are left out are those on file. */
const ring = v.union(
  [
    v.strictObject({ size: v.pipe(v.string(), v.maxLength(40)) }),
    v.strictObject({
      id: number(0.1, LONGEST),
      id_tol: v.exactOptional(length),
      cs: number(0.1, 200),
      cs_tol: v.exactOptional(number(0, 10)),
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
};

const service = {
  pressure_mpa: v.exactOptional(number(0, 400)),
  shore_a: v.exactOptional(number(30, 100)),
  polymer: v.exactOptional(oneOf(POLYMER_NAMES)),
  hardware: v.optional(oneOf(HARDWARE_NAMES), 'steel'),
  /** Kelvin from 20 °C. */
  delta_t: v.optional(number(-300, 400), 0),
  /** Fractions of volume, and of squeeze. */
  swell: v.optional(number(0, 2), 0),
  compression_set: v.optional(number(0, 1), 0),
  rpm: v.exactOptional(number(0, 200_000)),
};

const percent = number(-100, 300);
const window = v.tuple([percent, percent], 'must be [least, greatest].');

/** Windows that shall count in place of our own. */
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

export const checkRequest = v.strictObject({ ...gland, ...service, windows, ring });
export const designRequest = v.strictObject({
  ...{ ...gland, ...service, windows },
  chart: v.optional(oneOf(GLAND_CHARTS), 'inch'),
  ring: v.exactOptional(ring),
  /** The section wanted, where no ring is given. */
  cs: v.exactOptional(number(0.1, 200)),
});
export const ringsRequest = v.strictObject({
  ...{ ...gland, ...service, windows },
  /** How many rings to tell of, good ones first. */
  limit: v.optional(v.pipe(number(1, 100), v.integer('must be a whole number.')), 25),
});

export type CheckInput = v.InferOutput<typeof checkRequest>;
export type DesignInput = v.InferOutput<typeof designRequest>;
export type RingsInput = v.InferOutput<typeof ringsRequest>;
/** What the three have in common. */
export type GlandInput = Omit<CheckInput, 'ring'>;
