import { persist } from 'zustand/middleware';
import { createStore, type Mutate, type StoreApi } from 'zustand/vanilla';
import type { Preferences } from '../../domain/kit/preferences.ts';
import { PREFERENCES_COOKIE } from '../../domain/site/cookies.ts';
import { browserStorages, type PreferenceStorages } from './preferences-cookie.ts';
import { preferencesStorage } from './preferences-storage.ts';

export type PreferencesStore = Mutate<StoreApi<Preferences>, [['zustand/persist', Preferences]]>;

/**
 * The visitor's units and in-stock preference. The initial state is what the server rendered; `persist.rehydrate()`
 * after the first render loads the browser's stored values.
 */
export const createPreferencesStore = (initial: Preferences, places: PreferenceStorages): PreferencesStore =>
  createStore<Preferences>()(
    persist(() => initial, { name: PREFERENCES_COOKIE.name, storage: preferencesStorage(places), skipHydration: true }),
  );

let shared: PreferencesStore | undefined;

/** The page's shared store in the browser; a new one per request on the server. */
export const preferencesStore = (initial: Preferences): PreferencesStore => {
  if (typeof document === 'undefined') return createPreferencesStore(initial, browserStorages);
  shared ??= createPreferencesStore(initial, browserStorages);
  return shared;
};

/** Follows changes from other tabs, starting after the first render. Returns a function that stops it. */
export const followPreferences = (store: PreferencesStore): (() => void) => {
  const read = () => void store.persist.rehydrate();
  const onStorage = (event: StorageEvent) => {
    if (event.key === PREFERENCES_COOKIE.name || event.key === null) read();
  };
  read();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};
