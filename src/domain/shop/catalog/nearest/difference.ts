import * as v from 'valibot';
import { degreesCelsius, millimeters } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';

const shared = {
  /** The parameter of the store's address that asked for it. */
  parameter: v.string(),
  /** What it adds to the distance. */
  points: v.number(),
};

/** What of a part is not as asked. Words are the catalog's labels; figures are told in whatever unit. */
export const difference = v.variant('kind', [
  v.object({ ...shared, kind: v.literal('words'), asked: v.array(v.string()), has: v.string() }),
  v.object({
    ...shared,
    kind: v.literal('size'),
    asked: v.string(),
    has: v.string(),
    /** This part's less those asked for. */
    idOffMm: millimeters,
    csOffMm: millimeters,
  }),
  v.object({
    ...shared,
    kind: v.literal('length'),
    low: v.nullable(millimeters),
    high: v.nullable(millimeters),
    has: millimeters,
  }),
  v.object({
    ...shared,
    kind: v.literal('temperature'),
    asked: degreesCelsius,
    /** null = not known. */
    has: v.nullable(degreesCelsius),
  }),
]);

export type Difference = Value<typeof difference>;
