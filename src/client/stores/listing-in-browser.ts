import { type CatalogQuery, PAGE_LIMIT } from '../../domain/shop/catalog/query.ts';
import { ofCompounds, sameFilters } from '../../domain/shop/catalog-url/edit-query.ts';
import { parseQuery } from '../../domain/shop/catalog-url/parse-query.ts';
import { queryString } from '../../domain/shop/catalog-url/query-string.ts';
import { compoundsSearchEndpoint } from '../../domain/site/api/catalog/compounds-search.ts';
import { relaxationsEndpoint } from '../../domain/site/api/catalog/relaxations.ts';
import { QUERY_STRING_KEY } from '../../domain/site/storage-keys.ts';
import { afterFrame } from '../after-frame.ts';
import { call } from '../api.ts';
import { scrollLater } from '../scroll-later.ts';
import { createListingStore, type HistoryMode, type ListingPorts, type ListingStore } from './listing.ts';
import { barHref, type ListingKind } from './listing-kind.ts';
import { isCovered, leaveOldCover, pushCoverEntry } from './page-cover.ts';
import { scrollPositions } from './scroll-positions.ts';

/** Element ids of a listing's parts. */
export const HEADING_ID = 'listing';
export const FILTERS_ID = 'filters';
export const RESULTS_ID = 'results';

/** Other pages link back to the last shop listing only. */
const keepQueryString = (place: ListingKind, query: CatalogQuery): void => {
  if (place !== 'shop') return;
  try {
    const text = queryString(query, PAGE_LIMIT);
    localStorage.setItem(QUERY_STRING_KEY, text === '' ? '' : `?${text}`);
  } catch {
    // Other pages then link to the unfiltered store.
  }
};

const scrollToTopOf = (id: string): void => {
  scrollLater(() => {
    const target = document.getElementById(id);
    // Does not scroll if the target is already visible.
    if (!target || target.getBoundingClientRect().top >= 0) return;
    target.scrollIntoView();
  });
};

/** Frames within which all rows of a restored list are rendered. */
const SCROLL_FRAMES = 60;

/** Scrolls to a position, again in each frame until the page is long enough: rows out of view are rendered later. */
const scrollWithin = (frames: number, top: number): void => {
  requestAnimationFrame(() => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) > 1 && frames > 0) scrollWithin(frames - 1, top);
  });
};

const entryOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : undefined;

const fromOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : undefined;

/** The admin store's URL before the visitor changed it, which the tab remembers across reloads. */
export const rememberedQuery = (): CatalogQuery | null => {
  const from = fromOf(history.state);
  return from === undefined ? null : ofCompounds(parseQuery(new URLSearchParams(from), PAGE_LIMIT).query);
};

const newEntry = (): string => `${Date.now()}-${Math.random()}`;

/**
 * Connects a listing to the URL: every change is a history entry, and going back restores the list and the scroll
 * position.
 */
const connectHistory = (place: ListingKind, store: () => ListingStore) => {
  const places = scrollPositions(() => sessionStorage);
  const from = fromOf(history.state) ?? location.search;
  history.replaceState({ ...history.state, entry: entryOf(history.state) ?? newEntry(), from }, '');
  let entry = entryOf(history.state) ?? '';
  /** The entry below a cover was added, but its URL is out of date. */
  let isBehind = false;
  /** Counts back and forward navigations. */
  let moves = 0;

  /** Rows of the next entry may already be rendered and change the scroll position, which is that of the old entry. */
  let isLeaving = false;

  addEventListener('scroll', () => isLeaving || places.set(entry, scrollY), { passive: true });
  addEventListener('pagehide', places.save);
  leaveOldCover();
  addEventListener('popstate', async (event) => {
    moves++;
    if (isBehind) {
      isBehind = false;
      history.replaceState({ entry, from }, '', barHref(place, store().getState().query));
      return;
    }
    const { query: requested } = parseQuery(new URLSearchParams(location.search), PAGE_LIMIT);
    const { query: now } = store().getState();
    const query = place === 'shop' ? requested : { ...ofCompounds(requested), sort: now.sort };
    entry = entryOf(event.state) ?? newEntry();
    const y = places.get(entry);
    keepQueryString(place, query);
    await store().restore(query);
    if (y === undefined) return;
    scrollWithin(SCROLL_FRAMES, y);
  });

  const write = (next: CatalogQuery, previous: CatalogQuery, mode: HistoryMode): void => {
    const href = barHref(place, next);
    // A sort order that is not in the URL does not get a history entry.
    const isNew = mode === 'push' && (place === 'shop' || href !== barHref(place, previous));
    const covered = isCovered();
    if (isNew) entry = newEntry();
    if (!covered) history[isNew ? 'pushState' : 'replaceState']({ entry, from }, '', href);
    else {
      // The cover's entry becomes the new one, and another cover entry is pushed on top of it.
      history.replaceState(isNew ? { entry, from } : history.state, '', href);
      if (isNew) pushCoverEntry();
      isBehind = !isNew;
    }
    keepQueryString(place, next);
    if (mode === 'replace') return;
    // A filter change does not scroll: the visitor is looking at the filters.
    if (sameFilters(next, previous) && next.page !== previous.page) scrollToTopOf(HEADING_ID);
  };
  return (next: CatalogQuery, previous: CatalogQuery, mode: HistoryMode): void => {
    // Closing a cover goes back in the history, so the entry must be up to date first.
    if (isCovered()) {
      write(next, previous, mode);
      return;
    }
    const asOf = moves;
    isLeaving = true;
    // The browser takes longer to add a history entry than React to render a row. A visitor who navigated back in the
    // meantime stays there.
    afterFrame(() => {
      isLeaving = false;
      if (asOf === moves) write(next, previous, mode);
    });
  };
};

const shared = new Map<string, ListingStore>();
const ports: ListingPorts = {
  search: (query, signal) => call(compoundsSearchEndpoint, queryString(query), { signal }),
  relax: (query, signal) => call(relaxationsEndpoint, queryString(query), { signal }),
  // Loaded with the first empty result.
  near: async (query, signal) => (await import('./nearest-in-browser.ts')).nearestInBrowser(queryString(query), signal),
};

/**
 * The page's store of that name, shared by its islands. Every embedded listing has a separate store, and the server
 * creates one per request.
 */
export const listingStore = (name: string, initial: CatalogQuery, place: ListingKind): ListingStore => {
  if (typeof document === 'undefined' || place === 'embedded') return createListingStore(initial, ports);
  const existing = shared.get(name);
  if (existing) return existing;
  const onApply = connectHistory(place, (): ListingStore => store);
  const store = createListingStore(initial, { ...ports, onApply });
  keepQueryString(place, initial);
  shared.set(name, store);
  return store;
};
