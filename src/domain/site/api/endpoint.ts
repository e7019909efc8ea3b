import type * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';

/**
 * One address of the API. Server, client and `docs/api.md` take its address, its types and its checks from this record.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** A part after a colon is the request's: `/api/pricing/:id`. */
  readonly path: string;
  /** Where the request travels. A query of the catalog is a query string; every other request is an object. */
  readonly takes: 'query' | 'param' | 'json' | 'form' | 'nothing';
  readonly request: v.GenericSchema;
  /** What it answers with 200; null for 204, which has no body. */
  readonly answer: v.GenericSchema;
}

/** What is sent. */
export type Input<E extends Endpoint> = v.InferInput<E['request']>;

/** What comes back. */
export type Answer<E extends Endpoint> = Value<E['answer']>;

const pairsOf = (input: unknown): [name: string, value: string][] =>
  Object.entries(input ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, encodeURIComponent(String(value).toWellFormed())]],
  );

/** Path and query of a request. @example endpointUrl(pricingEndpoint, { id: '7' }) // '/api/pricing/7' */
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
