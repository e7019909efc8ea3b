import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import type { LookedUpLine } from '../../../client/ui/cart/looked-up-line.ts';
import { listedParts, readList } from '../../../domain/cart/read-list.ts';
import type { ListingResponse } from '../../../domain/catalog/listing.ts';
import { modifierOptions } from '../../../domain/catalog/modifier-options.ts';
import { listingJson } from '../../../domain/catalog/rows/listing-json.ts';
import { partById } from '../../../domain/catalog/rows/parts.ts';
import { sizeList } from '../../../domain/catalog/rows/size-list.ts';
import { asNamedPart, suggestParts } from '../../../domain/catalog/suggest/suggest.ts';
import { parseQuery } from '../../../domain/catalog-url/parse-query.ts';
import { unreadPricing } from '../../../domain/pricing/pricing-data.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { readComparisons } from '../../catalog/comparisons.ts';
import { AppError } from '../../http/app-error.ts';
import { readyJson } from '../../http/ready-json.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { knownSizes } from '../../listing/known-sizes.ts';
import { relaxedFilters } from '../../listing/relaxed-filters.ts';
import { logFailure } from '../../resilience/log-failure.ts';
import { limited } from '../../security/rate-limits.ts';
import { namedPart } from '../product/product.load.ts';
import { suggestPages } from '../search/suggest-pages.ts';
import {
  comparisonsRequest,
  modifierType,
  partsLookupRequest,
  productId,
  searchRequest,
  sizesRequest,
} from './api.schema.ts';
import { refuseInvalid } from './validation.ts';

const SUGGESTED_PARTS = 6;

const parseOrRefuse = (url: string) => {
  const { query, problems } = parseQuery(new URL(url).searchParams);
  if (problems.length > 0) throw new AppError('bad-input', { problems });
  return query;
};

/** The JSON interface of the store; `ApiType` types the browser's client. */
export const api = new Hono<AppBindings>()
  .get('/compounds-search', limited('SEARCH_LIMIT'), async (c) => {
    const query = parseOrRefuse(c.req.url);
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    c.header('X-Catalog-Version', catalog.version);
    c.header('Cache-Control', 'public, max-age=0, must-revalidate');
    return readyJson<ListingResponse>(c, listingJson(catalog, query));
  })
  .get('/relaxations', limited('SEARCH_LIMIT'), async (c) => {
    const query = parseOrRefuse(c.req.url);
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return c.json(relaxedFilters(catalog, query));
  })
  .get('/sizes', vValidator('query', sizesRequest, refuseInvalid), async (c) => {
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const request = c.req.valid('query');
    const sizes = await knownSizes(catalog, c.var.services.backend, request.standard);
    return c.json(sizeList({ sizes }, request));
  })
  .get('/modifiers/:type', vValidator('param', modifierType, refuseInvalid), async (c) => {
    const { type } = c.req.valid('param');
    const { services } = c.var;
    const data = await services.backend.modifiers(type).catch((error: unknown) => {
      logFailure('The filter options could not be read; those of the index are listed.', error);
      return [];
    });
    if (data.length === 0) return c.json({ data: modifierOptions(await services.catalog.get(waitUntilOf(c)), type) });
    return c.json({ data });
  })
  .get('/comparisons', vValidator('query', comparisonsRequest, refuseInvalid), async (c) =>
    c.json(await readComparisons(c.var.services.backend, c.req.valid('query').compounds)),
  )
  .get('/pricing/:id', limited('PRICE_LIMIT'), vValidator('param', productId, refuseInvalid), async (c) => {
    const { id } = c.req.valid('param');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const part = partById(catalog, id);
    if (part === null) throw new AppError('not-found');
    const data = await c.var.services.pricing.read(id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'backend-unavailable') return unreadPricing(part);
      throw error;
    });
    c.header('Cache-Control', 'no-store');
    return c.json(data);
  })
  .post('/parts-lookup', limited('SEARCH_LIMIT'), vValidator('json', partsLookupRequest, refuseInvalid), async (c) => {
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const { measurement } = c.var.preferences;
    c.header('Cache-Control', 'no-store');
    const lines = readList(catalog, c.req.valid('json').lines).map(
      (line): LookedUpLine =>
        line.kind === 'part' ? { ...line, part: namedPart(catalog, line.part, measurement) } : line,
    );
    return c.json({ lines });
  })
  .post('/search', limited('SEARCH_LIMIT'), vValidator('json', searchRequest, refuseInvalid), async (c) => {
    const text = c.req.valid('json').searchText.trim();
    if (text === '') return c.json({ products: [], pages: [] });
    const { services } = c.var;
    const [catalog, pages] = await Promise.all([services.catalog.get(waitUntilOf(c)), services.pages.all()]);
    const listed = listedParts(catalog, text).slice(0, SUGGESTED_PARTS);
    return c.json({
      products:
        listed.length > 0 ? listed.map(({ part }) => asNamedPart(part)) : suggestParts(catalog, text, SUGGESTED_PARTS),
      pages: suggestPages(pages, text).map(({ id, title, url }) => ({ id, title, url })),
    });
  });

export type ApiType = typeof api;
