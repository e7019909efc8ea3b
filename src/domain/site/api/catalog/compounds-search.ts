import { listing } from '../../../shop/catalog/listing.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogQuery } from './catalog-query.ts';

/** The server writes this answer as ready text (`listing-json.ts`) and never checks it; tests hold that text to the schema. */
export const compoundsSearchEndpoint = {
  method: 'GET',
  path: '/api/compounds-search',
  takes: 'query',
  request: catalogQuery,
  answer: listing,
} as const satisfies Endpoint;
