import { searchHref } from '../../../../domain/reference/paths/store-links.ts';
import { byFacet, FACET_GROUPS } from '../../../../domain/shop/catalog/facets.ts';
import type { Catalog } from '../../../../domain/shop/catalog/index/catalog.ts';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { RANGE_PARAMETERS } from '../../../../domain/shop/catalog/ranges.ts';
import { differenceText } from '../../../../domain/shop/catalog-url/difference-text.ts';
import { listingHref } from '../../../../domain/shop/catalog-url/query-string.ts';
import { unknownValues } from '../../../../domain/shop/catalog-url/unknown-values.ts';
import type { PublicParse } from '../../../../domain/site/api/v1/parse.ts';
import type { PartsPage } from '../../../../domain/site/api/v1/parts.ts';
import { type SearchInput, type SearchOutput, searchCatalogTool } from '../../../../domain/site/mcp/catalog-tools.ts';
import { comparedParts } from '../../../catalog/nearest-parts.ts';
import { partsPage, readPartsRequest } from '../../../catalog/parts-page.ts';
import { publicParse } from '../../../catalog/public-parse.ts';
import { cellOf, publicParts } from '../../../catalog/public-parts.ts';
import { listedPart } from './listed-part.ts';
import { runnable } from './tool-calls.ts';

const UNITS = { measurement: 'mm', temperature: 'C' } as const;

/** Values per filter, most frequent first. */
const LISTED_VALUES = 8;

/** Returns the parameters of the store for a text and filters. A filter replaces what the text says about the same. */
const parametersOf = (found: PublicParse | null, { filters, sort }: SearchInput): URLSearchParams => {
  const parameters = new URLSearchParams(found?.query ?? '');
  const set = (name: string, value: readonly string[] | number | undefined): void => {
    if (value !== undefined) parameters.set(name, String(value));
  };
  set('size', filters.sizes);
  set('compound', filters.compounds);
  set('media', filters.media);
  for (const group of FACET_GROUPS) set(group, filters[group]);
  set(RANGE_PARAMETERS.idMm.low, filters.id_min_mm);
  set(RANGE_PARAMETERS.idMm.high, filters.id_max_mm);
  set(RANGE_PARAMETERS.csMm.low, filters.cs_min_mm);
  set(RANGE_PARAMETERS.csMm.high, filters.cs_max_mm);
  set(RANGE_PARAMETERS.temperatureC.low, filters.temperature_low_c);
  set(RANGE_PARAMETERS.temperatureC.high, filters.temperature_high_c);
  if (filters.in_stock) parameters.set('stock_available', 'true');
  if (sort) parameters.set('sortBy', sort);
  parameters.delete('limit');
  return parameters;
};

const frequent = (facets: NonNullable<PartsPage['facets']>): SearchOutput['facets'] =>
  byFacet(({ key }) =>
    facets[key]
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, LISTED_VALUES),
  );

const fromText = ({ groups }: PublicParse): SearchOutput['nearest'] =>
  groups.flatMap(({ items }) =>
    items.map(({ part: { part_number, description, url }, differences }) => ({
      part_number,
      description,
      differences,
      url,
    })),
  );

const fromFilters = (catalog: Catalog, query: CatalogQuery, siteUrl: string): SearchOutput['nearest'] => {
  const partOf = publicParts(catalog, siteUrl);
  return comparedParts(catalog, query).parts.map(({ part, differs }) => {
    const { part_number, description, url } = partOf(cellOf(catalog, part));
    return {
      part_number,
      description,
      differences: differs.map((one) => differenceText(one, UNITS)).join('; '),
      url,
    };
  });
};

const readingOf = (found: PublicParse | null): Pick<SearchOutput, 'understood' | 'unread_words' | 'questions'> => ({
  understood: (found?.understood ?? []).map(({ label, value, typed }) => ({ label, value, typed })),
  unread_words: (found?.unread ?? []).map(({ typed }) => typed),
  questions: (found?.questions ?? []).map(({ question, choices }) => ({
    question,
    choices: choices.map(({ text }) => text),
  })),
});

const NO_FACETS = byFacet(() => []);

/** Finds parts by text and filters, through the same queries as the store and `GET /api/v1/parts`. */
export const searchTool = runnable(searchCatalogTool, async (input, { catalog: index, services: { settings } }) => {
  const { siteUrl } = settings;
  const catalog = await index();
  const text = input.text.trim();
  const found = text === '' ? null : publicParse(catalog, siteUrl, text, 'mm');
  const request = readPartsRequest(parametersOf(found, input));
  const query = { ...request.query, limit: input.limit };
  const reading = readingOf(found);
  // The text names no size that exists, another product, or something ambiguous: without it, everything would match.
  if (found !== null && found.total_items === 0)
    return {
      value: {
        catalog_version: catalog.version,
        total_items: 0,
        parts: [],
        ...reading,
        warnings: [...found.warnings],
        nearest: fromText(found),
        facets: NO_FACETS,
        url: siteUrl + searchHref(text),
      },
    };
  const page = partsPage(catalog, { query, cursor: '', facets: true }, siteUrl);
  const unknown = unknownValues(catalog, query).map(({ parameter, message }) => `${parameter}: ${message}`);
  return {
    value: {
      catalog_version: page.catalog_version,
      total_items: page.total_items,
      parts: page.items.map(listedPart),
      ...reading,
      warnings: [...(found?.warnings ?? []), ...unknown],
      nearest: page.total_items > 0 ? [] : fromFilters(catalog, query, siteUrl),
      facets: page.facets ? frequent(page.facets) : NO_FACETS,
      url: siteUrl + listingHref(request.query),
    },
  };
});
