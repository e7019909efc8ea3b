import { changesEndpoint, DEFAULT_CHANGES } from '../../../domain/site/api/v1/changes.ts';
import { compoundEndpoint } from '../../../domain/site/api/v1/compounds.ts';
import { publicNearestPartsEndpoint } from '../../../domain/site/api/v1/nearest-parts.ts';
import { publicParseEndpoint } from '../../../domain/site/api/v1/parse.ts';
import { lookUpPartsEndpoint, partEndpoint, partsEndpoint } from '../../../domain/site/api/v1/parts.ts';
import { publicPricesEndpoint } from '../../../domain/site/api/v1/prices.ts';
import { publicSizesEndpoint } from '../../../domain/site/api/v1/sizes.ts';
import { AppError } from '../../http/app-error.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { PUBLIC_REVALIDATE, perRequest } from '../../response-cache/cache-policy.ts';
import { respondWithVersion } from '../../response-cache/respond-with-version.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { CATALOG_QUERY, cachedOfCatalog, FOR_PROGRAMS, OF_CATALOG, ofCatalog } from './api-rules.ts';
import { parseOrRefuse } from './parse-or-refuse.ts';
import { checked } from './validation.ts';

const PRICES = { ...FOR_PROGRAMS, limit: 'PRICE_LIMIT', body: 64 * KB } as const;

/** Its ETag also depends on the files that are written after a version is published, so the handler sets it. */
const CHANGES = {
  ...OF_CATALOG,
  policy: perRequest(PUBLIC_REVALIDATE),
  parameters: parametersOf(changesEndpoint),
} as const;

/** Parts, compounds and sizes for programs, from the index alone, and current prices. Follows the routes with fixed paths below `parts`. */
export const publicApi = defineRoutes()
  .get(partsEndpoint.path, { ...OF_CATALOG, anyParameter: CATALOG_QUERY }, async (c) => {
    const { partsPage, readPartsRequest } = await import('../../catalog/parts-page.ts');
    const request = readPartsRequest(new URL(c.req.url).searchParams);
    const { catalog, settings } = c.var.services;
    return respond(c, partsEndpoint, partsPage(await catalog.get(waitUntilOf(c)), request, settings.siteUrl));
  })
  .get(publicNearestPartsEndpoint.path, { ...OF_CATALOG, anyParameter: CATALOG_QUERY }, async (c) => {
    const { publicNearestParts } = await import('../../catalog/public-nearest-parts.ts');
    const query = parseOrRefuse(c.req.url);
    const { catalog, settings } = c.var.services;
    const nearest = publicNearestParts(await catalog.get(waitUntilOf(c)), settings.siteUrl, query);
    return respond(c, publicNearestPartsEndpoint, nearest);
  })
  .get(publicParseEndpoint.path, ofCatalog(publicParseEndpoint), checked(publicParseEndpoint), async (c) => {
    const { publicParse } = await import('../../catalog/public-parse.ts');
    const { q, unit } = c.req.valid('query');
    const { catalog, settings } = c.var.services;
    const parsed = publicParse(await catalog.get(waitUntilOf(c)), settings.siteUrl, q, unit);
    return respond(c, publicParseEndpoint, parsed);
  })
  .get(partEndpoint.path, cachedOfCatalog(partEndpoint), checked(partEndpoint), async (c) => {
    const { lookUpParts } = await import('../../catalog/public-parts.ts');
    const { catalog: index, settings } = c.var.services;
    const catalog = await index.get(waitUntilOf(c));
    const [found] = lookUpParts(catalog, settings.siteUrl, [c.req.valid('param').part_number]);
    if (!found?.part) throw new AppError('not-found', { message: 'There is no part with this number.' });
    return respond(c, partEndpoint, { catalog_version: catalog.version, part: found.part });
  })
  .post(lookUpPartsEndpoint.path, { ...FOR_PROGRAMS, body: 64 * KB }, checked(lookUpPartsEndpoint), async (c) => {
    const { lookUpParts } = await import('../../catalog/public-parts.ts');
    const { catalog: index, settings } = c.var.services;
    const catalog = await index.get(waitUntilOf(c));
    const items = lookUpParts(catalog, settings.siteUrl, c.req.valid('json').part_numbers);
    return respond(c, lookUpPartsEndpoint, { catalog_version: catalog.version, items });
  })
  .post(publicPricesEndpoint.path, PRICES, checked(publicPricesEndpoint), async (c) => {
    const { publicPrices } = await import('../../catalog/public-prices.ts');
    const { catalog, prices } = c.var.services;
    const { lines } = c.req.valid('json');
    return respond(c, publicPricesEndpoint, await publicPrices(await catalog.get(waitUntilOf(c)), prices, lines));
  })
  .get(compoundEndpoint.path, cachedOfCatalog(compoundEndpoint), checked(compoundEndpoint), async (c) => {
    const { compoundFacts } = await import('../../catalog/public-parts.ts');
    const { catalog: index, settings } = c.var.services;
    const catalog = await index.get(waitUntilOf(c));
    const compound = compoundFacts(catalog, settings.siteUrl, c.req.valid('param').code);
    if (compound === null) throw new AppError('not-found', { message: 'There is no compound with this code.' });
    return respond(c, compoundEndpoint, { catalog_version: catalog.version, compound });
  })
  .get(changesEndpoint.path, CHANGES, checked(changesEndpoint), async (c) => {
    const { changesPage, changesRange } = await import('../../data/public-changes.ts');
    const { catalog: store, settings, data } = c.var.services;
    const { since, cursor, limit = DEFAULT_CHANGES } = c.req.valid('query');
    const [catalog, index] = await Promise.all([store.get(waitUntilOf(c)), data.index()]);
    const range = changesRange(index, { catalog, publishedAt: store.state()?.publishedAt ?? null }, since, cursor);
    return respondWithVersion(c, ['catalog'], range.to, async () =>
      respond(c, changesEndpoint, await changesPage(range, Number(limit), catalog, settings.siteUrl, data)),
    );
  })
  .get(publicSizesEndpoint.path, cachedOfCatalog(publicSizesEndpoint), checked(publicSizesEndpoint), async (c) => {
    const { publicSizes } = await import('../../catalog/public-parts.ts');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const items = publicSizes(catalog, c.req.valid('query').standard);
    return respond(c, publicSizesEndpoint, { catalog_version: catalog.version, total_items: items.length, items });
  });
