import * as v from 'valibot';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { MAX_LOOKED_UP_IDS, ucpLookupRequest, ucpProductRequest, ucpSearchRequest } from '../../domain/site/api/ucp.ts';
import { LOOKUP_CAPABILITY, SEARCH_CAPABILITY } from './business-profile.ts';
import { getProduct, lookUpProducts, type Result, searchProducts } from './catalog-operations.ts';
import { type Refusal, refuse } from './refusal.ts';

/** An operation of the protocol, by REST and as a tool. */
export interface Operation {
  readonly capability: string;
  /** Runs the operation on the request, which has not been validated. */
  readonly run: (catalog: Catalog, siteUrl: string, request: unknown) => Result | Refusal;
}

const MAX_LISTED = 3;

const operation = <Schema extends v.GenericSchema>(
  capability: string,
  schema: Schema,
  run: (catalog: Catalog, siteUrl: string, request: v.InferOutput<Schema>) => Result | Refusal,
): Operation => ({
  capability,
  run: (catalog, siteUrl, request) => {
    const read = v.safeParse(schema, request);
    if (read.success) return run(catalog, siteUrl, read.output);
    const reasons = read.issues.slice(0, MAX_LISTED).map((issue) => {
      const path = v.getDotPath(issue) ?? 'the request';
      return issue.kind === 'validation' && issue.type === 'check' ? `${path} ${issue.message}` : path;
    });
    return refuse(
      'invalid_request',
      `These members are missing or not as the protocol defines them: ${reasons.join(', ')}.`,
    );
  },
});

const tooMany = (request: unknown): boolean =>
  typeof request === 'object' &&
  request !== null &&
  'ids' in request &&
  Array.isArray(request.ids) &&
  request.ids.length > MAX_LOOKED_UP_IDS;

const lookup = operation(LOOKUP_CAPABILITY, ucpLookupRequest, lookUpProducts);

/** All operations by the name of their tool. */
export const OPERATIONS = {
  search_catalog: operation(SEARCH_CAPABILITY, ucpSearchRequest, searchProducts),
  lookup_catalog: {
    ...lookup,
    run: (catalog, siteUrl, request) =>
      tooMany(request)
        ? refuse('request_too_large', `A lookup takes at most ${MAX_LOOKED_UP_IDS} IDs.`)
        : lookup.run(catalog, siteUrl, request),
  },
  get_product: operation(LOOKUP_CAPABILITY, ucpProductRequest, getProduct),
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;
