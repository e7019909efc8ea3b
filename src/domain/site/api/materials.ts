import * as v from 'valibot';
import { VERDICTS } from '../../engineering/advisor/verdicts.ts';
import { degreesCelsius } from '../../kit/schema/units.ts';
import type { Value } from '../../kit/schema/value.ts';
import { COLDEST_ENTRY_C, HOTTEST_C, LONGEST_MEDIUM, MOST_MPA } from '../../reference/media/bounds.ts';
import { MOST_MEDIA } from '../../reference/media/question.ts';
import { RATINGS } from '../../reference/tables/chemicals.ts';
import type { Endpoint } from './endpoint.ts';

const flag = v.optional(v.boolean('must be true or false.'), false);

const DEGREES = `must be a number from ${COLDEST_ENTRY_C} to ${HOTTEST_C}, or null.`;
const degrees = v.nullable(
  v.pipe(v.number(DEGREES), v.minValue(COLDEST_ENTRY_C, DEGREES), v.maxValue(HOTTEST_C, DEGREES)),
);

const PRESSURE = `must be a number from 0 to ${MOST_MPA}.`;

const range = v.pipe(
  v.tuple([degrees, degrees], 'must be [lowest, highest].'),
  v.check(([low, high]) => low === null || high === null || low <= high, 'must have the lowest first.'),
);

const name = v.pipe(
  v.string('must be text, or an object with medium and t.'),
  v.maxLength(LONGEST_MEDIUM, `must hold at most ${LONGEST_MEDIUM} characters.`),
);

/** A name by itself is at the temperatures of the whole question. */
const medium = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? { medium: value } : value)),
  v.object({ medium: name, t: v.optional(range, [null, null]) }, 'must be text, or an object with medium and t.'),
);

const MOST_CERTIFICATES = 20;

const request = v.object({
  /** Names, synonyms or trade names; or { medium, t: [lowest, highest] } for a medium with its own temperatures, °C. */
  media: v.optional(
    v.pipe(v.array(medium, 'must be a list.'), v.maxLength(MOST_MEDIA, `must hold at most ${MOST_MEDIA} media.`)),
    [],
  ),
  /** Lowest and highest temperature of all media without their own, °C; null: not told. */
  t: v.optional(range, [null, null]),
  moving: flag,
  gas: flag,
  vacuum: flag,
  pressure_mpa: v.optional(
    v.nullable(v.pipe(v.number(PRESSURE), v.minValue(0, PRESSURE), v.maxValue(MOST_MPA, PRESSURE))),
    null,
  ),
  /** Keys of the store's compliance filter. */
  compliance: v.optional(
    v.pipe(
      v.array(
        v.pipe(v.string('must be text.'), v.maxLength(40, 'must hold at most 40 characters.')),
        'must be a list.',
      ),
      v.maxLength(MOST_CERTIFICATES, `must hold at most ${MOST_CERTIFICATES} keys.`),
    ),
    [],
  ),
});

const rating = v.picklist(RATINGS);

const family = v.object({
  code: v.string(),
  name: v.string(),
  verdict: v.picklist(VERDICTS),
  /** null where it is out or without a rating. */
  points: v.nullable(v.number()),
  /** The worst over all media; '' = none on file. */
  rating,
  /** Working range, °C. */
  t: v.tuple([degreesCelsius, degreesCelsius]),
  /** By medium: the row that counts, `room` as the table says it, `used` what counts at the temperature asked. */
  ratings: v.array(
    v.object({
      medium: v.string(),
      row: v.string(),
      room: rating,
      used: rating,
      /** The medium is rated, but not as hot as this. */
      noDataAtHeat: v.boolean(),
    }),
  ),
  reasons: v.array(v.string()),
  remarks: v.array(v.string()),
  /** The store with its parts for the same media, temperature and compliance. */
  href: v.string(),
  totalItems: v.number(),
});

const answer = v.object({
  /** How each name was read; `mended`: with another spelling; `ratedAs`: by which rows, where the name does not say it. */
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
  /** Codes of the families that are rated, but not as hot as this. */
  noDataAtHeat: v.array(v.string()),
  /** What pressure, gas and the media ask of the compound. */
  advice: v.array(v.string()),
  caveats: v.array(v.string()),
  /** The good families' parts, or the possible ones' where none is good. */
  store: v.nullable(
    v.object({
      codes: v.array(v.string()),
      href: v.string(),
      totalItems: v.number(),
      /** What of the question the store has no filter for. */
      notCarried: v.array(v.string()),
    }),
  ),
});

export const adviseEndpoint = {
  method: 'POST',
  path: '/api/v1/materials/advise',
  takes: 'json',
  request,
  answer,
} as const satisfies Endpoint;

export type AdviceRequest = v.InferOutput<typeof request>;
export type AdviceAnswer = Value<typeof answer>;

/** Media of one answer to a name that is being typed. */
export const MOST_COMPLETIONS = 10;

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
  answer: v.object({
    items: v.array(v.object({ key: v.string(), name: v.string(), alsoCalled: v.array(v.string()) })),
  }),
} as const satisfies Endpoint;
