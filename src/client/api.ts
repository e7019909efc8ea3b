import { hc } from 'hono/client';
import type { ListingResponse } from '../domain/catalog/listing.ts';
import type { Size } from '../domain/catalog/model.ts';
import type { CatalogQuery } from '../domain/catalog/query.ts';
import { queryPairs } from '../domain/catalog-url/query-string.ts';
import type { PricingData } from '../domain/pricing/pricing-data.ts';
import type { SizeStandard } from '../domain/sizes/size-standard.ts';
import type { LengthUnit } from '../domain/units.ts';
import type { ApiType } from '../server/routes/api/api.ts';
import type { LookedUpLine } from './ui/cart/looked-up-line.ts';
import type { SearchAnswer } from './ui/search/search-state.ts';

/** One filter of an empty result that could go, and how many rows there would be without it. */
export interface Relaxation {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  readonly totalItems: number;
  readonly href: string;
}

/** What the size list is narrowed by; lengths as text in `unit`. */
export interface SizeFilter {
  readonly standard: SizeStandard | 'all';
  readonly text: string;
  readonly id: string;
  readonly cs: string;
  readonly unit: LengthUnit;
}

export interface SizePage {
  readonly items: readonly Size[];
  readonly page: number;
  readonly limit: number;
  readonly totalItems: number;
}

/** One product a compound can be compared with (spec §3). */
export interface Comparison {
  readonly id: number;
  readonly comparison_link: string;
  readonly comparison_text: string;
}

export type Comparisons = Readonly<Record<string, readonly Comparison[]>>;

/** The network failing once is a tunnel or a sleeping radio; failing twice is told. An aborted request is not retried. */
const fetchOnceMore: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    return fetch(input, init);
  }
};

const client = hc<ApiType>('/api', { fetch: fetchOnceMore });

const json = async <T>(answer: Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>): Promise<T> => {
  const response = await answer;
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  // The routes' own types describe the answer; both ends are built from one checkout.
  return (await response.json()) as T;
};

const parameters = (query: CatalogQuery) => ({ query: Object.fromEntries(queryPairs(query)) });

/** One page of parts, or of compounds in compound mode, with its facets. */
export const searchParts = (query: CatalogQuery, signal: AbortSignal): Promise<ListingResponse> =>
  json(client['compounds-search'].$get(parameters(query), { init: { signal } }));

/** What compounds can be compared with, by compound id. */
export const readComparisons = (compoundIds: readonly number[], signal: AbortSignal): Promise<Comparisons> =>
  json(client.comparisons.$get({ query: { compounds: compoundIds.join(',') } }, { init: { signal } }));

/** Which single filters of an empty result could be dropped. */
export const listRelaxations = (query: CatalogQuery, signal: AbortSignal): Promise<readonly Relaxation[]> =>
  json(client.relaxations.$get(parameters(query), { init: { signal } }));

/** One page of 100 sizes. */
export const listSizes = (filter: SizeFilter, page: number, signal: AbortSignal): Promise<SizePage> =>
  json(client.sizes.$get({ query: { ...filter, page: String(page) } }, { init: { signal } }));

/** What is needed to price any quantity of one product. */
export const readPricing = async (productId: number, signal: AbortSignal): Promise<PricingData> => {
  const answer = client.pricing[':id'].$get({ param: { id: String(productId) } }, { init: { signal } });
  const data = await json<PricingData>(answer);
  if (data.isUnread) throw new Error('The prices are not at hand.');
  return data;
};

/** The parts and quantities that the lines of a list mean, line by line; at most 200 lines. */
export const lookUpParts = async (lines: readonly string[]): Promise<readonly LookedUpLine[]> =>
  (await json<{ lines: readonly LookedUpLine[] }>(client['parts-lookup'].$post({ json: { lines: [...lines] } }))).lines;

/** Parts and pages for a text, at most 200 characters (spec §7). */
export const suggest = (searchText: string, signal: AbortSignal): Promise<SearchAnswer> =>
  json(client.search.$post({ json: { searchText } }, { init: { signal } }));
