import type { Deferred } from '../../../client/ui/late.tsx';
import { findParts, isStopped } from '../../../domain/engineering/understand/find-parts.ts';
import { keywordFilters } from '../../../domain/engineering/understand/keyword-filters.ts';
import { suggestedPages } from '../../../domain/engineering/understand/suggested-pages.ts';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import { cutText, LONGEST_SEARCH } from '../../../domain/kit/text/bounded-text.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import { listedParts } from '../../../domain/order/lists/reading/read-list.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { EMPTY_PAGE } from '../../../domain/shop/catalog/query.ts';
import { activeFilters } from '../../../domain/shop/catalog/search/active-filters.ts';
import { asNamedPart } from '../../../domain/shop/catalog/suggest/suggest.ts';
import { storeRequestHref } from '../../../domain/shop/catalog-url/store-request.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';
import type { FoundResponse } from '../../../domain/site/api/catalog/found.ts';
import type { NearestPartsResponse } from '../../../domain/site/api/catalog/nearest-parts.ts';
import type { SearchResponse } from '../../../domain/site/api/catalog/search.ts';
import type { PageRecord } from '../../backend/port.ts';
import { foundResponse } from '../../catalog/found-parts.ts';
import { namedPart } from '../../catalog/named-part.ts';
import { findNearestParts } from '../../catalog/nearest-parts.ts';
import type { PageList } from '../../content/page-list.ts';
import type { PageRequest } from '../../render/page.tsx';
import { settleSoon } from '../../resilience/settle-soon.ts';
import { pagesFor } from './pages-for.ts';

/** A part of a list, with the quantity next to it. */
export interface ListedPart extends PricingPart {
  readonly quantity: number | null;
}

/** The nearest parts to an unmatched search, and the prefilled form for a custom part. */
export interface NoMatches {
  readonly nearest: NearestPartsResponse;
  readonly customHref: string;
  readonly units: Pick<Preferences, 'measurement' | 'temperature'>;
}

export interface SearchPageProps {
  /** The search text, trimmed and cut; '' without one. */
  readonly text: string;
  /** Whether the text was cut at the maximum length. */
  readonly cut: boolean;
  /** The parts in the text, if it is a list of parts. */
  readonly listed: readonly ListedPart[];
  /** What was understood of the text, and the matching parts; `null` without a text. */
  readonly found: FoundResponse | null;
  /** Alternatives if the text was understood but no part matches; `null` otherwise. */
  readonly unanswered: NoMatches | null;
  readonly pages: Deferred<readonly PageRecord[]>;
}

const SHOWN_PARTS = 10;
const SHOWN_PAGES = 30;
const SUGGESTED_PARTS = 6;

/** Returns the parts of all groups as one list. */
const productsOf = (found: FoundResponse | null) =>
  (found?.groups ?? []).flatMap(({ parts }) =>
    parts.map(({ id, name, idMm, csMm, color, summary }) => ({ id, name, idMm, csMm, color, summary })),
  );

/** Returns the meaning of a text, for API clients. */
export const parsedText = (catalog: Catalog, text: string, unit: LengthUnit): FoundResponse =>
  foundResponse(catalog, findParts(catalog, text, SHOWN_PARTS), unit);

/** Returns the suggestions below the search box. */
export const suggestions = (
  catalog: Catalog,
  pages: readonly PageRecord[],
  text: string,
  unit: LengthUnit,
): SearchResponse => {
  const listed = listedParts(catalog, text).slice(0, SUGGESTED_PARTS);
  const found = findParts(catalog, text, SUGGESTED_PARTS);
  const shown = listed.length > 0 ? null : foundResponse(catalog, found, unit);
  const answers = suggestedPages(found.reading);
  return {
    products: listed.length > 0 ? listed.map(({ part }) => asNamedPart(catalog, part)) : productsOf(shown),
    pages: pagesFor(pages, text, found.reading.understood).map(({ id, title, url }) => ({
      id,
      title,
      url: answers.find(({ href }) => href.split('?')[0] === url)?.href ?? url,
    })),
    found: shown,
  };
};

/** Returns the alternatives for a text that was understood but matches no part. */
const unanswered = (catalog: Catalog, text: string, units: Preferences): SearchPageProps['unanswered'] => {
  const { query } = keywordFilters(catalog, { ...EMPTY_PAGE, search: text });
  const filters = activeFilters(catalog, query);
  if (filters.length === 0) return null;
  return {
    nearest: findNearestParts(catalog, { ...EMPTY_PAGE, search: text }),
    customHref: storeRequestHref(query, filters),
    units,
  };
};

/** What of the page follows from the index, and the pages that a list of them has for the text. */
const search = (
  catalog: Catalog,
  text: string,
  preferences: Preferences,
): Pick<SearchPageProps, 'listed' | 'found' | 'unanswered'> & {
  readonly pagesAmong: (pages: readonly PageRecord[]) => readonly PageRecord[];
} => {
  const unit = preferences.measurement;
  const found = findParts(catalog, text, SHOWN_PARTS);
  const answered = new Set(suggestedPages(found.reading).map(({ href }) => href.split('?')[0]));
  const listed = listedParts(catalog, text).map(({ part, quantity }) => ({
    ...namedPart(catalog, part, unit),
    quantity,
  }));
  return {
    listed,
    found: foundResponse(catalog, found, unit),
    unanswered:
      found.total === 0 && listed.length === 0 && !isStopped(found.reading)
        ? unanswered(catalog, text, preferences)
        : null,
    pagesAmong: (pages) =>
      pagesFor(pages, text, found.reading.understood, SHOWN_PAGES).filter(({ url }) => !answered.has(url)),
  };
};

/** Returns the parts and pages that `/search` shows for the text in the URL. */
export const loadSearch = async ({
  query,
  preferences,
  catalog,
  pages,
}: PageRequest & { readonly pages: PageList }): Promise<SearchPageProps> => {
  const given = (query.query ?? '').trim();
  const text = cutText(given, LONGEST_SEARCH).trim();
  if (text === '') return { text, cut: false, listed: [], found: null, unanswered: null, pages: { value: [] } };
  const records = pages.all();
  const { pagesAmong, ...parts } = search(await catalog(), text, preferences);
  return { text, cut: text !== given, ...parts, pages: await settleSoon(records.then(pagesAmong)) };
};
