import { alternativesEndpoint, pricesEndpoint } from '../../../domain/site/api/prices.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { checked } from './validation.ts';

const RULES = { limit: 'PRICE_LIMIT', body: 64 * KB } as const;

/** Prices of a cart or list for its islands, and alternatives from stock for its lines. */
export const pricesApi = defineRoutes()
  .post(pricesEndpoint.path, RULES, checked(pricesEndpoint), async (c) => {
    const { services } = c.var;
    const catalog = await services.catalog.get(waitUntilOf(c));
    const { pricedLines } = await import('../../pricing/priced-lines.ts');
    return respond(c, pricesEndpoint, {
      lines: await pricedLines(catalog, services.prices, c.req.valid('json').lines),
    });
  })
  .post(alternativesEndpoint.path, RULES, checked(alternativesEndpoint), async (c) => {
    const { services, preferences } = c.var;
    const catalog = await services.catalog.get(waitUntilOf(c));
    const { readAlternatives } = await import('../../catalog/alternatives.ts');
    const sources = { catalog, backend: services.backend, pricing: services.prices, preferences };
    return respond(c, alternativesEndpoint, { lines: await readAlternatives(c.req.valid('json').lines, sources) });
  });
