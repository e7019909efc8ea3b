import { listing } from '../../../shop/catalog/listing.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogQuery } from './catalog-query.ts';

/**
 * The server writes this response as a string (`listing-json.ts`) without validating it. Tests compare that string with
 * the schema.
 */
export const compoundsSearchEndpoint = {
  method: 'GET',
  path: '/api/compounds-search',
  takes: 'query',
  request: catalogQuery,
  response: listing,
} as const satisfies Endpoint;
