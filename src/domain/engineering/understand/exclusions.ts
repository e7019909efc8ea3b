import { intersect, isEmptyBitRow, subtract, unite } from '../../shop/catalog/bits/bits.ts';
import type { FacetGroup } from '../../shop/catalog/facets.ts';
import type { CatalogQuery } from '../../shop/catalog/query.ts';
import type { Meaning } from './reading.ts';
import type { ReadLists } from './words/sense.ts';

/** Values of one filter that a text excludes. */
interface Excluded {
  readonly group: FacetGroup;
  readonly keys: readonly string[];
}

type Facets = CatalogQuery['facets'];

const excludedBy = (meaning: Meaning): Excluded | null => {
  if (meaning.kind === 'family' && meaning.grade === null) return { group: 'material', keys: meaning.materials };
  return meaning.kind === 'property' ? { group: meaning.group, keys: [meaning.key] } : null;
};

const unionOf = (rows: readonly Uint32Array[], length: number): Uint32Array => {
  const union = new Uint32Array(length);
  for (const row of rows) unite(union, row);
  return union;
};

/** Returns the compounds of the requested families. `null` = all. */
const compoundsAsked = ({ facets }: ReadLists, { material }: Facets): Uint32Array | null => {
  if (material.length === 0) return null;
  const rows = material.flatMap((key) => facets.byKey.material.get(key)?.compounds ?? []);
  return rows[0] === undefined ? null : unionOf(rows, rows[0].length);
};

/**
 * Returns the other values of the filter if selecting them excludes exactly the compounds that have the excluded ones,
 * or `null` if some compounds have no value or several.
 */
const othersOf = (lists: ReadLists, facets: Facets, { group, keys }: Excluded): readonly string[] | null => {
  const values = lists.facets.groups[group];
  const [first] = values;
  if (first === undefined || group === 'durometer') return null;
  const others = values.filter(({ key }) => !keys.includes(key));
  const kept = unionOf(
    others.map(({ compounds }) => compounds),
    first.compounds.length,
  );
  const left = unionOf(
    values.filter(({ key }) => keys.includes(key)).map(({ compounds }) => compounds),
    first.compounds.length,
  );
  const asked = group === 'material' ? null : compoundsAsked(lists, facets);
  const missing = asked ?? everyCompound(lists);
  if (asked !== null) for (const row of [kept, left]) intersect(row, asked);
  const both = kept.slice();
  intersect(both, left);
  const unnamed = missing.slice();
  subtract(unnamed, unionOf([kept, left], kept.length));
  if (!isEmptyBitRow(both) || !isEmptyBitRow(unnamed)) return null;
  const useful = others.filter(({ compounds }) => {
    const row = compounds.slice();
    if (asked !== null) intersect(row, asked);
    return !isEmptyBitRow(row);
  });
  return useful.map(({ key }) => key);
};

/** Every compound has a material. */
const everyCompound = ({ facets }: ReadLists): Uint32Array => {
  const rows = facets.groups.material.map(({ compounds }) => compounds);
  return unionOf(rows, rows[0]?.length ?? 0);
};

/** The filters including a text's exclusions, and the words of exclusions that no filter can express. */
export interface WithExclusions {
  readonly facets: Facets;
  readonly notApplied: readonly string[];
}

type Negation = { readonly not: Meaning; readonly text: string };

/**
 * Applies `not black` as the filter of all other colors. Exclusions that cannot be expressed are reported, never
 * inverted.
 */
export const withExclusions = (lists: ReadLists, facets: Facets, negations: readonly Negation[]): WithExclusions => {
  const notApplied: string[] = [];
  let applied = facets;
  for (const { not, text } of negations) {
    const excluded = excludedBy(not);
    const asked = excluded === null ? [] : applied[excluded.group];
    const values =
      excluded === null
        ? null
        : asked.length > 0
          ? asked.filter((key) => !excluded.keys.includes(key))
          : othersOf(lists, applied, excluded);
    if (excluded === null || values === null || values.length === 0) notApplied.push(text);
    else applied = { ...applied, [excluded.group]: values };
  }
  return { facets: applied, notApplied };
};
