import * as v from 'valibot';
import type { FinderEntry } from '../../../engineering/finder/finder.ts';
import { millimeters } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';
import type { Endpoint } from '../endpoint.ts';

const text = v.optional(v.string());

/** Fields as typed. A field that holds no usable number is refused by its name. */
const request = v.object({
  id: text,
  cs: text,
  temperature: text,
  material: text,
  /** Units the fields were typed in. */
  length: text,
  degrees: text,
} satisfies Record<keyof FinderEntry | 'length' | 'degrees', v.GenericSchema>);

/** A standard size near the question. */
const nearest = v.object({
  /** As people write it: `AS568-214`. */
  name: v.string(),
  standard: v.string(),
  /** The store with this size. */
  href: v.string(),
  idMm: millimeters,
  csMm: millimeters,
  /** The typed lengths are the nominal inches of this size: `1-1/4` by `1/8` is AS568-218. */
  isNominal: v.boolean(),
  /** null when no tolerance is on file. */
  idTol: v.nullable(millimeters),
  csTol: v.nullable(millimeters),
});

const answer = v.object({
  totalItems: v.number(),
  /** The store with everything that was asked for. */
  href: v.string(),
  nearest: v.nullable(nearest),
});

export const finderEndpoint = {
  method: 'GET',
  path: '/api/finder',
  takes: 'query',
  request,
  answer,
} as const satisfies Endpoint;

/** What the finder shows. */
export type FinderAnswer = Value<typeof answer>;

/** What the finder shows while a field is not understood: no count and no size. */
export const NO_ANSWER: FinderAnswer = { totalItems: 0, href: '', nearest: null };
