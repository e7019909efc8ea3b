import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand/react';
import type { CatalogQuery } from '../../../domain/catalog/query.ts';
import { withStock } from '../../../domain/catalog-url/edit-query.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import type { HistoryMode, ListingState, ListingStore } from '../../stores/listing.ts';
import { listingStore } from '../../stores/listing-in-browser.ts';
import { followPreferences, type PreferencesStore, preferencesStore } from '../../stores/preferences.ts';

interface ListingStores {
  readonly listing: ListingStore;
  readonly preferences: PreferencesStore;
}

const Stores = createContext<ListingStores | null>(null);

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
}

/** Gives its children the listing's state and the visitor's preferences, as rendered by the server at first. */
export function ListingProvider({ listing, query, preferences, children }: ListingStart & { children: ReactNode }) {
  const [stores] = useState<ListingStores>(() => ({
    listing: listingStore(listing, query),
    preferences: preferencesStore(preferences),
  }));
  useEffect(() => followPreferences(stores.preferences), [stores]);
  useEffect(() => keepOnlyInStock(stores), [stores]);
  return <Stores value={stores}>{children}</Stores>;
}

/** Who chose to see only stock sees only stock on the next visit too, unless the address says otherwise. */
const keepOnlyInStock = ({ listing, preferences }: ListingStores): void => {
  const { query } = listing.getState();
  if (!preferences.getState().only_show_in_stock || query.inStock) return;
  if (new URLSearchParams(location.search).has('stock_available')) return;
  void listing.apply(withStock(query, true), { history: 'replace' });
};

/** Reads from the listing's state. @example const query = useListing((state) => state.query) */
export const useListing = <T,>(select: (state: ListingState) => T): T => useStore(useStores().listing, select);

/** The query a moment late: for long lists of links, whose addresses need not be ready in the frame of the click. */
export const useDeferredQuery = (): CatalogQuery => useDeferredValue(useListing((state) => state.query));

export const usePreferences = (): Preferences => useStore(useStores().preferences);

export interface ListingActions extends Pick<ListingStore, 'retry' | 'openFilters' | 'getState'> {
  /** Shows another query. `note` is said before the number of results. */
  readonly apply: (next: CatalogQuery, options?: { history?: HistoryMode; note?: string }) => void;
  readonly prefer: (choice: Partial<Preferences>) => void;
}

/** What a visitor can do to the listing. */
export const useListingActions = (): ListingActions => {
  const { listing, preferences } = useStores();
  return {
    retry: listing.retry,
    openFilters: listing.openFilters,
    getState: listing.getState,
    prefer: (choice) => preferences.setState(choice),
    apply: (next, options) => {
      if (next.inStock !== listing.getState().query.inStock) {
        preferences.setState({ only_show_in_stock: next.inStock });
      }
      void listing.apply(next, options);
    },
  };
};

const never = () => () => {};

/** False on the server and in the first render, true from then on: for what only works with script. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
