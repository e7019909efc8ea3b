import type { Context } from 'hono';
import type { Endpoint, EndpointResponse } from '../../domain/site/api/endpoint.ts';

/**
 * Returns the JSON response of an endpoint, with the catalog version of `value` as a header. The compiler checks `value`
 * against the endpoint's schema; the client validates it at runtime.
 */
export const respond = <E extends Endpoint>(c: Context, _endpoint: E, value: EndpointResponse<E>): Response => {
  const body: object = value as object;
  if ('catalog_version' in body) c.header('X-Catalog-Version', String(body.catalog_version));
  return c.json(body);
};

/** Returns the JSON response of an endpoint from a string that is already serialized. */
export const respondWithJson = (c: Context, json: string): Response =>
  c.body(json, 200, { 'Content-Type': 'application/json' });
