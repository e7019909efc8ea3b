import type { ModifierType } from './facets.ts';
import type { Modifier } from './model.ts';

/** Returns the visible filter options of one type in the catalog, with each key and label once, sorted by label. */
export const modifierOptions = (
  catalog: { readonly modifiers: readonly Modifier[] },
  type: ModifierType,
): { readonly key: string; readonly label: string }[] => {
  const shown = catalog.modifiers.filter((one) => one.type === type && !one.hidden);
  const byName = new Map(shown.map(({ key, label }) => [JSON.stringify([key, label]), { key, label }]));
  return [...byName.values()].sort((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0));
};
