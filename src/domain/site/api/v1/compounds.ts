import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogVersion, publicCompound } from './shapes.ts';

/** Typical properties of the polymer family, not measured on the compound. */
const family = v.object({
  name: v.string(),
  astm_d1418: v.pipe(v.nullable(v.string()), v.description('Designation. null: the standard does not cover it.')),
  good_for: v.array(v.string()),
  poor_for: v.array(v.string()),
  density_g_cm3: v.pipe(
    v.nullable(v.string()),
    v.description('Of common compounds, as published: 1.80 to 1.95. null: no data.'),
  ),
  gas_permeability: v.pipe(
    v.nullable(v.string()),
    v.description('none (metals), very low to very high. null: no data.'),
  ),
});

const compoundFacts = v.object({
  ...publicCompound.entries,
  family: v.pipe(
    v.nullable(family),
    v.description('Typical properties of the polymer family, not measured on the compound. null: no data.'),
  ),
  sizes: v.pipe(wholeNumber(), v.description('Number of sizes in which the compound is offered.')),
  datasheet_url: v.pipe(v.nullable(v.string()), v.description('PDF datasheet. null without one.')),
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
