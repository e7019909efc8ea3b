import { sizePartsEndpoint } from '../../../domain/site/api/catalog/size-parts.ts';
import { nearestSizesEndpoint } from '../../../domain/site/api/v1/nearest-sizes.ts';
import { publicSizePartsEndpoint } from '../../../domain/site/api/v1/size-parts.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { cachedOfCatalog, OF_CATALOG_HERE, ofCatalog } from '../api/api-rules.ts';
import { checked } from '../api/validation.ts';

const SIZE_PARTS = { ...OF_CATALOG_HERE, parameters: parametersOf(sizePartsEndpoint) } as const;

/** Sizes of measured rings and the parts of sizes for programs, and the parts of sizes for the site's tools. */
export const sizeFinderApi = defineRoutes()
  .get(nearestSizesEndpoint.path, ofCatalog(nearestSizesEndpoint), async (c) => {
    const { findNearestSizes, readOrRefuse } = await import('./size-responses.ts');
    const request = readOrRefuse(c.req.url);
    const { catalog, settings } = c.var.services;
    return respond(
      c,
      nearestSizesEndpoint,
      findNearestSizes(await catalog.get(waitUntilOf(c)), settings.siteUrl, request),
    );
  })
  .get(
    publicSizePartsEndpoint.path,
    cachedOfCatalog(publicSizePartsEndpoint),
    checked(publicSizePartsEndpoint),
    async (c) => {
      const { publicSizeParts } = await import('../../catalog/size-finder.ts');
      const { catalog, settings } = c.var.services;
      const { size } = c.req.valid('query');
      return respond(
        c,
        publicSizePartsEndpoint,
        publicSizeParts(await catalog.get(waitUntilOf(c)), settings.siteUrl, size),
      );
    },
  )
  .get(sizePartsEndpoint.path, SIZE_PARTS, checked(sizePartsEndpoint), async (c) => {
    const { partsOfSizes } = await import('../../catalog/size-finder.ts');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return respond(c, sizePartsEndpoint, { sizes: partsOfSizes(catalog, c.req.valid('query').size) });
  });
