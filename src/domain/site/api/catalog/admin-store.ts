import * as v from 'valibot';
import { storedPreferences } from '../../../kit/preferences.ts';
import { degreesCelsius, millimeters } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';
import { FACET_GROUPS } from '../../../shop/catalog/facets.ts';
import { compoundsListing, sorting } from '../../../shop/catalog/listing.ts';
import { STOCK_KINDS } from '../../../shop/catalog/query.ts';
import { sizePage } from '../../../shop/catalog/rows/size-page.ts';
import { QUERY_PROBLEM_KINDS } from '../../../shop/catalog-url/query-problem.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogQuery } from './catalog-query.ts';
import { comparisons } from './comparisons.ts';
import { relaxation } from './relaxations.ts';

const texts = v.array(v.string());
const lengths = v.object({ low: v.nullable(millimeters), high: v.nullable(millimeters) });
const temperatures = v.object({ low: v.nullable(degreesCelsius), high: v.nullable(degreesCelsius) });

/** The query string as parsed: a `CatalogQuery`. */
const query = v.object({
  mode: v.picklist(['parts', 'compounds']),
  search: v.string(),
  sizes: texts,
  compounds: texts,
  media: texts,
  slug: v.nullable(v.string()),
  idMm: lengths,
  csMm: lengths,
  temperatureC: temperatures,
  inStock: v.boolean(),
  stock: v.array(v.picklist(STOCK_KINDS)),
  facets: v.object(v.entriesFromList(FACET_GROUPS, texts)),
  quantity: v.nullable(v.number()),
  sort: sorting,
  page: v.number(),
  limit: v.number(),
});

const problem = v.object({ kind: v.picklist(QUERY_PROBLEM_KINDS), parameter: v.string(), message: v.string() });

/** The initial data of a listing of compounds. */
const compounds = v.object({
  query,
  response: compoundsListing,
  relaxations: v.array(relaxation),
  /** Groups with at most one value. */
  hidden: v.array(v.picklist(FACET_GROUPS)),
  sizes: sizePage,
  comparisons,
  partCount: v.number(),
  compoundCount: v.number(),
  preferences: storedPreferences,
});

const answer = v.object({ ...compounds.entries, problems: v.array(problem) });

export const adminStoreEndpoint = {
  method: 'GET',
  path: '/api/admin-store',
  takes: 'query',
  request: catalogQuery,
  response: answer,
} as const satisfies Endpoint;

export type CompoundListing = Value<typeof compounds>;

/** The content of `/admin-store`: the listing, and the unrecognized parts of the URL. */
export type AdminListing = Value<typeof answer>;
