import type { Preferences } from '../../kit/preferences.ts';

export type UnitPreference = keyof Pick<Preferences, 'measurement' | 'temperature'>;

/** Returns the URL that stores a unit in the visitor's preferences and redirects to `backTo`. */
export const preferencesHref = (name: UnitPreference, unit: string, backTo: string): string =>
  `/preferences?${name}=${unit}&return=${encodeURIComponent(backTo)}`;
