import type { Preferences } from '../../domain/kit/preferences.ts';
import { preferencesFromCookie, preferencesToCookie } from '../../domain/kit/preferences-cookie.ts';
import { PREFERENCES_COOKIE } from '../../domain/site/cookies.ts';
import { stopPrefetching } from '../prefetching.ts';

const { name: NAME, maxAgeS } = PREFERENCES_COOKIE;

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

export const preferencesCookieIn = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);

/** Stores preferences in both locations. If storage is denied, they apply to this page only. */
export const storePreferences = (places: PreferenceStorages, preferences: Preferences): void => {
  try {
    places.writeCookie(`${NAME}=${preferencesToCookie(preferences)}; path=/; max-age=${maxAgeS}; secure; samesite=lax`);
    places.storage().setItem(NAME, JSON.stringify({ state: preferences, version: 0 }));
  } catch {
    // Nothing is stored.
  }
};

/** Stores a unit that was chosen in a tool, so that all pages show it. */
export const rememberUnits = (chosen: Partial<Pick<Preferences, 'measurement' | 'temperature'>>): void =>
  storePreferences(browserStorages, {
    ...preferencesFromCookie(preferencesCookieIn(browserStorages.readCookies())),
    ...chosen,
  });
