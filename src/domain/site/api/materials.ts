import * as v from 'valibot';
import { VERDICTS } from '../../engineering/advisor/verdicts.ts';
import { degreesCelsius } from '../../kit/schema/units.ts';
import type { Value } from '../../kit/schema/value.ts';
import { COLDEST_ENTRY_C, HOTTEST_C, LONGEST_MEDIUM, MAX_MPA } from '../../reference/media/bounds.ts';
import { MAX_MEDIA } from '../../reference/media/question.ts';
import { RATINGS } from '../../reference/tables/chemicals.ts';
import type { Endpoint } from './endpoint.ts';

const flag = v.optional(v.boolean('must be true or false.'), false);

const DEGREES = `must be a number from ${COLDEST_ENTRY_C} to ${HOTTEST_C}, or null.`;
const degrees = v.nullable(
  v.pipe(v.number(DEGREES), v.minValue(COLDEST_ENTRY_C, DEGREES), v.maxValue(HOTTEST_C, DEGREES)),
);

const PRESSURE = `must be a number from 0 to ${MAX_MPA}.`;

const range = v.pipe(
  v.tuple([degrees, degrees], 'must be [lowest, highest].'),
  v.check(([low, high]) => low === null || high === null || low <= high, 'must have the lowest first.'),
);

const name = v.pipe(
  v.string('must be text, or an object with medium and t.'),
  v.maxLength(LONGEST_MEDIUM, `must hold at most ${LONGEST_MEDIUM} characters.`),
);

/** A medium given only by name uses the temperatures of the request. */
const medium = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? { medium: value } : value)),
  v.object({ medium: name, t: v.optional(range, [null, null]) }, 'must be text, or an object with medium and t.'),
);

const MAX_CERTIFICATES = 20;

const request = v.object({
  /**
   * Names, synonyms or trade names, or { medium, t: [lowest, highest] } for a medium with specific temperatures in °C.
   */
  media: v.optional(
    v.pipe(v.array(medium, 'must be a list.'), v.maxLength(MAX_MEDIA, `must hold at most ${MAX_MEDIA} media.`)),
    [],
  ),
  /** Lowest and highest temperature in °C of all media without specific ones. null: not given. */
  t: v.optional(range, [null, null]),
  moving: flag,
  gas: flag,
  vacuum: flag,
  pressure_mpa: v.optional(
    v.nullable(v.pipe(v.number(PRESSURE), v.minValue(0, PRESSURE), v.maxValue(MAX_MPA, PRESSURE))),
    null,
  ),
  /** Keys of the store's compliance filter. */
  compliance: v.optional(
    v.pipe(
      v.array(
        v.pipe(v.string('must be text.'), v.maxLength(40, 'must hold at most 40 characters.')),
        'must be a list.',
      ),
      v.maxLength(MAX_CERTIFICATES, `must hold at most ${MAX_CERTIFICATES} keys.`),
    ),
    [],
  ),
});

const rating = v.picklist(RATINGS);

const family = v.object({
  code: v.string(),
  name: v.string(),
  verdict: v.picklist(VERDICTS),
  /** null if it is out or unrated. */
  points: v.nullable(v.number()),
  /** The worst rating over all media. '' = not on file. */
  rating,
  /** Working temperature range, °C. */
  t: v.tuple([degreesCelsius, degreesCelsius]),
  /**
   * By medium: the row that counts, with its rating in the table as `room` and at the requested temperature as `used`.
   */
  ratings: v.array(
    v.object({
      medium: v.string(),
      row: v.string(),
      room: rating,
      used: rating,
      /** Whether the medium is rated, but not at this temperature. */
      noDataAtHeat: v.boolean(),
    }),
  ),
  reasons: v.array(v.string()),
  remarks: v.array(v.string()),
  /** Link to the store with its parts for the same media, temperature and compliance. */
  href: v.string(),
  totalItems: v.number(),
});

const answer = v.object({
  /**
   * How each name was read. `mended`: with another spelling. `ratedAs`: the rating rows, if the name does not imply
   * them.
   */
  media: v.array(
    v.object({
      asked: v.string(),
      key: v.string(),
      name: v.string(),
      mended: v.boolean(),
      t: v.tuple([v.nullable(degreesCelsius), v.nullable(degreesCelsius)]),
      ratedAs: v.string(),
      flags: v.array(v.string()),
      note: v.string(),
    }),
  ),
  families: v.array(family),
  /** Codes of the families that are rated, but not at this temperature. */
  noDataAtHeat: v.array(v.string()),
  /** Requirements for the compound due to pressure, gas and media. */
  advice: v.array(v.string()),
  caveats: v.array(v.string()),
  /** Link to the parts of the good families, or of the possible ones if there are no good ones. */
  store: v.nullable(
    v.object({
      codes: v.array(v.string()),
      href: v.string(),
      totalItems: v.number(),
      /** Criteria of the request for which the store has no filter. */
      notCarried: v.array(v.string()),
    }),
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
      v.maxLength(LONGEST_MEDIUM, `must hold at most ${LONGEST_MEDIUM} characters.`),
    ),
  }),
  response: v.object({
    items: v.array(v.object({ key: v.string(), name: v.string(), alsoCalled: v.array(v.string()) })),
  }),
} as const satisfies Endpoint;
