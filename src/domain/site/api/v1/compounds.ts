import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogVersion, publicCompound } from './shapes.ts';

/** Typical properties of the polymer family, not measured on the compound. */
const family = v.object({
  name: v.string(),
  /** Designation of ASTM D1418. null = the standard does not cover it. */
  astm_d1418: v.nullable(v.string()),
  good_for: v.array(v.string()),
  poor_for: v.array(v.string()),
  /** g/cm³ of common compounds, as published: `1.80 to 1.95`. null = no data. */
  density_g_cm3: v.nullable(v.string()),
  /** `none` (metals), `very low` to `very high`. null = no data. */
  gas_permeability: v.nullable(v.string()),
});

const compoundFacts = v.object({
  ...publicCompound.entries,
  /** null = no data. */
  family: v.nullable(family),
  /** Number of sizes in which the compound is offered. */
  sizes: wholeNumber(),
  /** URL of the PDF datasheet. null without one. */
  datasheet_url: v.nullable(v.string()),
});

export const compoundEndpoint = {
  method: 'GET',
  path: '/api/v1/compounds/:code',
  takes: 'param',
  request: v.object({
    code: v.pipe(v.string(), v.nonEmpty('must be a compound code.'), v.maxLength(60, 'must be a compound code.')),
  }),
  response: v.object({ catalog_version: catalogVersion, compound: compoundFacts }),
} as const satisfies Endpoint;

export type CompoundFacts = Value<typeof compoundFacts>;
