import type { ContentEntry } from './entry.ts';

/** What of an entry under test one visitor sees. */
export interface PickedVariation {
  /** Id of the variation; the entry's own id for its default. */
  readonly id: string;
  readonly entry: ContentEntry;
  /** Drawn just now: to be kept for the visitor's next visits. */
  readonly isNew: boolean;
}

const hasVariations = ({ variations }: ContentEntry): boolean =>
  variations !== undefined && Object.keys(variations).length > 0;

/** Whether visitors may see different things in this entry's place. Embedded pages run no tests. */
export const isUnderTest = (entry: ContentEntry): boolean => entry.hosted === true && hasVariations(entry);

const withVariation = (entry: ContentEntry, id: string): ContentEntry => {
  const variation = entry.variations?.[id];
  return id === entry.id || variation === undefined ? entry : { ...entry, data: variation.data };
};

/**
 * The variation of an entry for one visitor: the one kept from before if it still exists, else drawn by the shares. The
 * shares are added up in the order of the entry; what they leave is the default's. Without consent everyone sees the
 * default and nothing is to be kept.
 *
 * @param kept id kept from an earlier visit
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
