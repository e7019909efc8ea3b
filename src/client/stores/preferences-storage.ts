import * as v from 'valibot';
import type { PersistStorage } from 'zustand/middleware';
import { DEFAULT_PREFERENCES, type Preferences, storedPreferences } from '../../domain/kit/preferences.ts';
import { preferencesFromCookie } from '../../domain/kit/preferences-cookie.ts';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import { type PreferenceStorages, preferencesCookieIn, storePreferences } from './preferences-cookie.ts';

/** Parses stored preferences of unknown shape. Invalid values become the defaults. */
export const preferencesFrom = (value: unknown): Preferences =>
  parsedOrNull(storedPreferences, value) ?? DEFAULT_PREFERENCES;

const storedEntry = v.object({ state: v.optional(v.unknown()) });

/**
 * Stores preferences in local storage and in the cookie that the server renders from. The cookie is read first: this
 * page was rendered with it, and choices made without JavaScript are only in the cookie.
 */
export const preferencesStorage = (places: PreferenceStorages): PersistStorage<Preferences> => ({
  getItem: (name) => {
    try {
      const cookie = preferencesCookieIn(places.readCookies());
      if (cookie !== undefined) return { state: preferencesFromCookie(cookie), version: 0 };
      const text = places.storage().getItem(name);
      const entry = text === null ? null : parsedOrNull(storedEntry, JSON.parse(text));
      return entry ? { state: preferencesFrom(entry.state), version: 0 } : null;
    } catch {
      return null;
    }
  },
  setItem: (_name, { state }) => storePreferences(places, state),
  removeItem: () => {},
});
