import * as v from 'valibot';
import { checkRequest, designRequest, ringsRequest } from '../../../engineering/gland-design/entry/gland-request.ts';
import { CHECKS, type Check, GLAND_VERDICTS, LEVELS } from '../../../engineering/gland-design/judging/findings.ts';
import { BACKUP_KINDS, GLAND_KINDS, GLAND_USES } from '../../../engineering/gland-design/model.ts';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import type { Endpoint } from '../endpoint.ts';
import { publicSize } from './shapes.ts';

const figure = v.number();
const span = v.tuple([figure, figure]);
const limits = (text: string) => v.pipe(span, v.description(`[min, max]. ${text}`));
const limitsOrNone = (text: string) => v.pipe(v.nullable(span), v.description(`[min, max]. ${text}`));
const said = (text: string) => v.pipe(figure, v.description(text));
const saidOrNone = (text: string) => v.pipe(v.nullable(figure), v.description(text));

const corners = v.object({ nominal: figure, min: figure, max: figure });
const extremes = (text: string) =>
  v.pipe(corners, v.description(`${text} With all dimensions at the middle, and at the worst limits.`));
const extremesOrNone = (text: string) =>
  v.pipe(v.nullable(corners), v.description(`${text} With all dimensions at the middle, and at the worst limits.`));

const verdict = v.picklist(GLAND_VERDICTS);
const verdictOrNone = (text: string) => v.pipe(v.nullable(verdict), v.description(text));

const flag = v.object({
  about: v.pipe(v.string(), v.description('Property that is judged: squeeze, gap, cold.')),
  level: v.picklist(LEVELS),
  reason: v.string(),
  source: v.pipe(v.string(), v.description('Source of the limit.')),
});

/** A judged value in service with its limits and their source. */
const contribution = v.object({
  check: v.picklist(CHECKS),
  class: verdict,
  value: v.pipe(v.string(), v.description('The judged value in words.')),
  limits: v.pipe(v.string(), v.description('Its limits in words.')),
  source: v.string(),
});

const figures = {
  class: verdictOrNone('Verdict on the geometry at 20 °C without pressure. null: see no_verdict_reason.'),
  service_class: verdictOrNone('The worse of geometry and service. null: see no_verdict_reason.'),
  basis: v.pipe(v.string(), v.description('Conditions of service_class.')),
  no_verdict_reason: v.nullable(v.string()),
  depth_mm: extremes('Gland depth.'),
  stretch_percent: extremesOrNone('Stretch on the diameter on which the ring sits.'),
  interference_percent: extremesOrNone('Interference of the outside of the ring with the wall around it.'),
  squeeze_percent: extremes('Squeeze of the cross-section with centered parts.'),
  squeeze_off_center_percent: extremesOrNone(
    'Squeeze where the parts are off center by the runout, and by the gap unless guided. null for a face.',
  ),
  fill_percent: extremes('Fill of the groove.'),
  gap_mm: extremesOrNone('Radial gap, through which pressure extrudes the ring.'),
  flags: v.pipe(v.array(flag), v.description('Everything that was judged, and notes.')),
};

