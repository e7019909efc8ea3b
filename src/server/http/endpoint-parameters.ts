import type { Endpoint } from '../../domain/site/api/endpoint.ts';

/** Returns the names of the query parameters that an endpoint takes: the fields of its request's schema. */
export const parametersOf = ({ takes, request }: Endpoint): readonly string[] =>
  takes === 'query' && 'entries' in request && typeof request.entries === 'object' && request.entries !== null
    ? Object.keys(request.entries)
    : [];
