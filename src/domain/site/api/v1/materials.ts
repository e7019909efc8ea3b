import * as v from 'valibot';
import { VERDICTS } from '../../../engineering/advisor/verdicts.ts';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { COLDEST_ENTRY_C, HOTTEST_C, LONGEST_MEDIUM, MAX_MPA } from '../../../reference/media/bounds.ts';
import { MAX_MEDIA } from '../../../reference/media/question.ts';
import { RATINGS } from '../../../reference/tables/chemicals.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogVersion, storeUrl } from './shapes.ts';

const flag = (text: string) => v.optional(v.pipe(v.boolean('must be true or false.'), v.description(text)), false);

const DEGREES = `must be a number from ${COLDEST_ENTRY_C} to ${HOTTEST_C}, or null.`;
const degrees = (text: string) =>
  v.optional(
    v.pipe(
      v.nullable(v.pipe(v.number(DEGREES), v.minValue(COLDEST_ENTRY_C, DEGREES), v.maxValue(HOTTEST_C, DEGREES))),
      v.description(text),
    ),
    null,
  );

interface Temperatures {
  readonly temperature_low_c: number | null;
  readonly temperature_high_c: number | null;
}

/** Whether the lowest of two temperatures is not above the highest. */
const isInOrder = ({ temperature_low_c: low, temperature_high_c: high }: Temperatures): boolean =>
  low === null || high === null || low <= high;

const NOT_IN_ORDER = 'must not be below temperature_low_c.';

const PRESSURE = `must be a number from 0 to ${MAX_MPA}, or null.`;
const MEDIUM = 'must be text, or an object with medium, temperature_low_c and temperature_high_c.';

const name = v.pipe(
  v.string('must be text.'),
  v.maxLength(LONGEST_MEDIUM, `must have at most ${LONGEST_MEDIUM} characters.`),
  v.description('Name, synonym or trade name, or a key of GET /api/v1/media.'),
);

const mediumAtTemperature = v.pipe(
  v.strictObject({
    medium: name,
    temperature_low_c: degrees('Lowest temperature of this medium. null: that of the request.'),
    temperature_high_c: degrees('Highest temperature of this medium. null: that of the request.'),
  }),
  v.forward(
    v.check((range) => isInOrder(range), NOT_IN_ORDER),
    ['temperature_high_c'],
  ),
  v.description(`temperature_high_c ${NOT_IN_ORDER}`),
);

/** A medium given only by name has the temperatures of the request. */
const medium = v.pipe(
  v.union([name, mediumAtTemperature], MEDIUM),
  v.transform((given) =>
    typeof given === 'string' ? { medium: given, temperature_low_c: null, temperature_high_c: null } : given,
  ),
);

const MAX_CERTIFICATES = 20;
const LONGEST_KEY = 40;

const request = v.pipe(
  v.object({
    media: v.optional(
      v.pipe(v.array(medium, 'must be a list.'), v.maxLength(MAX_MEDIA, `must have at most ${MAX_MEDIA} media.`)),
      [],
    ),
    temperature_low_c: degrees('Lowest temperature of all media without one. null: not known.'),
    temperature_high_c: degrees('Highest temperature of all media without one. null: not known.'),
    moving: flag('The seal moves against its counterpart.'),
    gas: flag('The medium is a gas.'),
    vacuum: flag('The seal holds a vacuum.'),
    pressure_mpa: v.optional(
      v.nullable(v.pipe(v.number(PRESSURE), v.minValue(0, PRESSURE), v.maxValue(MAX_MPA, PRESSURE))),
      null,
    ),
    compliance: v.optional(
      v.pipe(
        v.array(
          v.pipe(v.string('must be text.'), v.maxLength(LONGEST_KEY, `must have at most ${LONGEST_KEY} characters.`)),
          'must be a list.',
        ),
        v.maxLength(MAX_CERTIFICATES, `must have at most ${MAX_CERTIFICATES} keys.`),
        v.description('Required certificates, as keys of the filter compliance.'),
      ),
      [],
    ),
  }),
  v.forward(
    v.check((range) => isInOrder(range), NOT_IN_ORDER),
    ['temperature_high_c'],
  ),
  v.description(`temperature_high_c ${NOT_IN_ORDER}`),
);

const [A, B, C, D] = RATINGS;

