import type * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';

/** An API endpoint. Server, client and `docs/api.md` take its path, types and validation from this record. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** A segment after a colon is taken from the request: `/api/pricing/:id`. */
  readonly path: string;
  /** Where the request data is. A catalog query is a query string, and every other request is an object. */
  readonly takes: 'query' | 'param' | 'json' | 'form' | 'nothing';
  readonly request: v.GenericSchema;
  /** Required request headers, by name. */
  readonly headers?: Readonly<Record<string, v.GenericSchema<unknown, string>>>;
  /** Stores something: 201 with `Location`, and 200 for a request that was sent before. */
  readonly creates?: true;
  /** Body of a 200 response, or null for 204, which has no body. */
  readonly response: v.GenericSchema;
}

/** Request type of an endpoint. */
export type Input<E extends Endpoint> = v.InferInput<E['request']>;

/** Response type of an endpoint. */
export type EndpointResponse<E extends Endpoint> = Value<E['response']>;

const pairsOf = (input: unknown): [name: string, value: string][] =>
  Object.entries(input ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, encodeURIComponent(String(value).toWellFormed())]],
  );

/** Returns path and query of a request. @example endpointUrl(pricingEndpoint, { id: '7' }) // '/api/pricing/7' */
export const endpointUrl = <E extends Endpoint>({ path, takes }: E, input: Input<E>): string => {
  if (takes === 'param')
    return pairsOf(input).reduce((filled, [name, value]) => filled.replace(`:${name}`, value), path);
  if (takes !== 'query') return path;
  const query =
    typeof input === 'string'
      ? input.replace(/^\?/, '')
      : pairsOf(input)
          .map((pair) => pair.join('='))
          .join('&');
  return query === '' ? path : `${path}?${query}`;
};
