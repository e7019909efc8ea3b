import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import type { CatalogQuery } from '../../../domain/shop/catalog/query.ts';
import { clearAll, sameFilters, withStock } from '../../../domain/shop/catalog-url/edit-query.ts';
import type { HistoryMode, ListingState, ListingStore } from '../../stores/listing.ts';
import { FILTERS_ID, HEADING_ID, listingStore, RESULTS_ID, rememberedQuery } from '../../stores/listing-in-browser.ts';
import { type ListingPlace, listingPath, placeHref, placePairs } from '../../stores/listing-place.ts';
import { coverPage, leaveCover } from '../../stores/page-cover.ts';
import { followPreferences, type PreferencesStore, preferencesStore } from '../../stores/preferences.ts';
import { PinnedProvider } from '../compare/pinned.tsx';

interface ListingStores {
  readonly listing: ListingStore;
  readonly preferences: PreferencesStore;
  readonly name: string;
  readonly title: string;
  readonly place: ListingPlace;
  readonly initial: CatalogQuery;
  readonly isContinued: boolean;
}

const Stores = createContext<ListingStores | null>(null);

type LaterState = Pick<ListingState, 'query' | 'response'>;

const Later = createContext<LaterState | null>(null);

const useStores = (): ListingStores => {
  const stores = useContext(Stores);
  if (!stores) throw new Error('This part of the listing stands outside its ListingProvider.');
  return stores;
};

/** What both islands of a listing begin with. */
export interface ListingStart {
  /** Name of the listing: islands with one name share one state. */
  readonly listing: string;
  readonly query: CatalogQuery;
  readonly preferences: Preferences;
  /** Where it stands; the shop when not said. */
  readonly place?: ListingPlace;
  /** What tells it from other listings of the page: `Compounds: FKM`. */
  readonly title?: string;
}

/** Gives its children the listing's state and the visitor's preferences, as rendered by the server at first. */
export function ListingProvider(props: ListingStart & { children: ReactNode }): ReactNode {
  const { listing, query, preferences, place = 'shop', title = '', children } = props;
  const [stores, setStores] = useState<ListingStores>(() => ({
    listing: listingStore(listing, query, place),
    preferences: preferencesStore(preferences),
    name: listing,
    title,
    place,
    initial: query,
    isContinued: false,
  }));
  // Known after the first render: the server sees the address alone.
  useEffect(() => {
    const initial = place === 'admin-store' ? rememberedQuery() : null;
    if (initial && !sameFilters(initial, query)) setStores((now) => ({ ...now, initial, isContinued: true }));
  }, [place, query]);
  const { listing: store, preferences: preferred } = stores;
  useEffect(() => followPreferences(preferred), [preferred]);
  useEffect(() => keepOnlyInStock(store, preferred, place), [store, preferred, place]);
  const shown = useStore(store, (state) => state.query);
  const response = useStore(store, (state) => state.response);
  const later = useDeferredValue(useMemo(() => ({ query: shown, response }), [shown, response]));
  return (
    <Stores value={stores}>
      <Later value={later}>
        <PinnedProvider place={place}>{children}</PinnedProvider>
      </Later>
    </Stores>
  );
}

/**
 * Who chose to see only stock sees only stock when the store is opened as it is. A link with filters means what it says:
 * what promised a count opens a page with that count.
 */
const keepOnlyInStock = (listing: ListingStore, preferences: PreferencesStore, place: ListingPlace): void => {
  if (place !== 'shop') return;
  const { query } = listing.getState();
  if (!preferences.getState().only_show_in_stock || query.inStock) return;
  if (location.search !== '') return;
  void listing.apply(withStock(query, true), { history: 'replace' });
};

/** Reads from the listing's state. @example const query = useListing((state) => state.query) */
export const useListing = <T,>(select: (state: ListingState) => T): T => useStore(useStores().listing, select);

/** What a listing's links, forms and anchors depend on besides its state. */
export interface ListingFrame {
  readonly place: ListingPlace;
  /** What the listing started from. */
  readonly initial: CatalogQuery;
  /** Loaded anew with what a visitor had ticked: it started from less than it was rendered with. */
  readonly isContinued: boolean;
  /** Address of a query, for links that work without script. */
  readonly href: (query: CatalogQuery) => string;
  /** The query as hidden fields. */
  readonly pairs: (query: CatalogQuery) => readonly (readonly [string, string])[];
  /** Where its forms lead. */
  readonly action: string;
  /** Clear All: what an embedded listing started from, else everything. */
  readonly cleared: (query: CatalogQuery) => CatalogQuery;
  readonly headingId: string;
  readonly filtersId: string;
  readonly resultsId: string;
  /** Tells the regions of several listings on one page apart. */
  readonly naming: (text: string) => string;
}

export const useListingFrame = (): ListingFrame => {
  const { place, initial, isContinued, name, title } = useStores();
  const embedded = place === 'embedded';
  return {
    place,
    initial,
    isContinued,
    href: (query) => placeHref(place, query),
    pairs: (query) => placePairs(place, query),
    action: listingPath(place),
    cleared: (query) => (embedded ? clearAll(query, initial) : clearAll(query)),
    headingId: embedded ? `${name}-${HEADING_ID}` : HEADING_ID,
    filtersId: embedded ? `${name}-${FILTERS_ID}` : FILTERS_ID,
    resultsId: embedded ? `${name}-${RESULTS_ID}` : RESULTS_ID,
    naming: (text) => (title === '' ? text : `${text}, ${title}`),
  };
};

/**
 * Query and answer one frame late: what is not the tick or the row that a click is about (addresses of links, counts of
 * filters) is drawn once those are seen.
 */
export const useLater = (): LaterState => {
  const later = useContext(Later);
  if (!later) throw new Error('This part of the listing stands outside its ListingProvider.');
  return later;
};

export const usePreferences = (): Preferences => useStore(useStores().preferences);

export interface ListingActions
  extends Pick<ListingStore, 'retry' | 'expect' | 'openFilters' | 'getState' | 'subscribe'> {
  /** Shows another query. `note` is said before the number of results. */
  readonly apply: (next: CatalogQuery, options?: { history?: HistoryMode; note?: string }) => void;
  readonly prefer: (choice: Partial<Preferences>) => void;
}

/** What a visitor can do to the listing. */
export const useListingActions = (): ListingActions => {
  const { listing, preferences } = useStores();
  return {
    retry: listing.retry,
    expect: listing.expect,
    openFilters: (open) => {
      if (open) coverPage(() => listing.openFilters(false));
      if (open || !leaveCover()) listing.openFilters(open);
    },
    getState: listing.getState,
    subscribe: listing.subscribe,
    prefer: (choice) => preferences.setState(choice),
    apply: (next, options) => {
      if (next.inStock !== listing.getState().query.inStock) {
        preferences.setState({ only_show_in_stock: next.inStock });
      }
      void listing.apply(next, options);
    },
  };
};
