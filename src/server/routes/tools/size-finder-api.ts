import { Hono } from 'hono';
import { nearestSizesEndpoint } from '../../../domain/api/nearest-sizes.ts';
import { sizePartsEndpoint } from '../../../domain/api/size-parts.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { answer } from '../../http/answer.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { limited } from '../../security/rate-limits.ts';
import { checked } from '../api/validation.ts';

/** What the size finder's page shows, for machines. */
export const sizeFinderApi = new Hono<AppBindings>()
  .get(nearestSizesEndpoint.path, limited('SEARCH_LIMIT'), async (c) => {
    const { nearestAnswer, readOrRefuse } = await import('./size-answers.ts');
    const asked = readOrRefuse(c.req.url);
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return answer(c, nearestSizesEndpoint, nearestAnswer(catalog, asked));
  })
  .get(sizePartsEndpoint.path, limited('SEARCH_LIMIT'), checked(sizePartsEndpoint), async (c) => {
    const { partsOfSizes } = await import('../../catalog/size-finder.ts');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return answer(c, sizePartsEndpoint, { sizes: partsOfSizes(catalog, c.req.valid('query').size) });
  });
