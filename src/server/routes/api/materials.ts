import { adviseEndpoint, mediaEndpoint } from '../../../domain/site/api/materials.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { perRequest } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { FOR_PROGRAMS } from './api-rules.ts';
import { checked } from './validation.ts';

const MEDIA = {
  policy: perRequest('public, max-age=86400'),
  parameters: parametersOf(mediaEndpoint),
  limit: 'SEARCH_LIMIT',
  crossOrigin: true,
} as const;

/** Materials in the API. */
export const materialsApi = defineRoutes()
  .post(adviseEndpoint.path, { ...FOR_PROGRAMS, body: 8 * KB }, checked(adviseEndpoint), async (c) => {
    const { adviceOn, readAdvice } = await import('./material-responses.ts');
    const request = c.req.valid('json');
    const read = readAdvice(request);
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return respond(c, adviseEndpoint, adviceOn(catalog, request, read));
  })
  .get(mediaEndpoint.path, MEDIA, checked(mediaEndpoint), async (c) => {
    const { mediaNear } = await import('./material-responses.ts');
    c.header('Cache-Control', 'public, max-age=86400');
    return respond(c, mediaEndpoint, { items: mediaNear(c.req.valid('query').q) });
  });
