import type { PersistStorage } from 'zustand/middleware';
import {
  DEFAULT_PREFERENCES,
  PREFERENCES_KEY,
  PREFERENCES_MAX_AGE_S,
  type Preferences,
  preferencesFromCookie,
  preferencesToCookie,
} from '../../domain/preferences.ts';

/** The two places preferences are kept in. Reading either may throw where storage is denied. */
export interface PreferencePlaces {
  readonly storage: () => Storage;
  readonly readCookies: () => string;
  readonly writeCookie: (cookie: string) => void;
}

const cookieValue = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${PREFERENCES_KEY}=`))
    ?.slice(PREFERENCES_KEY.length + 1);

/** Preferences out of a stored value of unknown shape; what is not understood is the default. */
export const preferencesFrom = (value: unknown): Preferences => {
  const { temperature, measurement, only_show_in_stock } = { ...DEFAULT_PREFERENCES, ...(value as object | null) };
  return preferencesFromCookie(`${temperature}.${measurement}.${only_show_in_stock === true ? 1 : 0}`);
};

/**
 * Keeps preferences in local storage and in the cookie that the server renders from. The cookie is read first: it is
 * what this page was rendered with, and the only place a choice made without script is kept in.
 */
export const preferencesStorage = (places: PreferencePlaces): PersistStorage<Preferences> => ({
  getItem: (name) => {
    try {
      const cookie = cookieValue(places.readCookies());
      if (cookie !== undefined) return { state: preferencesFromCookie(cookie), version: 0 };
      const text = places.storage().getItem(name);
      const entry = text === null ? null : (JSON.parse(text) as { state?: unknown } | null);
      return entry ? { state: preferencesFrom(entry.state), version: 0 } : null;
    } catch {
      return null;
    }
  },
  setItem: (name, value) => {
    try {
      places.writeCookie(
        `${PREFERENCES_KEY}=${preferencesToCookie(value.state)}; path=/; max-age=${PREFERENCES_MAX_AGE_S}; secure; samesite=lax`,
      );
      places.storage().setItem(name, JSON.stringify(value));
    } catch {
      // The choice still holds for this page.
    }
  },
  removeItem: () => {},
});
