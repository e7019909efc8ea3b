import { createStore, type StoreApi } from 'zustand/vanilla';
import { counted, formatCount } from '../../domain/kit/text/counted.ts';
import type { ListingResponse } from '../../domain/shop/catalog/listing.ts';
import type { CatalogQuery } from '../../domain/shop/catalog/query.ts';
import { queryString } from '../../domain/shop/catalog-url/query-string.ts';
import type { NearestPartsResponse } from '../../domain/site/api/catalog/nearest-parts.ts';
import type { RelaxedFilter } from '../../domain/site/api/catalog/relaxations.ts';
import { type Failure, failureIn } from '../failure.ts';

export type HistoryMode = 'push' | 'replace';

export interface ListingState {
  /** The requested query. It changes with the click, before any response. */
  readonly query: CatalogQuery;
  /** The last response; `null` while the server-rendered rows are shown. */
  readonly response: ListingResponse | null;
  /** For an empty result: which filters could be removed; `null` as rendered, or not known yet. */
  readonly relaxations: readonly RelaxedFilter[] | null;
  /** For an empty result of parts: the nearest parts; `null` as rendered, or not known yet. */
  readonly nearest: NearestPartsResponse | null;
  /** `loading` only if a response takes a moment. */
  readonly status: 'idle' | 'loading' | 'error';
  /** Why the last request failed; `null` unless `status` is `error`. */
  readonly failure: Failure | null;
  /** Announced politely by screen readers. */
  readonly announcement: string;
  /** Whether the filter overlay of small screens is open. */
  readonly filtersOpen: boolean;
}

/** Dependencies of the store. */
export interface ListingPorts {
  readonly search: (query: CatalogQuery, signal: AbortSignal) => Promise<ListingResponse>;
  readonly relax: (query: CatalogQuery, signal: AbortSignal) => Promise<readonly RelaxedFilter[]>;
  readonly near: (query: CatalogQuery, signal: AbortSignal) => Promise<NearestPartsResponse>;
  /** Called with each change that the visitor makes, to update the URL. */
  readonly onApply?: (next: CatalogQuery, previous: CatalogQuery, history: HistoryMode) => void;
}

export interface ListingStore extends StoreApi<ListingState> {
  /** Preloads the query on pointer down, so that its rows arrive with the click. */
  readonly expect: (next: CatalogQuery) => void;
  /** Shows another query. `note` is announced before the number of results. Resolves when the rows have arrived. */
  readonly apply: (next: CatalogQuery, options?: { history?: HistoryMode; note?: string }) => Promise<void>;
  /** Shows a query from the browser's history, from memory if it was shown before. */
  readonly restore: (query: CatalogQuery) => Promise<void>;
  /** Repeats the request after a failure. */
  readonly retry: () => Promise<void>;
  readonly openFilters: (open: boolean) => void;
}

/** Describes what is listed: `46 results`, on later pages `Page 2, 26 to 46 of 46`. */
const placeText = ({ page, limit, totalItems }: ListingResponse): string => {
  if (page === 1) return counted(totalItems, 'result');
  const first = formatCount((page - 1) * limit + 1);
  return `Page ${formatCount(page)}, ${first} to ${formatCount(Math.min(page * limit, totalItems))} of ${formatCount(totalItems)}`;
};

const REMEMBERED_ANSWERS = 20;
/** Until then, no loading state is shown: painting the list twice would take longer than a quick response. */
const LOADING_AFTER_MS = 150;
/** After this time a preloaded response is requested again, because stock and prices may have changed. */
const EXPECTED_FOR_MS = 5000;

interface Expected {
  readonly key: string;
  readonly controller: AbortController;
  readonly answer: Promise<ListingResponse>;
  /** The response once it has arrived. */
  response?: ListingResponse;
}

type Answer = Pick<ListingState, 'response' | 'relaxations' | 'nearest'>;

const AS_RENDERED: Answer = { response: null, relaxations: null, nearest: null };

