import * as v from 'valibot';
import type { PersistStorage } from 'zustand/middleware';
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  preferencesFromCookie,
  preferencesToCookie,
  storedPreferences,
} from '../../domain/kit/preferences.ts';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import { PREFERENCES_COOKIE } from '../../domain/site/cookies.ts';
import { stopPrefetching } from '../prefetching.ts';

const NAME = PREFERENCES_COOKIE.name;

/** The two storage locations of preferences. Reading either may throw if storage is denied. */
export interface PreferenceStorages {
  readonly storage: () => Storage;
  readonly readCookies: () => string;
  readonly writeCookie: (cookie: string) => void;
}

export const browserStorages: PreferenceStorages = {
  storage: () => localStorage,
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = cookie;
    // Prefetched pages were rendered with the previous preferences.
    stopPrefetching();
  },
};

const cookieValue = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);

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
      const cookie = cookieValue(places.readCookies());
      if (cookie !== undefined) return { state: preferencesFromCookie(cookie), version: 0 };
      const text = places.storage().getItem(name);
      const entry = text === null ? null : parsedOrNull(storedEntry, JSON.parse(text));
      return entry ? { state: preferencesFrom(entry.state), version: 0 } : null;
    } catch {
      return null;
    }
  },
  setItem: (name, value) => {
    try {
      places.writeCookie(
        `${NAME}=${preferencesToCookie(value.state)}; path=/; max-age=${PREFERENCES_COOKIE.maxAgeS}; secure; samesite=lax`,
      );
      places.storage().setItem(name, JSON.stringify(value));
    } catch {
      // The choice still applies to this page.
    }
  },
  removeItem: () => {},
});

/** Stores a unit that was chosen in a tool, so that all pages show it. */
export const rememberUnits = (chosen: Partial<Pick<Preferences, 'measurement' | 'temperature'>>): void => {
  const before = preferencesFromCookie(cookieValue(browserStorages.readCookies()));
  void preferencesStorage(browserStorages).setItem(NAME, { state: { ...before, ...chosen }, version: 0 });
};
