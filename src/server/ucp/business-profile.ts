import { UCP_VERSION } from '../../domain/site/api/ucp.ts';

export const SEARCH_CAPABILITY = 'dev.ucp.shopping.catalog.search';
export const LOOKUP_CAPABILITY = 'dev.ucp.shopping.catalog.lookup';
const PERMALINK_CAPABILITY = 'dev.ucp.shopping.permalink';

const SPEC = `https://ucp.dev/${UCP_VERSION}`;

/** The published schemas of the responses. */
export const SCHEMAS = {
  search: `${SPEC}/schemas/shopping/catalog_search.json`,
  lookup: `${SPEC}/schemas/shopping/catalog_lookup.json`,
} as const;

/**
 * Returns the profile of this site: catalog and links to the cart, without payment, because orders are confirmed by
 * quote.
 */
export const businessProfile = (siteUrl: string) => {
  const service = (transport: 'rest' | 'mcp', endpoint: string, schema: string) => ({
    version: UCP_VERSION,
    transport,
    endpoint: siteUrl + endpoint,
    schema: `${SPEC}/services/shopping/${schema}`,
    spec: `${SPEC}/specification/overview`,
  });
  const capability = (schema: string, spec: string) => ({
    version: UCP_VERSION,
    schema,
    spec: `${SPEC}/specification/${spec}`,
  });
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          service('rest', '/api/ucp', 'rest.openapi.json'),
          service('mcp', '/api/ucp/mcp', 'mcp.openrpc.json'),
        ],
      },
      capabilities: {
        [SEARCH_CAPABILITY]: [capability(SCHEMAS.search, 'shopping/catalog/search')],
        [LOOKUP_CAPABILITY]: [capability(SCHEMAS.lookup, 'shopping/catalog/lookup')],
        [PERMALINK_CAPABILITY]: [
          {
            ...capability(`${SPEC}/schemas/shopping/permalink.json`, 'permalink'),
            config: { endpoint: `${siteUrl}/buy` },
          },
        ],
      },
      payment_handlers: {},
    },
  };
};