/** Creates the listing's state: one store for the filter panel and the results of a page. */
export const createListingStore = (initial: CatalogQuery, ports: ListingPorts): ListingStore => {
  const initialKey = queryString(initial);
  const answers = new Map<string, Answer>([[initialKey, AS_RENDERED]]);
  let pending: AbortController | undefined;
  let expected: Expected | undefined;

  const store = createStore<ListingState>(() => ({
    query: initial,
    ...AS_RENDERED,
    status: 'idle',
    failure: null,
    announcement: '',
    filtersOpen: false,
  }));
  const { getState, setState } = store;

  const remember = (key: string, answer: Answer): void => {
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= REMEMBERED_ANSWERS) break;
      if (oldest !== initialKey) answers.delete(oldest);
    }
  };

  const expect = (query: CatalogQuery): void => {
    const key = queryString(query);
    if (key === queryString(getState().query) || key === expected?.key) return;
    expected?.controller.abort();
    const controller = new AbortController();
    const mine: Expected = { key, controller, answer: ports.search(query, controller.signal) };
    const forget = (): void => {
      if (expected === mine) expected = undefined;
    };
    mine.answer.then((response) => {
      mine.response = response;
      setTimeout(forget, EXPECTED_FOR_MS);
    }, forget);
    expected = mine;
  };

  /** Aborts requests that are no longer wanted. Returns the preloaded response if it is the wanted one. */
  const endOthers = (wanted: string | null): Expected | undefined => {
    const taken = expected?.key === wanted ? expected : undefined;
    if (!taken) expected?.controller.abort();
    expected = undefined;
    pending?.abort();
    pending = taken?.controller;
    return taken;
  };

  /** Waits for a response. Shows the loading state if that takes a moment and the response is still wanted. */
  const withLoading = async <T>(response: Promise<T>, signal: AbortSignal): Promise<T> => {
    const timer = setTimeout(() => {
      if (!signal.aborted) setState({ status: 'loading' });
    }, LOADING_AFTER_MS);
    try {
      return await response;
    } finally {
      clearTimeout(timer);
    }
  };

  const load = async (query: CatalogQuery, note = ''): Promise<void> => {
    const key = queryString(query);
    const ready = endOthers(key);
    pending ??= new AbortController();
    const { signal } = pending;
    try {
      // A retry hides the failure at once.
      if (!ready?.response) setState({ query, status: getState().status === 'idle' ? 'idle' : 'loading' });
      const response = ready?.response ?? (await withLoading(ready?.answer ?? ports.search(query, signal), signal));
      if (signal.aborted) return;
      const announcement = `${note}${placeText(response)}`;
      setState({ ...AS_RENDERED, query, response, status: 'idle', failure: null, announcement });
      if (response.totalItems > 0) return remember(key, { ...AS_RENDERED, response });
      const [relaxations, nearest] = await Promise.all([
        ports.relax(query, signal).catch(() => []),
        query.mode === 'parts' ? ports.near(query, signal).catch(() => null) : null,
      ]);
      if (signal.aborted) return;
      setState({ relaxations, nearest });
      remember(key, { response, relaxations, nearest });
    } catch (error) {
      if (signal.aborted) return;
      setState({ status: 'error', failure: failureIn(error), announcement: 'The results could not be loaded.' });
    }
  };

  return {
    ...store,
    expect,
    apply: (next, { history = 'push', note } = {}) => {
      const { query: previous } = getState();
      if (queryString(next) === queryString(previous)) return Promise.resolve();
      ports.onApply?.(next, previous, history);
      return load(next, note);
    },
    restore: async (query) => {
      const { query: shown, status } = getState();
      const key = queryString(query);
      // Closing a cover returns to the query that is shown or loading.
      if (key === queryString(shown) && status !== 'error') return;
      const answer = answers.get(key);
      if (!answer) return load(query);
      endOthers(null);
      setState({ query, status: 'idle', ...answer });
    },
    retry: () => load(getState().query),
    openFilters: (filtersOpen) => setState({ filtersOpen }),
  };
};
