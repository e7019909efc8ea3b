import { Hono } from 'hono';
import { comparisonsEndpoint } from '../../../domain/api/comparisons.ts';
import { compoundsSearchEndpoint } from '../../../domain/api/compounds-search.ts';
import { modifiersEndpoint } from '../../../domain/api/modifiers.ts';
import { type LookedUpLine, partsLookupEndpoint } from '../../../domain/api/parts-lookup.ts';
import { pricingEndpoint } from '../../../domain/api/pricing.ts';
import { relaxationsEndpoint } from '../../../domain/api/relaxations.ts';
import { searchEndpoint } from '../../../domain/api/search.ts';
import { sizesEndpoint } from '../../../domain/api/sizes.ts';
import { listedParts, readList } from '../../../domain/cart/read-list.ts';
import { modifierOptions } from '../../../domain/catalog/modifier-options.ts';
import { listingJson } from '../../../domain/catalog/rows/listing-json.ts';
import { partById } from '../../../domain/catalog/rows/parts.ts';
import { sizeList } from '../../../domain/catalog/rows/size-list.ts';
import { asNamedPart, suggestParts } from '../../../domain/catalog/suggest/suggest.ts';
import { parseQuery } from '../../../domain/catalog-url/parse-query.ts';
import { unreadPricing } from '../../../domain/pricing/pricing-data.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { readComparisons } from '../../catalog/comparisons.ts';
import { knownSizes } from '../../catalog/known-sizes.ts';
import { namedPart } from '../../catalog/named-part.ts';
import { relaxedFilters } from '../../catalog/relaxed-filters.ts';
import { answer, readyAnswer } from '../../http/answer.ts';
import { AppError } from '../../http/app-error.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { logFailure } from '../../resilience/log-failure.ts';
import { limited } from '../../security/rate-limits.ts';
import { suggestPages } from '../search/suggest-pages.ts';

import { checked } from './validation.ts';

const SUGGESTED_PARTS = 6;

const parseOrRefuse = (url: string) => {
  const { query, problems } = parseQuery(new URL(url).searchParams);
  if (problems.length > 0) throw new AppError('bad-input', { problems });
  return query;
};

/** The store's part of the API. */
export const api = new Hono<AppBindings>()
  .get(compoundsSearchEndpoint.path, limited('SEARCH_LIMIT'), async (c) => {
    const query = parseOrRefuse(c.req.url);
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    c.header('X-Catalog-Version', catalog.version);
    return readyAnswer(c, listingJson(catalog, query));
  })
  .get(relaxationsEndpoint.path, limited('SEARCH_LIMIT'), async (c) => {
    const query = parseOrRefuse(c.req.url);
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    return answer(c, relaxationsEndpoint, relaxedFilters(catalog, query));
  })
  .get(sizesEndpoint.path, checked(sizesEndpoint), async (c) => {
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const request = c.req.valid('query');
    const sizes = await knownSizes(catalog, c.var.services.backend, request.standard);
    return answer(c, sizesEndpoint, sizeList({ sizes }, request));
  })
  .get(modifiersEndpoint.path, checked(modifiersEndpoint), async (c) => {
    const { type } = c.req.valid('param');
    const { services } = c.var;
    const data = await services.backend.modifiers(type).catch((error: unknown) => {
      logFailure('The filter options could not be read; those of the index are listed.', error);
      return [];
    });
    return answer(c, modifiersEndpoint, {
      data: data.length === 0 ? modifierOptions(await services.catalog.get(waitUntilOf(c)), type) : data,
    });
  })
  .get(comparisonsEndpoint.path, checked(comparisonsEndpoint), async (c) =>
    answer(c, comparisonsEndpoint, await readComparisons(c.var.services.backend, c.req.valid('query').compounds)),
  )
  .get(pricingEndpoint.path, limited('PRICE_LIMIT'), checked(pricingEndpoint), async (c) => {
    const { id } = c.req.valid('param');
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const part = partById(catalog, id);
    if (part === null) throw new AppError('not-found');
    const data = await c.var.services.pricing.read(id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'backend-unavailable') return unreadPricing(part);
      throw error;
    });
    return answer(c, pricingEndpoint, data);
  })
  .post(partsLookupEndpoint.path, limited('SEARCH_LIMIT'), checked(partsLookupEndpoint), async (c) => {
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const { measurement } = c.var.preferences;
    const lines = readList(catalog, c.req.valid('json').lines).map(
      (line): LookedUpLine =>
        line.kind === 'part' ? { ...line, part: namedPart(catalog, line.part, measurement) } : line,
    );
    return answer(c, partsLookupEndpoint, { lines });
  })
  .post(searchEndpoint.path, limited('SEARCH_LIMIT'), checked(searchEndpoint), async (c) => {
    const text = c.req.valid('json').searchText.trim();
    if (text === '') return answer(c, searchEndpoint, { products: [], pages: [] });
    const { services } = c.var;
    const [catalog, pages] = await Promise.all([services.catalog.get(waitUntilOf(c)), services.pages.all()]);
    const listed = listedParts(catalog, text).slice(0, SUGGESTED_PARTS);
    return answer(c, searchEndpoint, {
      products:
        listed.length > 0
          ? listed.map(({ part }) => asNamedPart(catalog, part))
          : suggestParts(catalog, text, SUGGESTED_PARTS),
      pages: suggestPages(pages, text).map(({ id, title, url }) => ({ id, title, url })),
    });
  });
