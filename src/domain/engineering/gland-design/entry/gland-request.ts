import * as v from 'valibot';
import { BACKUP_KINDS, GLAND_CHARTS, GLAND_KINDS, GLAND_USES, PRESSURE_SIDES, SEALED_MEDIA } from '../model.ts';
import { HARDWARE_NAMES, POLYMER_NAMES } from '../polymers.ts';
import { LONGEST_MM, SHORTEST_MM } from './length-limits.ts';

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`);

const number = (least: number, most: number) =>
  v.pipe(
    v.number('must be a number.'),
    v.minValue(least, `must be ${least} or more.`),
    v.maxValue(most, `must be ${most} or less.`),
  );

const length = number(0, LONGEST_MM);
const dimension = number(SHORTEST_MM, LONGEST_MM);

const inOrder = v.check<[number, number], string>(
  ([least, greatest]) => least <= greatest,
  'must be [min, max], the minimum first.',
);

/** Minimum and maximum of a dimension. */
const limitsOf = (text: string) =>
  v.exactOptional(v.pipe(v.tuple([length, length], 'must be [min, max].'), v.description(text), inOrder));

/** A ring by size or dimensions. Missing tolerances are those on file. */
const ring = v.union(
  [
    v.strictObject({
      size: v.pipe(v.string(), v.maxLength(40), v.description('As people write it: AS568-214, 2-214, 25x3.5, P26.')),
    }),
    v.strictObject({
      id_mm: dimension,
      id_tolerance_mm: v.exactOptional(length),
      cs_mm: dimension,
      cs_tolerance_mm: v.exactOptional(length),
    }),
  ],
  'must be { size }, or { id_mm, cs_mm } with id_tolerance_mm and cs_tolerance_mm if known.',
);

const gland = {
  kind: v.pipe(oneOf(GLAND_KINDS), v.description('Where the ring seals.')),
  use: v.optional(oneOf(GLAND_USES), 'static'),
  medium: v.optional(oneOf(SEALED_MEDIA), 'liquid'),
  pressure_side: v.optional(v.pipe(oneOf(PRESSURE_SIDES), v.description('Of a face.')), 'inside'),
  guided: v.optional(
    v.pipe(v.boolean('must be true or false.'), v.description('Something else centers the piston or rod.')),
    false,
  ),
  bore_mm: limitsOf('Bore of a piston gland.'),
  rod_mm: limitsOf('Rod of a rod gland.'),
  groove_mm: limitsOf('Groove diameter. Of a dovetail the mean diameter.'),
  land_mm: limitsOf('Piston diameter beside the groove.'),
  throat_mm: limitsOf('Housing diameter beside the groove of a rod gland.'),
  depth_mm: limitsOf('Groove depth, instead of groove_mm for a piston or rod.'),
  width_mm: limitsOf('Groove width. Of a dovetail the mouth to sharp corners.'),
  radius_mm: limitsOf('Floor radius.'),
  runout_mm: v.exactOptional(v.pipe(length, v.description('Total indicator reading of groove to bore or rod.'))),
  joint_gap_mm: v.exactOptional(
    v.pipe(length, v.description('Largest gap between the flanges of a face. 0: in contact.')),
  ),
};

const celsius = number(-273, 1000);
const expansion = number(0, 1000);

const degrees = (text: string) => v.exactOptional(v.pipe(v.nullable(celsius), v.description(text)));
const expansionOf = (what: string) =>
  v.exactOptional(
    v.pipe(expansion, v.description(`Linear expansion of the ${what} in 10⁻⁶ per kelvin. Default: on file.`)),
  );

/** Operating conditions and material data. Everything is optional. */
const service = v.pipe(
  v.strictObject({
    temperature_low_c: degrees('Coldest temperature. null: not known.'),
    temperature_high_c: degrees('Hottest temperature. null: not known.'),
    pressure_mpa: v.exactOptional(number(0, 400)),
    polymer: v.exactOptional(v.pipe(oneOf(POLYMER_NAMES), v.description('Family or grade of the ring.'))),
    hardness_shore_a: v.exactOptional(number(30, 100)),
    hardware: v.exactOptional(v.pipe(oneOf(HARDWARE_NAMES), v.description('Metal around the ring.'))),
    compression_set_percent: v.exactOptional(
      v.pipe(number(0, 100), v.description('Default: limit of the JIS class of the polymer.')),
    ),
    swell_percent: v.exactOptional(
      v.pipe(number(-90, 200), v.description('Change of volume in the medium. Negative: the ring shrinks.')),
    ),
    ring_expansion_1e6_per_k: expansionOf('ring'),
    hardware_expansion_1e6_per_k: expansionOf('metal'),
    compound_low_c: v.exactOptional(
      v.pipe(celsius, v.description('Lowest temperature of the compound. Default: of the polymer.')),
    ),
    compound_high_c: v.exactOptional(
      v.pipe(celsius, v.description('Highest temperature of the compound. Default: of the polymer.')),
    ),
    rotation_rpm: v.exactOptional(v.pipe(number(0, 200_000), v.description('Speed of a rotary shaft.'))),
  }),
  v.forward(
    v.check(
      ({ temperature_low_c: low = null, temperature_high_c: high = null }) =>
        low === null || high === null || low <= high,
      'must not be below temperature_low_c.',
    ),
    ['temperature_high_c'],
  ),
  v.description('temperature_high_c must not be below temperature_low_c.'),
);

/** Backup rings of a piston or rod. */
const backup = v.strictObject({
  count: v.picklist([0, 1, 2], 'must be 0, 1 or 2.'),
  thickness_mm: v.exactOptional(
    v.pipe(v.nullable(dimension), v.description('Of one backup ring. Default: that of the chart.')),
  ),
  kind: v.optional(oneOf(BACKUP_KINDS), 'plastic'),
});

const conditions = { service: v.exactOptional(service), backup: v.exactOptional(backup) };

const percent = number(-100, 300);
const window = (text: string) =>
  v.exactOptional(v.pipe(v.tuple([percent, percent], 'must be [min, max].'), v.description(text), inOrder));

/** Windows that replace the default ones. */
const windows = v.exactOptional(
  v.pipe(
    v.strictObject({
      squeeze_good_percent: window('Squeeze that is good.'),
      squeeze_allowed_percent: window('Squeeze that is marginal.'),
      squeeze_worst_percent: window('Squeeze at the limits of all tolerances.'),
      seat_good_percent: window('Stretch on a piston or interference in a housing that is good.'),
      seat_allowed_percent: window('Stretch or interference that is marginal.'),
      fill_good_percent: window('Fill that is good.'),
    }),
    v.description('Limits that replace the default ones.'),
  ),
);

const judgedBy = v.exactOptional(v.pipe(oneOf(GLAND_CHARTS), v.description('Chart whose standard judges the gland.')));

export const checkRequest = v.strictObject({ ...gland, ...conditions, windows, ring, chart: judgedBy });

export const designRequest = v.strictObject({
  ...gland,
  ...conditions,
  windows,
  chart: v.optional(v.pipe(oneOf(GLAND_CHARTS), v.description('Chart of the dimensions that are not given.')), 'inch'),
  ring: v.exactOptional(ring),
  cs_mm: v.exactOptional(v.pipe(dimension, v.description('Cross-section to use if no ring is given.'))),
});

export const ringsRequest = v.strictObject({
  ...gland,
  ...conditions,
  windows,
  chart: judgedBy,
  limit: v.optional(
    v.pipe(
      number(1, 100),
      v.integer('must be a whole number.'),
      v.description('Largest number of rings, good ones first.'),
    ),
    25,
  ),
});

export type CheckInput = v.InferOutput<typeof checkRequest>;
export type DesignInput = v.InferOutput<typeof designRequest>;
export type RingsInput = v.InferOutput<typeof ringsRequest>;
/** The fields that the three requests share. */
export type GlandInput = Omit<CheckInput, 'ring'>;
