import * as v from 'valibot';
import { degreesCelsius, millimeters } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';

const shared = {
  /** The URL parameter of the store that requested it. */
  parameter: v.string(),
  /** Its contribution to the distance. */
  points: v.number(),
};

/** A difference between a part and the query. Words are labels of the catalog, and values have no fixed unit. */
export const difference = v.variant('kind', [
  v.object({ ...shared, kind: v.literal('words'), asked: v.array(v.string()), has: v.string() }),
  v.object({
    ...shared,
    kind: v.literal('size'),
    asked: v.string(),
    has: v.string(),
    /** This part's inside diameter minus the requested one. */
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
    /** null = unknown. */
    has: v.nullable(degreesCelsius),
  }),
]);

export type Difference = Value<typeof difference>;
