import { modifierOptions } from '../../../domain/shop/catalog/modifier-options.ts';
import { partById } from '../../../domain/shop/catalog/rows/parts.ts';
import { unreadPricing } from '../../../domain/shop/pricing/pricing-data.ts';
import { comparisonsEndpoint } from '../../../domain/site/api/catalog/comparisons.ts';
import { compoundsSearchEndpoint } from '../../../domain/site/api/catalog/compounds-search.ts';
import { modifiersEndpoint } from '../../../domain/site/api/catalog/modifiers.ts';
import { nearestPartsEndpoint } from '../../../domain/site/api/catalog/nearest-parts.ts';
import { parseEndpoint } from '../../../domain/site/api/catalog/parse.ts';
import { partsLookupEndpoint } from '../../../domain/site/api/catalog/parts-lookup.ts';
import { relaxationsEndpoint } from '../../../domain/site/api/catalog/relaxations.ts';
import { searchEndpoint } from '../../../domain/site/api/catalog/search.ts';
import { sizesEndpoint } from '../../../domain/site/api/catalog/sizes.ts';
import { pricingEndpoint } from '../../../domain/site/api/pricing.ts';
import { readComparisons } from '../../catalog/comparisons.ts';
import { knownSizes } from '../../catalog/known-sizes.ts';
import { AppError } from '../../http/app-error.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { respond, respondWithJson } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { logFailure } from '../../resilience/log-failure.ts';
import { questionParameters } from '../../response-cache/cache-parameters.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { CATALOG_QUERY, FOR_PROGRAMS, OF_CATALOG, OF_CATALOG_HERE, sharedOfCatalog } from './api-rules.ts';
import { parseOrRefuse } from './parse-or-refuse.ts';
import { checked } from './validation.ts';

const LISTING = sharedOfCatalog(questionParameters);

/** The store's API endpoints. */
export const api = defineRoutes()
  .get(compoundsSearchEndpoint.path, { policy: LISTING, limit: 'SEARCH_LIMIT' }, async (c) => {
    const query = parseOrRefuse(c.req.url);
    const { listingJson } = await import('../../../domain/shop/catalog/rows/listing-json.ts');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    c.header('X-Catalog-Version', catalog.version);
    if (query.quantity !== null && query.mode === 'parts') {
      const { searchWithOffers } = await import('../../catalog/listed-offers.ts');
      const ofParts = { ...query, mode: query.mode };
      return respond(c, compoundsSearchEndpoint, await searchWithOffers(catalog, ofParts, c.var.services.prices));
    }
    return respondWithJson(c, listingJson(catalog, query));
  })
  .get(relaxationsEndpoint.path, { ...OF_CATALOG, anyParameter: CATALOG_QUERY }, async (c) => {
    const query = parseOrRefuse(c.req.url);
    const { relaxedFilters } = await import('../../catalog/relaxed-filters.ts');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return respond(c, relaxationsEndpoint, relaxedFilters(catalog, query));
  })
  .get(nearestPartsEndpoint.path, { ...OF_CATALOG_HERE, anyParameter: CATALOG_QUERY }, async (c) => {
    const query = parseOrRefuse(c.req.url);
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    c.header('X-Catalog-Version', catalog.version);
    const { findNearestParts } = await import('../../catalog/nearest-parts.ts');
    return respond(c, nearestPartsEndpoint, findNearestParts(catalog, query));
  })
  .get(sizesEndpoint.path, { parameters: parametersOf(sizesEndpoint) }, checked(sizesEndpoint), async (c) => {
    const { sizeList } = await import('../../../domain/shop/catalog/rows/size-list.ts');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const request = c.req.valid('query');
    const sizes = await knownSizes(catalog, c.var.services.backend, request.standard);
    return respond(c, sizesEndpoint, sizeList({ sizes }, request));
  })
  .get(modifiersEndpoint.path, {}, checked(modifiersEndpoint), async (c) => {
    const { type } = c.req.valid('param');
    const { services } = c.var;
    const data = await services.backend.modifiers(type).catch((error: unknown) => {
      logFailure('The filter options could not be read; the options in the index are listed.', error);
      return [];
    });
    return respond(c, modifiersEndpoint, {
      data: data.length === 0 ? modifierOptions(await services.catalog.get(waitUntilOf(c)), type) : data,
    });
  })
  .get(
    comparisonsEndpoint.path,
    { parameters: parametersOf(comparisonsEndpoint) },
    checked(comparisonsEndpoint),
    async (c) =>
      respond(c, comparisonsEndpoint, await readComparisons(c.var.services.backend, c.req.valid('query').compounds)),
  )
  .get(pricingEndpoint.path, { limit: 'PRICE_LIMIT' }, checked(pricingEndpoint), async (c) => {
    const { id } = c.req.valid('param');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const part = partById(catalog, id);
    if (part === null) throw new AppError('not-found');
    const data = await c.var.services.pricing.read(id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'backend-unavailable')
        return unreadPricing(part, c.var.services.catalog.state()?.publishedAt ?? null);
      throw error;
    });
    return respond(c, pricingEndpoint, data);
  })
  .post(partsLookupEndpoint.path, { ...FOR_PROGRAMS, body: 64 * KB }, checked(partsLookupEndpoint), async (c) => {
    const { lookedUp } = await import('./parts-lookup.ts');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const { measurement } = c.var.preferences;
    const lines = lookedUp(catalog, c.req.valid('json').lines, measurement);
    return respond(c, partsLookupEndpoint, { lines });
  })
  .get(
    parseEndpoint.path,
    { ...OF_CATALOG_HERE, parameters: parametersOf(parseEndpoint) },
    checked(parseEndpoint),
    async (c) => {
      const { parsedText } = await import('../search/search.load.ts');
      const { q, unit } = c.req.valid('query');
      const catalog = await c.var.services.catalog.get(waitUntilOf(c));
      c.header('X-Catalog-Version', catalog.version);
      return respond(c, parseEndpoint, parsedText(catalog, q, unit));
    },
  )
  .post(searchEndpoint.path, { ...FOR_PROGRAMS, body: 4 * KB }, checked(searchEndpoint), async (c) => {
    const text = c.req.valid('json').searchText.trim();
    if (text === '') return respond(c, searchEndpoint, { products: [], pages: [], found: null });
    const { services, preferences } = c.var;
    const { suggestions } = await import('../search/search.load.ts');
    const [catalog, pages] = await Promise.all([services.catalog.get(waitUntilOf(c)), services.pages.all()]);
    return respond(c, searchEndpoint, suggestions(catalog, pages, text, preferences.measurement));
  });
