import * as v from 'valibot';
import { LEVELS, VERDICTS } from '../gland-design/findings.ts';
import { GLAND_KINDS, GLAND_USES } from '../gland-design/model.ts';
import type { Value } from '../schema/value.ts';
import { SIZE_STANDARDS } from '../sizes/size-standard.ts';
import type { Endpoint } from './endpoint.ts';
import { checkRequest, designRequest, ringsRequest } from './gland-request.ts';

/** A figure at the middle of all tolerances, and at its worst corners. */
const extremes = v.object({ nom: v.number(), min: v.number(), max: v.number() });
const span = v.tuple([v.number(), v.number()]);
const verdict = v.picklist(VERDICTS);

const flag = v.object({ about: v.string(), level: v.picklist(LEVELS), reason: v.string(), source: v.string() });

const figures = {
  class: verdict,
  /** Gland depth; lengths in the unit asked in, all else in percent. */
  L: extremes,
  X: v.nullable(extremes),
  I: v.nullable(extremes),
  S: extremes,
  S_floating: v.exactOptional(extremes),
  S_guided: v.exactOptional(extremes),
  F: extremes,
  gap: v.nullable(extremes),
  flags: v.array(flag),
};

const result = v.object({
  ...figures,
  /** Loss of the section by stretch, and the section left. */
  R: v.number(),
  CS_reduced: v.number(),
  /** Largest gap allowed at the pressure; null where none is on file or no pressure is given. */
  gap_limit: v.nullable(v.number()),
  S_warm: v.nullable(v.number()),
  F_warm_max: v.nullable(v.number()),
  S_after_set: v.number(),
  height_after_set: v.number(),
  windows: v.object({
    squeeze_good: span,
    squeeze_allowed: span,
    squeeze_worst: v.nullable(span),
    seat_good: span,
    seat_allowed: span,
    fill_good: span,
    fill_max: v.number(),
  }),
  /** Points of squeeze that each dimension at its limits takes and gives. */
  sensitivity: v.array(v.object({ to: v.string(), down: v.number(), up: v.number() })),
});

const ring = v.object({
  /** As people write it; null for a ring of no standard. */
  size: v.nullable(v.string()),
  standard: v.nullable(v.picklist(SIZE_STANDARDS)),
  id: v.number(),
  id_tol: v.number(),
  cs: v.number(),
  cs_tol: v.number(),
});

const designed = v.object({
  kind: v.picklist(GLAND_KINDS),
  use: v.picklist(GLAND_USES),
  bore: v.exactOptional(span),
  rod: v.exactOptional(span),
  groove: v.nullable(span),
  land: v.exactOptional(span),
  throat: v.exactOptional(span),
  depth: span,
  width: span,
  radius: span,
  tir: v.exactOptional(v.number()),
});

export const glandCheckEndpoint = {
  method: 'POST',
  path: '/api/v1/glands/check',
  takes: 'json',
  request: checkRequest,
  answer: result,
} as const satisfies Endpoint;

export const glandDesignEndpoint = {
  method: 'POST',
  path: '/api/v1/glands/design',
  takes: 'json',
  request: designRequest,
  answer: v.object({ ring, gland: designed, result }),
} as const satisfies Endpoint;

export const glandRingsEndpoint = {
  method: 'POST',
  path: '/api/v1/glands/rings',
  takes: 'json',
  request: ringsRequest,
  answer: v.object({
    /** How many rings are good, marginal and out. */
    counts: v.object({ good: v.number(), marginal: v.number(), out: v.number() }),
    rings: v.array(v.object({ ...ring.entries, ...figures, penalty: v.number() })),
  }),
} as const satisfies Endpoint;

export type GlandResult = Value<typeof result>;
export type GlandRing = Value<typeof ring>;
export type DesignedGland = Value<typeof designed>;
export type DesignedAnswer = Value<(typeof glandDesignEndpoint)['answer']>;
export type GlandRings = Value<(typeof glandRingsEndpoint)['answer']>;
