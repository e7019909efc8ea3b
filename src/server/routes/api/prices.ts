import { Hono } from 'hono';
import { alternativesEndpoint, pricesEndpoint } from '../../../domain/api/prices.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { answer } from '../../http/answer.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { limited } from '../../security/rate-limits.ts';
import { checked } from './validation.ts';

/** Prices of a whole list, and what could stand in for its lines from stock. */
export const pricesApi = new Hono<AppBindings>()
  .post(pricesEndpoint.path, limited('PRICE_LIMIT'), checked(pricesEndpoint), async (c) => {
    const { services } = c.var;
    const catalog = await services.catalog.get(waitUntilOf(c));
    const { pricedLines } = await import('../../pricing/priced-lines.ts');
    return answer(c, pricesEndpoint, {
      lines: await pricedLines(catalog, services.prices, c.req.valid('json').lines),
    });
  })
  .post(alternativesEndpoint.path, limited('PRICE_LIMIT'), checked(alternativesEndpoint), async (c) => {
    const { services, preferences } = c.var;
    const catalog = await services.catalog.get(waitUntilOf(c));
    const { readAlternatives } = await import('../../catalog/alternatives.ts');
    const sources = { catalog, backend: services.backend, pricing: services.prices, preferences };
    return answer(c, alternativesEndpoint, { lines: await readAlternatives(c.req.valid('json').lines, sources) });
  });
