import { setBit, wordCount } from '../bits/bits.ts';
import { FACET_GROUPS, type FacetGroup, facetOf } from '../facets.ts';
import type { Compound, Modifier } from '../model.ts';
import { compareText } from './default-order.ts';
import { DUROMETER_BANDS, durometerBand } from './durometer-bands.ts';

/** A selectable value: every modifier of the group's type with the same key. */
export interface IndexedFacetValue {
  readonly key: string;
  readonly label: string;
  /** Not offered in the list, although queries may use it. */
  readonly hidden: boolean;
  /** Its index in every array of counts. */
  readonly index: number;
  /** Bit row of the compounds that have it. */
  readonly compounds: Uint32Array;
}

export interface FacetIndex {
  /** Values of each group, in display order. */
  readonly groups: Readonly<Record<FacetGroup, readonly IndexedFacetValue[]>>;
  readonly byKey: Readonly<Record<FacetGroup, ReadonlyMap<string, IndexedFacetValue>>>;
  readonly valueCount: number;
  /** Value indexes of all compounds, sorted by compound and group. */
  readonly compoundValues: Uint16Array;
  /** Start of group `g` of compound `c` in `compoundValues`: entry `c * 8 + g`. One more entry ends the list. */
  readonly starts: Uint32Array;
}

interface Draft {
  readonly key: string;
  label: string;
  hidden: boolean;
  readonly compounds: Set<number>;
}

/** Returns the values of one group with the compounds that have them. */
const draftsOf = (
  group: FacetGroup,
  compounds: readonly Compound[],
  modifiers: readonly Modifier[],
): ReadonlyMap<string, Draft> => {
  const drafts = new Map<string, Draft>();
  const { modifier: wanted } = facetOf(group);
  if (wanted === null) {
    for (const { key, label } of DUROMETER_BANDS) drafts.set(key, { key, label, hidden: false, compounds: new Set() });
    compounds.forEach((compound, n) => {
      drafts.get(durometerBand(compound) ?? '')?.compounds.add(n);
      const { durometer, durometerScale } = compound;
      if (durometer === null || durometerScale !== 'Shore A') return;
      // Queries may contain an exact hardness by its number, but the filter offers only the bands.
      const key = String(durometer);
      const exact = drafts.get(key) ?? { key, label: `${durometer} Shore A`, hidden: true, compounds: new Set() };
      drafts.set(key, exact);
      exact.compounds.add(n);
    });
    return drafts;
  }
  for (const { type, key: written, label, hidden } of modifiers) {
    if (type !== wanted) continue;
    // Queries have keys in lower case.
    const key = written.toLowerCase();
    const draft = drafts.get(key);
    if (!draft) drafts.set(key, { key, label, hidden, compounds: new Set() });
    else if (draft.hidden && !hidden) Object.assign(draft, { label, hidden });
  }
  const draftAt = modifiers.map(({ type, key }) => (type === wanted ? drafts.get(key.toLowerCase()) : undefined));
  compounds.forEach((compound, n) => {
    for (const at of compound.modifiers) draftAt[at]?.compounds.add(n);
  });
  return drafts;
};

/**
 * Returns the values in a stable order: durometer bands softest first, the others by their number of parts in the whole
 * catalog, most first, then by label and key.
 *
 * @param partsOf number of parts of each compound
 */
export const facetIndex = (
  compounds: readonly Compound[],
  modifiers: readonly Modifier[],
  partsOf: (compound: number) => number,
): FacetIndex => {
  const words = wordCount(compounds.length);
  const groups = {} as Record<FacetGroup, IndexedFacetValue[]>;
  const byKey = {} as Record<FacetGroup, Map<string, IndexedFacetValue>>;
  const lists: number[][] = Array.from({ length: compounds.length * FACET_GROUPS.length }, () => []);
  let valueCount = 0;
  FACET_GROUPS.forEach((group, groupIndex) => {
    const drafts = [...draftsOf(group, compounds, modifiers).values()].map((draft) => ({
      draft,
      parts: [...draft.compounds].reduce((sum, compound) => sum + partsOf(compound), 0),
    }));
    if (facetOf(group).modifier !== null) {
      drafts.sort(
        (a, b) =>
          b.parts - a.parts || compareText(a.draft.label, b.draft.label) || compareText(a.draft.key, b.draft.key),
      );
    }
    groups[group] = drafts.map(({ draft }) => {
      const row = new Uint32Array(words);
      const index = valueCount++;
      for (const compound of draft.compounds) {
        setBit(row, compound);
        lists[compound * FACET_GROUPS.length + groupIndex]?.push(index);
      }
      return { key: draft.key, label: draft.label, hidden: draft.hidden, index, compounds: row };
    });
    byKey[group] = new Map(groups[group].map((value) => [value.key, value]));
  });
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => {
    starts[at + 1] = (starts[at] as number) + list.length;
  });
  return { groups, byKey, valueCount, compoundValues: Uint16Array.from(lists.flat()), starts };
};
