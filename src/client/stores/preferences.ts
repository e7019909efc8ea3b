import { persist } from 'zustand/middleware';
import { createStore, type Mutate, type StoreApi } from 'zustand/vanilla';
import type { Preferences } from '../../domain/kit/preferences.ts';
import { PREFERENCES_COOKIE } from '../../domain/site/cookies.ts';
import { stopPrefetching } from '../prefetching.ts';
import { type PreferencePlaces, preferencesStorage } from './preferences-storage.ts';

export type PreferencesStore = Mutate<StoreApi<Preferences>, [['zustand/persist', Preferences]]>;

/**
 * The visitor's units and in-stock choice. Starts as the server rendered it; `persist.rehydrate()` after the first
 * render brings what the browser remembers.
 */
export const createPreferencesStore = (initial: Preferences, places: PreferencePlaces): PreferencesStore =>
  createStore<Preferences>()(
    persist(() => initial, { name: PREFERENCES_COOKIE.name, storage: preferencesStorage(places), skipHydration: true }),
  );

const browserPlaces: PreferencePlaces = {
  storage: () => localStorage,
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = cookie;
    // They were made with what was chosen before.
    stopPrefetching();
  },
};

let shared: PreferencesStore | undefined;

/** The page's one store in the browser; on the server a new one for every request. */
export const preferencesStore = (initial: Preferences): PreferencesStore => {
  if (typeof document === 'undefined') return createPreferencesStore(initial, browserPlaces);
  shared ??= createPreferencesStore(initial, browserPlaces);
  return shared;
};

/** Follows what other tabs choose, from the first render on; gives the way to stop. */
export const followPreferences = (store: PreferencesStore): (() => void) => {
  const read = () => void store.persist.rehydrate();
  const onStorage = (event: StorageEvent) => {
    if (event.key === PREFERENCES_COOKIE.name || event.key === null) read();
  };
  read();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};