const result = v.object({
  ...figures,
  residual_squeeze_percent: saidOrNone('Smallest squeeze when cold, shrunk and set. null without conditions.'),
  residual_squeeze_mm: saidOrNone('The same as a length.'),
  hot_squeeze_max_percent: saidOrNone('Largest squeeze when hot and swollen.'),
  hot_fill_max_percent: saidOrNone('Largest fill when hot and swollen.'),
  gap_good_limit_mm: saidOrNone('Largest gap that is good at the pressure. null: no pressure, or no data.'),
  gap_marginal_limit_mm: saidOrNone('Largest gap that is marginal at the pressure. null: no pressure, or no data.'),
  checks: v.pipe(
    v.object(
      Object.fromEntries(CHECKS.map((check) => [check, v.nullable(verdict)])) as Record<
        Check,
        v.NullableSchema<typeof verdict, undefined>
      >,
    ),
    v.description('Verdict of each check. null: it was not requested or cannot be judged.'),
  ),
  contributions: v.array(contribution),
  backup: v.pipe(
    v.nullable(
      v.object({
        count: wholeNumber(),
        kind: v.picklist(BACKUP_KINDS),
        thickness_mm: said('Of one backup ring.'),
        ring_width_mm: limits('Groove width that remains for the ring.'),
        basis: v.string(),
      }),
    ),
    v.description('null without backup rings.'),
  ),
  section_reduction_percent: said('Reduction of the cross-section by stretch.'),
  stretched_cs_mm: said('The remaining cross-section.'),
  service_squeeze_percent: saidOrNone(
    'Nominal squeeze at the hottest temperature, or at the coldest if only that is given.',
  ),
  service_fill_max_percent: saidOrNone('Largest fill at that temperature.'),
  squeeze_after_set_percent: said('Nominal squeeze after the compression set.'),
  height_after_set_mm: said('Height of the free ring after the compression set.'),
  windows: v.pipe(
    v.object({
      squeeze_good_percent: limits('Squeeze that is good.'),
      squeeze_allowed_percent: limits('Squeeze that is marginal.'),
      squeeze_worst_percent: limitsOrNone('Squeeze at the limits of all tolerances. null: not judged.'),
      seat_good_percent: limits('Stretch on a piston or interference in a housing that is good.'),
      seat_allowed_percent: limits('Stretch or interference that is marginal.'),
      fill_good_percent: limits('Fill that is good.'),
      fill_max_percent: said('Largest fill of a good gland.'),
    }),
    v.description('Limits of good and marginal.'),
  ),
  sensitivity: v.pipe(
    v.array(
      v.object({
        dimension: v.string(),
        squeeze_down_points: said('Percentage points that it takes from the squeeze at its limit.'),
        squeeze_up_points: said('Percentage points that it adds.'),
      }),
    ),
    v.description('How much of the squeeze each dimension decides.'),
  ),
});

const ring = v.object({
  size: v.pipe(v.nullable(publicSize), v.description('null for a ring of no standard.')),
  id_mm: said('Inside diameter in the calculation. Of AS568 sizes the exact inches.'),
  id_tolerance_mm: said('Tolerance of the inside diameter, ±.'),
  cs_mm: said('Cross-section in the calculation.'),
  cs_tolerance_mm: said('Tolerance of the cross-section, ±.'),
});

const designed = v.object({
  kind: v.picklist(GLAND_KINDS),
  use: v.picklist(GLAND_USES),
  bore_mm: limitsOrNone('null unless a piston.'),
  rod_mm: limitsOrNone('null unless a rod.'),
  groove_mm: limitsOrNone('Groove diameter. null: not known.'),
  land_mm: limitsOrNone('Piston diameter beside the groove. null: not known.'),
  throat_mm: limitsOrNone('Housing diameter beside the groove. null: not known.'),
  depth_mm: limits('Groove depth.'),
  width_mm: limits('Groove width.'),
  radius_mm: limits('Floor radius.'),
  runout_mm: saidOrNone('Total indicator reading. null for a face.'),
});

export const glandCheckEndpoint = {
  method: 'POST',
  path: '/api/v1/glands/check',
  takes: 'json',
  request: checkRequest,
  response: v.object({ ring, result }),
} as const satisfies Endpoint;

export const glandDesignEndpoint = {
  method: 'POST',
  path: '/api/v1/glands/design',
  takes: 'json',
  request: designRequest,
  response: v.object({
    ring,
    basis: v.pipe(v.string(), v.description('Basis of the dimensions of the groove: JIS B 2401-2, P150A.')),
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
    counts: v.pipe(
      v.object({ good: wholeNumber(), marginal: wholeNumber(), out: wholeNumber(), no_verdict: wholeNumber() }),
      v.description('Number of rings by service_class.'),
    ),
    items: v.array(
      v.object({
        ring,
        result: v.object(figures),
        penalty: v.pipe(figure, v.description('Smaller is better within a class.')),
        is_own_housing: v.pipe(
          v.boolean(),
          v.description('The groove is the housing that the standard of the ring specifies.'),
        ),
      }),
    ),
  }),
} as const satisfies Endpoint;

export type GlandResult = Value<typeof result>;
export type GlandFigures = Pick<GlandResult, keyof typeof figures>;
export type GlandRing = Value<typeof ring>;
export type DesignedGland = Value<typeof designed>;
export type CheckResponse = Value<(typeof glandCheckEndpoint)['response']>;
export type DesignResponse = Value<(typeof glandDesignEndpoint)['response']>;
export type RingsResponse = Value<(typeof glandRingsEndpoint)['response']>;
