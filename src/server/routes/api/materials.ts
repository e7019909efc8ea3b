import { Hono } from 'hono';
import { adviseEndpoint, mediaEndpoint } from '../../../domain/api/materials.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { answer } from '../../http/answer.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { limited } from '../../security/rate-limits.ts';
import { checked } from './validation.ts';

/** Materials as the API tells of them. */
export const materialsApi = new Hono<AppBindings>()
  .post(adviseEndpoint.path, limited('SEARCH_LIMIT'), checked(adviseEndpoint), async (c) => {
    const { adviceOn, readAdvice } = await import('./material-answers.ts');
    const request = c.req.valid('json');
    const read = readAdvice(request);
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return answer(c, adviseEndpoint, adviceOn(catalog, request, read));
  })
  .get(mediaEndpoint.path, limited('SEARCH_LIMIT'), checked(mediaEndpoint), async (c) => {
    const { mediaNear } = await import('./material-answers.ts');
    c.header('Cache-Control', 'public, max-age=86400');
    return answer(c, mediaEndpoint, { items: mediaNear(c.req.valid('query').q) });
  });
