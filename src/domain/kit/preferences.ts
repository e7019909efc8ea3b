import * as v from 'valibot';
import { strictFlag } from './schema/tolerant.ts';
import type { Value } from './schema/value.ts';

/** Each part that cannot be parsed falls back to its default. */
export const storedPreferences = v.object({
  temperature: v.fallback(v.picklist(['C', 'F']), 'C'),
  measurement: v.fallback(v.picklist(['mm', 'in']), 'mm'),
  only_show_in_stock: strictFlag,
  slash_search: v.fallback(v.boolean(), true),
});

/** The visitor's display preferences, and whether the `/` key opens the search. Stored as the config store. */
export type Preferences = Value<typeof storedPreferences>;

/** °C and mm until a visitor chooses otherwise. */
export const DEFAULT_PREFERENCES: Preferences = {
  temperature: 'C',
  measurement: 'mm',
  only_show_in_stock: false,
  slash_search: true,
};
