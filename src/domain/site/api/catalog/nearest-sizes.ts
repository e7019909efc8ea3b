import * as v from 'valibot';
import { millimeters } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';
import { FIT_CLASSES } from '../../../reference/sizes/rank-sizes.ts';
import { SEATS } from '../../../reference/sizes/ring-estimate.ts';
import { SIZE_FAMILIES } from '../../../reference/sizes/size-families.ts';
import { SIZE_STANDARDS } from '../../../reference/sizes/size-standard.ts';
import type { Endpoint } from '../endpoint.ts';

const text = v.optional(v.string());

/** Lengths are strings as typed: `24.99`, `1 3/16`, `0.984 in`. A problem names the invalid parameter. */
const request = v.object({
  id: text,
  od: text,
  circumference: text,
  cord: text,
  cs: text,
  thickness: text,
  width: text,
  worn: v.optional(v.picklist(['true', 'false'])),
  seat: v.optional(v.picklist(SEATS)),
  unit: v.optional(v.picklist(['mm', 'in'])),
  standard: text,
});

const size = v.object({
  name: v.string(),
  code: v.string(),
  standard: v.picklist(SIZE_STANDARDS),
  family: v.picklist(SIZE_FAMILIES),
  class: v.picklist(FIT_CLASSES),
  score: v.number(),
  idMm: millimeters,
  csMm: millimeters,
  idTolMm: millimeters,
  csTolMm: millimeters,
  /** Nominal minus measured. */
  idOffMm: millimeters,
  csOffMm: millimeters,
  why: v.string(),
  twins: v.array(v.string()),
  /** Link to the store with this size, how many parts it lists, and how many of them are in stock. */
  href: v.string(),
  total: v.number(),
  inStock: v.number(),
});

const answer = v.object({
  /** Estimated dimensions of the ring when new. null = unknown. */
  measured: v.object({
    idMm: v.nullable(millimeters),
    idErrorMm: millimeters,
    csMm: v.nullable(millimeters),
    csErrorMm: millimeters,
  }),
  /** Nearest first, at most 24. */
  sizes: v.array(size),
});

export const nearestSizesEndpoint = {
  method: 'GET',
  path: '/api/v1/sizes/nearest',
  takes: 'query',
  request,
  response: answer,
} as const satisfies Endpoint;

export type NearestSizesResponse = Value<typeof answer>;
