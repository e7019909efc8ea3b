import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import type { CatalogQuery } from '../../../domain/shop/catalog/query.ts';
import { clearAll, sameFilters, withStock } from '../../../domain/shop/catalog-url/edit-query.ts';
import type { HistoryMode, ListingState, ListingStore } from '../../stores/listing.ts';
import { FILTERS_ID, HEADING_ID, listingStore, RESULTS_ID, rememberedQuery } from '../../stores/listing-in-browser.ts';
import { type ListingKind, listingFields, listingPath, listingUrl } from '../../stores/listing-kind.ts';
import { coverPage, leaveCover } from '../../stores/page-cover.ts';
import { followPreferences, type PreferencesStore, preferencesStore } from '../../stores/preferences.ts';
import { PinnedProvider } from '../compare/pinned.tsx';

interface ListingStores {
  readonly listing: ListingStore;
  readonly preferences: PreferencesStore;
  readonly name: string;
  readonly title: string;
  readonly place: ListingKind;
  readonly initial: CatalogQuery;
  readonly isContinued: boolean;
}

const Stores = createContext<ListingStores | null>(null);

type LaterState = Pick<ListingState, 'query' | 'response'>;

const Later = createContext<LaterState | null>(null);

const useStores = (): ListingStores => {
  const stores = useContext(Stores);
  if (!stores) throw new Error('Listing components must be inside a ListingProvider.');
  return stores;
};

/** The initial data of both islands of a listing. */
export interface ListingStart {
  /** Name of the listing: islands with the same name share state. */
  readonly listing: string;
  readonly query: CatalogQuery;
  readonly preferences: Preferences;
  /** Where the listing is shown; the shop by default. */
  readonly place?: ListingKind;
  /** Distinguishes it from other listings of the page: `Compounds: FKM`. */
  readonly title?: string;
}

/** Provides the listing's state and the visitor's preferences to its children, initially as rendered by the server. */
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
  // Known after the first render, because the server only knows the URL.
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
 * Applies a visitor's in-stock preference when the store is opened without filters. A link with filters is shown as is,
 * because its count was promised.
 */
const keepOnlyInStock = (listing: ListingStore, preferences: PreferencesStore, place: ListingKind): void => {
  if (place !== 'shop') return;
  const { query } = listing.getState();
  if (!preferences.getState().only_show_in_stock || query.inStock) return;
  if (location.search !== '') return;
  void listing.apply(withStock(query, true), { history: 'replace' });
};

/** Selects from the listing's state. @example const query = useListing((state) => state.query) */
export const useListing = <T,>(select: (state: ListingState) => T): T => useStore(useStores().listing, select);

/** What a listing's links, forms and anchors depend on in addition to its state. */
export interface ListingFrame {
  readonly place: ListingKind;
  /** The initial query of the listing. */
  readonly initial: CatalogQuery;
  /** Reloaded with a visitor's filters: the initial query has fewer filters than the rendered one. */
  readonly isContinued: boolean;
  /** URL of a query, for links that work without JavaScript. */
  readonly href: (query: CatalogQuery) => string;
  /** The query as hidden fields. */
  readonly pairs: (query: CatalogQuery) => readonly (readonly [string, string])[];
  /** The action of its forms. */
  readonly action: string;
  /** Clear All: returns to the initial query of an embedded listing, otherwise removes all filters. */
  readonly cleared: (query: CatalogQuery) => CatalogQuery;
  readonly headingId: string;
  readonly filtersId: string;
  readonly resultsId: string;
  /** Distinguishes the regions of several listings on one page. */
  readonly naming: (text: string) => string;
}

export const useListingFrame = (): ListingFrame => {
  const { place, initial, isContinued, name, title } = useStores();
  const embedded = place === 'embedded';
  return {
    place,
    initial,
    isContinued,
    href: (query) => listingUrl(place, query),
    pairs: (query) => listingFields(place, query),
    action: listingPath(place),
    cleared: (query) => (embedded ? clearAll(query, initial) : clearAll(query)),
    headingId: embedded ? `${name}-${HEADING_ID}` : HEADING_ID,
    filtersId: embedded ? `${name}-${FILTERS_ID}` : FILTERS_ID,
    resultsId: embedded ? `${name}-${RESULTS_ID}` : RESULTS_ID,
    naming: (text) => (title === '' ? text : `${text}, ${title}`),
  };
};

/**
 * Returns query and response one frame late: elements other than the clicked checkbox or the rows (link URLs, filter
 * counts) are rendered after those are visible.
 */
export const useLater = (): LaterState => {
  const later = useContext(Later);
  if (!later) throw new Error('Listing components must be inside a ListingProvider.');
  return later;
};

export const usePreferences = (): Preferences => useStore(useStores().preferences);

export interface ListingActions
  extends Pick<ListingStore, 'retry' | 'expect' | 'openFilters' | 'getState' | 'subscribe'> {
  /** Shows another query. `note` is announced before the number of results. */
  readonly apply: (next: CatalogQuery, options?: { history?: HistoryMode; note?: string }) => void;
  readonly prefer: (choice: Partial<Preferences>) => void;
}

/** The actions that a visitor can perform on the listing. */
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
