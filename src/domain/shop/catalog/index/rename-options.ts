import { FACET_GROUPS, type FacetGroup, facetOf, type ModifierType } from '../facets.ts';
import { textChecksum } from '../snapshot/checksum.ts';
import type { Catalog } from './catalog.ts';
import type { IndexedFacetValue } from './facet-index.ts';
import { facetValueJson } from './json-fragments.ts';

/** Visible filter options by type. */
export type OptionLists = Readonly<
  Partial<Record<ModifierType, readonly { readonly key: string; readonly label: string }[]>>
>;

type Values = readonly IndexedFacetValue[];

/** Returns the values with the names of a list, or the same array if there are no changes. */
const renamed = (values: Values, list: OptionLists[ModifierType]): Values => {
  if (!list) return values;
  const labels = Map.groupBy(list, ({ key }) => key.toLowerCase());
  const next = values.map((value): IndexedFacetValue => {
    const options = labels.get(value.key);
    if (!options) return value.hidden ? value : { ...value, hidden: true };
    const label = options.find((one) => one.label === value.label)?.label ?? options[0]?.label ?? value.label;
    return label === value.label && !value.hidden ? value : { ...value, label, hidden: false };
  });
  // A list that contains none of the values belongs to another catalog, or has lost its rows.
  if (next.every(({ hidden }) => hidden)) return values;
  return next.every((value, at) => value === values[at]) ? values : next;
};

/**
 * Returns the catalog with filter options named and hidden as in newer lists: an option that its list lacks is hidden.
 * Order and counts stay, and options without parts in the catalog are not added. Without differences it returns the
 * same object, so that searches stay equally fast.
 *
 * @example renameOptions(catalog, { material: [{ key: 'nbr', label: 'Buna-N' }] })
 */
export const renameOptions = (catalog: Catalog, lists: OptionLists): Catalog => {
  const groups: Record<FacetGroup, Values> = { ...catalog.facets.groups };
  const byKey = { ...catalog.facets.byKey };
  const facetValues = { ...catalog.json.facetValues };
  let isChanged = false;
  for (const group of FACET_GROUPS) {
    const { modifier } = facetOf(group);
    if (modifier === null) continue;
    const values = renamed(groups[group], lists[modifier]);
    if (values === groups[group]) continue;
    isChanged = true;
    groups[group] = values;
    byKey[group] = new Map(values.map((value) => [value.key, value]));
    facetValues[group] = values.map(facetValueJson);
  }
  if (!isChanged) return catalog;
  return {
    ...catalog,
    facets: { ...catalog.facets, groups, byKey },
    json: { ...catalog.json, facetValues },
    optionNames: textChecksum(JSON.stringify(facetValues)),
  };
};
