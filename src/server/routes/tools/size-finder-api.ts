import { nearestSizesEndpoint } from '../../../domain/site/api/catalog/nearest-sizes.ts';
import { sizePartsEndpoint } from '../../../domain/site/api/catalog/size-parts.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { OF_CATALOG, ofCatalog } from '../api/api-rules.ts';
import { checked } from '../api/validation.ts';

/** The page's form also sends which length `length` was. */
const NEAREST_PARAMETERS = [...parametersOf(nearestSizesEndpoint), 'by'];

/** The content of the size finder's page, for API clients. */
export const sizeFinderApi = defineRoutes()
  .get(nearestSizesEndpoint.path, { ...OF_CATALOG, parameters: NEAREST_PARAMETERS }, async (c) => {
    const { findNearestSizes, readOrRefuse } = await import('./size-responses.ts');
    const request = readOrRefuse(c.req.url);
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return respond(c, nearestSizesEndpoint, findNearestSizes(catalog, request));
  })
  .get(sizePartsEndpoint.path, ofCatalog(sizePartsEndpoint), checked(sizePartsEndpoint), async (c) => {
    const { partsOfSizes } = await import('../../catalog/size-finder.ts');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return respond(c, sizePartsEndpoint, { sizes: partsOfSizes(catalog, c.req.valid('query').size) });
  });
