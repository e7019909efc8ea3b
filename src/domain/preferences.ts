import type { LengthUnit, TemperatureUnit } from './units.ts';

/** The visitor's display choices: the specification's config store (§3). */
export interface Preferences {
  readonly temperature: TemperatureUnit;
  readonly measurement: LengthUnit;
  readonly only_show_in_stock: boolean;
}

/** Spec §9: °C and mm. */
export const DEFAULT_PREFERENCES: Preferences = { temperature: 'C', measurement: 'mm', only_show_in_stock: false };

/** Name of the local storage entry and of the cookie that mirrors it, so that the server renders the right units. */
export const PREFERENCES_KEY = 'canyon-config';

/** How long the cookie keeps the choice. */
export const PREFERENCES_MAX_AGE_S = 31_536_000;

/** Cookie value: `C.mm.0`. */
export const preferencesToCookie = (preferences: Preferences): string =>
  `${preferences.temperature}.${preferences.measurement}.${preferences.only_show_in_stock ? 1 : 0}`;

/** Reads the cookie value; whatever is not understood falls back to the default of that part. */
export const preferencesFromCookie = (value: string | undefined): Preferences => {
  const [temperature, measurement, inStock] = (value ?? '').split('.');
  return {
    temperature: temperature === 'F' ? 'F' : 'C',
    measurement: measurement === 'in' ? 'in' : 'mm',
    only_show_in_stock: inStock === '1',
  };
};
