import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { FIT_CLASSES } from '../../../reference/sizes/rank-sizes.ts';
import { SEATS } from '../../../reference/sizes/ring-estimate.ts';
import { SIZE_FAMILIES } from '../../../reference/sizes/size-families.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogVersion, partCounts, publicSize, storeUrl } from './shapes.ts';

const length = (of: string) =>
  v.optional(v.pipe(v.string(), v.description(`${of}: a number in unit, or with its unit: 24.99, 1 3/16 in, 25 mm.`)));

const request = v.object({
  id: length('Inside diameter'),
  od: length('Outside diameter'),
  circumference: length('Circumference'),
  cord: length('Length of the ring cut open'),
  cs: length('Cross-section'),
  thickness: length('The same as cs, or the smaller dimension of a worn section'),
  width: length('The larger dimension of a worn section'),
  worn: v.optional(v.picklist(['true', 'false'])),
  seat: v.optional(v.pipe(v.picklist(SEATS), v.description('Where a worn ring was.'))),
  unit: v.optional(v.pipe(v.picklist(['mm', 'in']), v.description('Unit of numbers without one. Default: mm.'))),
  standard: v.optional(
    v.pipe(v.string(), v.description(`Comma-separated list of ${SIZE_FAMILIES.join(', ')}. Default: all.`)),
  ),
});

const nearestSize = v.object({
  size: publicSize,
  family: v.pipe(v.picklist(SIZE_FAMILIES), v.description('Metric sizes are those of ISO 3601-1, or others.')),
  id_tolerance_mm: v.pipe(v.number(), v.description('Tolerance of the inside diameter, ±.')),
  cs_tolerance_mm: v.pipe(v.number(), v.description('Tolerance of the cross-section, ±.')),
  id_difference_mm: v.pipe(
    v.nullable(v.number()),
    v.description('Nominal minus measured inside diameter. null: not measured.'),
  ),
  cs_difference_mm: v.pipe(
    v.nullable(v.number()),
    v.description('Nominal minus measured cross-section. null: not measured.'),
  ),
  class: v.pipe(
    v.picklist(FIT_CLASSES),
    v.description('match: within tolerance and error of the measurement. near: within twice that. far: beyond.'),
  ),
  score: v.pipe(v.number(), v.description('Smaller is nearer.')),
  why: v.string(),
  same_as: v.pipe(v.array(v.string()), v.description('Sizes of other standards with the same dimensions.')),
  ...partCounts,
  url: storeUrl,
});

const error = (of: string) => v.pipe(v.number(), v.description(`Error of the measured ${of}, ±.`));
const measured = (of: string) => v.pipe(v.nullable(v.number()), v.description(`${of} when new. null: not measured.`));

export const nearestSizesEndpoint = {
  method: 'GET',
  path: '/api/v1/sizes/nearest',
  takes: 'query',
  request,
  response: v.object({
    catalog_version: catalogVersion,
    measured: v.pipe(
      v.object({
        id_mm: measured('Inside diameter'),
        id_error_mm: error('inside diameter'),
        cs_mm: measured('Cross-section'),
        cs_error_mm: error('cross-section'),
      }),
      v.description('Estimated dimensions of the ring when new.'),
    ),
    items: v.pipe(v.array(nearestSize), v.description('Nearest first, up to 24.')),
  }),
} as const satisfies Endpoint;

export type NearestSizes = Value<typeof nearestSizesEndpoint.response>;
