import type { ContentEntry } from './entry.ts';

/** The variation of a tested entry that one visitor sees. */
export interface PickedVariation {
  /** ID of the variation, or the ID of the entry for its default. */
  readonly id: string;
  readonly entry: ContentEntry;
  /** Whether it was just chosen and should be stored for the visitor's next visits. */
  readonly isNew: boolean;
}

const hasVariations = ({ variations }: ContentEntry): boolean =>
  variations !== undefined && Object.keys(variations).length > 0;

/** Returns whether visitors may see different versions of this entry. Embedded pages run no tests. */
export const isUnderTest = (entry: ContentEntry): boolean => entry.hosted === true && hasVariations(entry);

const withVariation = (entry: ContentEntry, id: string): ContentEntry => {
  const variation = entry.variations?.[id];
  return id === entry.id || variation === undefined ? entry : { ...entry, data: variation.data };
};

/**
 * Returns the variation of an entry for one visitor: the stored one if it still exists, otherwise a random one by the
 * shares. The shares are added up in the order of the entry, and the remainder is that of the default. Without consent
 * everyone sees the default and nothing should be stored.
 *
 * @param kept ID stored at an earlier visit
 * @param random at least 0, below 1
 */
export const pickVariation = (
  entry: ContentEntry,
  { consent, kept, random }: { readonly consent: boolean; readonly kept: string | undefined; readonly random: number },
): PickedVariation => {
  const variations = entry.variations ?? {};
  if (!consent || !hasVariations(entry)) return { id: entry.id, entry, isNew: false };
  if (kept !== undefined && (kept === entry.id || Object.hasOwn(variations, kept))) {
    return { id: kept, entry: withVariation(entry, kept), isNew: false };
  }
  let sum = 0;
  for (const [id, { testRatio }] of Object.entries(variations)) {
    sum += testRatio;
    if (random < sum) return { id, entry: withVariation(entry, id), isNew: true };
  }
  return { id: entry.id, entry, isNew: true };
};
