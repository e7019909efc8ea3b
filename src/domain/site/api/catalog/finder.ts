import * as v from 'valibot';
import type { FinderEntry } from '../../../engineering/finder/finder.ts';
import { millimeters } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';
import type { Endpoint } from '../endpoint.ts';

const text = v.optional(v.string());

/** Fields as typed. A field without a usable number is reported by name. */
const request = v.object({
  id: text,
  cs: text,
  temperature: text,
  material: text,
  /** Units in which the fields were typed. */
  length: text,
  degrees: text,
} satisfies Record<keyof FinderEntry | 'length' | 'degrees', v.GenericSchema>);

/** A standard size near the requested dimensions. */
const nearest = v.object({
  /** Display name: `AS568-214`. */
  name: v.string(),
  standard: v.string(),
  /** Link to the store with this size. */
  href: v.string(),
  idMm: millimeters,
  csMm: millimeters,
  /** Whether the typed lengths are the nominal inches of this size: `1-1/4` by `1/8` is AS568-218. */
  isNominal: v.boolean(),
  /** null if there is no tolerance on file. */
  idTol: v.nullable(millimeters),
  csTol: v.nullable(millimeters),
});

const answer = v.object({
  totalItems: v.number(),
  /** Link to the store with all criteria. */
  href: v.string(),
  nearest: v.nullable(nearest),
});

export const finderEndpoint = {
  method: 'GET',
  path: '/api/finder',
  takes: 'query',
  request,
  response: answer,
} as const satisfies Endpoint;

/** The content of the finder. */
export type FinderResponse = Value<typeof answer>;

/** The content of the finder while a field is invalid: no count and no size. */
export const EMPTY_FINDER_RESPONSE: FinderResponse = { totalItems: 0, href: '', nearest: null };
