import { formatSigned } from '../../kit/units.ts';
import type { Catalog } from '../../shop/catalog/index/catalog.ts';
import type { Part } from '../../shop/catalog/model.ts';

/** Facets that are excluded because a part's description already names material and color. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['material', 'color']);

const MAX_SHOWN = 4;

/** Returns the features of a compound, in the words of the catalog. */
const featuresOf = (catalog: Catalog, { compoundRecord }: Part): readonly string[] => {
  const { modifiers, temperatureLowC: low, temperatureHighC: high, description } = compoundRecord;
  const labels = modifiers.flatMap((at) => {
    const modifier = catalog.modifiers[at];
    return modifier === undefined || modifier.hidden || TOLD_ELSEWHERE.has(modifier.type) ? [] : [modifier.label];
  });
  const range = low === null || high === null ? [] : [`${formatSigned(low)} to ${formatSigned(high)} °C`];
  return [...labels, ...range, ...(description === '' ? [] : [description])];
};

/**
 * Returns what distinguishes each part from the others: features that not all of them have, in catalog order. Empty for
 * a single part.
 */
export const distinguishingFeatures = (catalog: Catalog, parts: readonly Part[]): readonly (readonly string[])[] => {
  if (parts.length < 2) return parts.map(() => []);
  const all = parts.map((part) => featuresOf(catalog, part));
  const counts = new Map<string, number>();
  for (const features of all) for (const one of new Set(features)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return all.map((features) => features.filter((one) => counts.get(one) !== parts.length).slice(0, MAX_SHOWN));
};
