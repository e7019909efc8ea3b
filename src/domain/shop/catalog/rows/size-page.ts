import * as v from 'valibot';
import { millimeters } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';
import { SIZE_STANDARDS } from '../../../reference/sizes/size-standard.ts';

/** Lengths in millimeters. */
const size = v.object({
  code: v.string(),
  standard: v.picklist(SIZE_STANDARDS),
  idMm: millimeters,
  csMm: millimeters,
});

export const sizePage = v.object({
  items: v.array(size),
  page: v.number(),
  limit: v.number(),
  totalItems: v.number(),
});

/** One page of 100 sizes. */
export type SizePage = Value<typeof sizePage>;
