import { adviceLinksEndpoint } from '../../../domain/site/api/catalog/advice-links.ts';
import { adviseEndpoint, mediaEndpoint } from '../../../domain/site/api/v1/materials.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { perRequest } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { FOR_PROGRAMS, OF_CATALOG_HERE } from './api-rules.ts';
import { checked } from './validation.ts';

const MEDIA = {
  policy: perRequest('public, max-age=86400'),
  parameters: parametersOf(mediaEndpoint),
  limit: 'SEARCH_LIMIT',
  crossOrigin: true,
} as const;

/** Why the handler gets all query parameters. */
const ADVISOR_QUERY = 'the query of the advisor’s page, which reads what it knows';

/** Materials in the API, and links to parts for the material advisor. */
export const materialsApi = defineRoutes()
  .post(adviseEndpoint.path, { ...FOR_PROGRAMS, body: 8 * KB }, checked(adviseEndpoint), async (c) => {
    const { adviceOn, readAdvice } = await import('./material-responses.ts');
    const request = c.req.valid('json');
    const read = readAdvice(request);
    const { catalog, settings } = c.var.services;
    return respond(c, adviseEndpoint, adviceOn(await catalog.get(waitUntilOf(c)), settings.siteUrl, request, read));
  })
  .get(mediaEndpoint.path, MEDIA, checked(mediaEndpoint), async (c) => {
    const { mediaNear } = await import('./material-responses.ts');
    c.header('Cache-Control', 'public, max-age=86400');
    return respond(c, mediaEndpoint, { items: mediaNear(c.req.valid('query').q) });
  })
  .get(adviceLinksEndpoint.path, { ...OF_CATALOG_HERE, anyParameter: ADVISOR_QUERY }, async (c) => {
    const { adviceLinksFor } = await import('../tools/material-advisor.load.ts');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return respond(c, adviceLinksEndpoint, adviceLinksFor(catalog, new URL(c.req.url).searchParams));
  });
