import type { Preferences } from './preferences.ts';

/** Returns the cookie value: `C.mm.0`, or `C.mm.0.0` if the `/` key is switched off. */
export const preferencesToCookie = (preferences: Preferences): string =>
  [
    preferences.temperature,
    preferences.measurement,
    preferences.only_show_in_stock ? 1 : 0,
    ...(preferences.slash_search ? [] : [0]),
  ].join('.');

/** Parses the cookie value. Each part that cannot be parsed falls back to its default. */
export const preferencesFromCookie = (value: string | undefined): Preferences => {
  const [temperature, measurement, inStock, slash] = (value ?? '').split('.');
  return {
    temperature: temperature === 'F' ? 'F' : 'C',
    measurement: measurement === 'in' ? 'in' : 'mm',
    only_show_in_stock: inStock === '1',
    slash_search: slash !== '0',
  };
};