const rating = (text: string) =>
  v.pipe(
    v.nullable(v.picklist([A, B, C, D])),
    v.description(`${text} A: little effect, B: some, C: considerable, D: not recommended. null: no rating on file.`),
  );

const limit = (side: string) => v.pipe(v.number(), v.description(`${side} working temperature of the family.`));

const family = v.object({
  code: v.pipe(v.string(), v.description('FKM.')),
  name: v.string(),
  verdict: v.pipe(
    v.picklist(VERDICTS),
    v.description(
      'From best to worst. fits_temperature: no medium was rated. no_data: a rating is missing. no_data_at_heat: rated, but not at this temperature.',
    ),
  ),
  points: v.pipe(v.nullable(v.number()), v.description('Fewer are better. null: out or not rated.')),
  rating: rating('The worst rating over all media.'),
  temperature_low_c: limit('Lowest'),
  temperature_high_c: limit('Highest'),
  ratings: v.pipe(
    v.array(
      v.object({
        medium: v.pipe(v.string(), v.description('Key of the medium.')),
        table_row: v.pipe(v.string(), v.description('Row of the chemical table that counts. Empty without one.')),
        room_rating: rating('Rating of that row at room temperature.'),
        rating: rating('Rating at the requested temperature.'),
        is_unrated_at_temperature: v.pipe(v.boolean(), v.description('Rated, but not at this temperature.')),
      }),
    ),
    v.description('One entry per rated medium.'),
  ),
  reasons: v.array(v.string()),
  remarks: v.array(v.string()),
  parts: v.pipe(wholeNumber(), v.description('Parts of this family for the same requirements. 0 unless offered.')),
  url: v.pipe(
    v.nullable(storeUrl),
    v.description('Page of the store with these parts. null: the family is not offered.'),
  ),
});

const readMedium = v.object({
  requested: v.string(),
  key: v.string(),
  name: v.string(),
  is_respelled: v.pipe(v.boolean(), v.description('The name was read with another spelling.')),
  temperature_low_c: v.nullable(v.number()),
  temperature_high_c: v.nullable(v.number()),
  rated_as: v.pipe(v.string(), v.description('Rating rows, if the name does not imply them. Else empty.')),
  flags: v.pipe(v.array(v.string()), v.description('Properties that the rules use: food, vacuum, amine.')),
  note: v.string(),
});

const answer = v.object({
  catalog_version: catalogVersion,
  media: v.pipe(v.array(readMedium), v.description('How each name was read.')),
  families: v.pipe(v.array(family), v.description('All families, best first.')),
  unrated_at_temperature: v.pipe(
    v.array(v.string()),
    v.description('Codes of the families that are rated, but not at this temperature.'),
  ),
  advice: v.pipe(v.array(v.string()), v.description('Requirements for the compound due to pressure, gas and media.')),
  caveats: v.array(v.string()),
  store: v.pipe(
    v.nullable(
      v.object({
        family_codes: v.array(v.string()),
        parts: wholeNumber(),
        url: storeUrl,
        not_applied: v.pipe(v.array(v.string()), v.description('Requirements for which the store has no filter.')),
      }),
    ),
    v.description('Parts of the good families, else of the possible ones. null: there is neither.'),
  ),
});

export const adviseEndpoint = {
  method: 'POST',
  path: '/api/v1/materials/advise',
  takes: 'json',
  request,
  response: answer,
} as const satisfies Endpoint;

export type AdviceRequest = v.InferOutput<typeof request>;
export type AdviceResponse = Value<typeof answer>;

/** Maximum completions of a typed medium name. */
export const MAX_COMPLETIONS = 10;

export const mediaEndpoint = {
  method: 'GET',
  path: '/api/v1/media',
  takes: 'query',
  request: v.object({
    q: v.pipe(
      v.string('must be text.'),
      v.maxLength(LONGEST_MEDIUM, `must have at most ${LONGEST_MEDIUM} characters.`),
      v.description('Beginning of a name, a synonym or a trade name.'),
    ),
  }),
  response: v.object({
    items: v.pipe(
      v.array(
        v.object({
          key: v.pipe(v.string(), v.description('Name of the medium in requests.')),
          name: v.string(),
          also_called: v.array(v.string()),
        }),
      ),
      v.description(`Up to ${MAX_COMPLETIONS}.`),
    ),
  }),
} as const satisfies Endpoint;
