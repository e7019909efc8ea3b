import * as v from 'valibot';
import { checkRequest, designRequest, ringsRequest } from '../../engineering/gland-design/entry/gland-request.ts';
import { CHECKS, type Check, GLAND_VERDICTS, LEVELS } from '../../engineering/gland-design/judging/findings.ts';
import { BACKUP_KINDS, GLAND_KINDS, GLAND_USES } from '../../engineering/gland-design/model.ts';
import type { Value } from '../../kit/schema/value.ts';
import { SIZE_STANDARDS } from '../../reference/sizes/size-standard.ts';
import type { Endpoint } from './endpoint.ts';

/** A value with all dimensions at nominal, and at the worst tolerance limits. */
const extremes = v.object({ nom: v.number(), min: v.number(), max: v.number() });
const span = v.tuple([v.number(), v.number()]);
const verdict = v.picklist(GLAND_VERDICTS);

const flag = v.object({ about: v.string(), level: v.picklist(LEVELS), reason: v.string(), source: v.string() });

/** A judged value in service with its limits and their source. */
const contribution = v.object({
  check: v.picklist(CHECKS),
  class: verdict,
  figure: v.string(),
  window: v.string(),
  source: v.string(),
});

const figures = {
  /** Verdict on the geometry at 20 °C without pressure. null without a verdict, with the reason in `no_verdict`. */
  class: v.nullable(verdict),
  /** The worse of geometry and service. */
  service_class: v.nullable(verdict),
  /** Conditions of `service_class`: `geometry only, 20 °C, no pressure` without operating conditions. */
  basis: v.string(),
  no_verdict: v.nullable(v.string()),
  /** Gland depth. Lengths are in the requested unit, all else in percent. */
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

/** A length in the requested unit, or a percentage. null for a missing value. */
const figureOrNone = v.nullable(v.number());

const result = v.object({
  ...figures,
  /** Smallest squeeze at any tolerance limit at 20 °C, with maximum eccentricity of the parts. */
  S_worst_min: v.number(),
  /**
   * Smallest squeeze when cold, shrunk and set, in percent and as a length. Largest squeeze and fill when hot and
   * swollen.
   */
  S_residual_min: figureOrNone,
  residual_mm: figureOrNone,
  S_hot_max: figureOrNone,
  F_hot_max: figureOrNone,
  /** Largest gaps that are good and marginal at the pressure. */
  gap_good_limit: figureOrNone,
  gap_marginal_limit: figureOrNone,
  /** Verdict of each check. null if it was not requested or cannot be judged. */
  checks: v.object(
    Object.fromEntries(CHECKS.map((check) => [check, v.nullable(verdict)])) as Record<
      Check,
      v.NullableSchema<typeof verdict, undefined>
    >,
  ),
  contributions: v.array(contribution),
  /** Backup rings, and the groove width that they leave for the ring. null without backup rings. */
  backup: v.nullable(
    v.object({
      count: v.number(),
      kind: v.picklist(BACKUP_KINDS),
      thickness: v.number(),
      room: span,
      basis: v.string(),
    }),
  ),
  /** Reduction of the cross-section by stretch, and the remaining cross-section. */
  R: v.number(),
  CS_reduced: v.number(),
  /** Equal to `gap_good_limit`. */
  gap_limit: figureOrNone,
  /** Nominal squeeze at the hottest temperature, or at the coldest if only that is given. */
  S_warm: figureOrNone,
  F_warm_max: figureOrNone,
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
  /** Percentage points of squeeze that each dimension subtracts and adds at its limits. */
  sensitivity: v.array(v.object({ to: v.string(), down: v.number(), up: v.number() })),
});

const ring = v.object({
  /** Display name, or null for a ring of no standard. */
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
  response: result,
} as const satisfies Endpoint;

export const glandDesignEndpoint = {
  method: 'POST',
  path: '/api/v1/glands/design',
  takes: 'json',
  request: designRequest,
  response: v.object({
    ring,
    /** Basis of the groove's dimensions: `JIS B 2401-2, P150A`, `AS4716 by rule`. */
    basis: v.string(),
    gland: designed,
    result,
  }),
} as const satisfies Endpoint;

export const glandRingsEndpoint = {
  method: 'POST',
  path: '/api/v1/glands/rings',
  takes: 'json',
  request: ringsRequest,
  response: v.object({
    /** Number of rings that are good, marginal and out by `service_class`, and number without a verdict. */
    counts: v.object({ good: v.number(), marginal: v.number(), out: v.number(), no_verdict: v.number() }),
    rings: v.array(
      v.object({
        ...ring.entries,
        ...figures,
        penalty: v.number(),
        /** Whether the groove is the housing that the ring's standard specifies for it. */
        own_housing: v.boolean(),
      }),
    ),
  }),
} as const satisfies Endpoint;

export type GlandResult = Value<typeof result>;
export type GlandRing = Value<typeof ring>;
export type DesignedGland = Value<typeof designed>;
export type DesignResponse = Value<(typeof glandDesignEndpoint)['response']>;
export type GlandRings = Value<(typeof glandRingsEndpoint)['response']>;
