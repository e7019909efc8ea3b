import * as v from 'valibot';
import { strictFlag } from './schema/tolerant.ts';
import type { Value } from './schema/value.ts';

/** Whatever is not understood falls back to the default of that part. */
export const storedPreferences = v.object({
  temperature: v.fallback(v.picklist(['C', 'F']), 'C'),
  measurement: v.fallback(v.picklist(['mm', 'in']), 'mm'),
  only_show_in_stock: strictFlag,
  slash_search: v.fallback(v.boolean(), true),
});

/** The visitor's choices of display, and whether the bare `/` key opens the search; kept as the config store. */
export type Preferences = Value<typeof storedPreferences>;

/** °C and mm until a visitor chooses otherwise. */
export const DEFAULT_PREFERENCES: Preferences = {
  temperature: 'C',
  measurement: 'mm',
  only_show_in_stock: false,
  slash_search: true,
};

/** Cookie value: `C.mm.0`, and `C.mm.0.0` where the `/` key is switched off. */
export const preferencesToCookie = (preferences: Preferences): string =>
  [
    preferences.temperature,
    preferences.measurement,
    preferences.only_show_in_stock ? 1 : 0,
    ...(preferences.slash_search ? [] : [0]),
  ].join('.');

/** Reads the cookie value; whatever is not understood falls back to the default of that part. */
export const preferencesFromCookie = (value: string | undefined): Preferences => {
  const [temperature, measurement, inStock, slash] = (value ?? '').split('.');
  return {
    temperature: temperature === 'F' ? 'F' : 'C',
    measurement: measurement === 'in' ? 'in' : 'mm',
    only_show_in_stock: inStock === '1',
    slash_search: slash !== '0',
  };
};
