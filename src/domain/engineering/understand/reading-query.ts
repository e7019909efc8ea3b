import { type Celsius, celsius } from '../../kit/units.ts';
import { filterLabel, mediaNotes } from '../../reference/media/media-filter.ts';
import { joinedName, mediumNamed } from '../../reference/media/medium.ts';
import { type FacetGroup, TYPED_FACETS, type TypedFacet } from '../../shop/catalog/facets.ts';
import { durometerBand } from '../../shop/catalog/index/durometer-bands.ts';
import { type CatalogQuery, EMPTY_PAGE } from '../../shop/catalog/query.ts';
import { finderQuery } from '../finder/finder.ts';
import { withExclusions } from './exclusions.ts';
import type { Kind, Meaning, Reading } from './reading.ts';
import type { ReadLists } from './words/sense.ts';

type Of<K extends Kind> = Extract<Meaning, { kind: K }>;

const ofKind = <K extends Kind>(meanings: readonly Meaning[], kind: K): readonly Of<K>[] =>
  meanings.filter((meaning): meaning is Of<K> => meaning.kind === kind);

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)];

const materialsOf = (meanings: readonly Meaning[]): readonly string[] =>
  distinct(ofKind(meanings, 'family').flatMap(({ materials }) => materials));

/** Returns the requested media, regardless of materials next to them. An ambiguous one matches nothing. */
const mediaOf = (meanings: readonly Meaning[]): readonly string[] =>
  distinct(
    meanings.flatMap((one) =>
      one.kind === 'medium' || one.kind === 'medium-choice' ? [mediumNamed(one.name)?.key ?? joinedName(one.name)] : [],
    ),
  );

/** Returns the key of the exact hardness if a compound has it, otherwise that of its band. */
const hardnessKey = ({ facets }: ReadLists, shoreA: number): readonly string[] => {
  const exact = String(shoreA);
  if (facets.byKey.durometer.has(exact)) return [exact];
  const band = durometerBand({ durometer: shoreA, durometerScale: 'Shore A' });
  return band === null ? [] : [band];
};

const facetsOf = (lists: ReadLists, meanings: readonly Meaning[]): Partial<Record<FacetGroup, readonly string[]>> => {
  const material = materialsOf(meanings);
  const properties = ofKind(meanings, 'property');
  const grades = ofKind(meanings, 'family').flatMap(({ grade }) => grade ?? []);
  const keysOf = (group: TypedFacet): readonly string[] =>
    distinct([...grades, ...properties].flatMap((one) => (one.group === group ? [one.key] : [])));
  const others: Record<Exclude<FacetGroup, TypedFacet>, readonly string[]> = {
    material,
    durometer: distinct(ofKind(meanings, 'hardness').flatMap(({ shoreA }) => hardnessKey(lists, shoreA))),
    compliance: distinct(ofKind(meanings, 'certificate').flatMap(({ keys }) => keys.slice(0, 1))),
  };
  return { ...others, ...Object.fromEntries(TYPED_FACETS.map((group) => [group, keysOf(group)])) };
};

const extreme = (pick: (...values: number[]) => number, values: readonly (Celsius | null)[]): Celsius | null => {
  const known = values.flatMap((value) => value ?? []);
  return known.length === 0 ? null : celsius(pick(...known));
};

/** Returns the named sizes, or else those with the outside diameter. */
const sizesOf = (meanings: readonly Meaning[]): readonly string[] => {
  const named = ofKind(meanings, 'size').map(({ size }) => size);
  return distinct(named.length > 0 ? named : ofKind(meanings, 'outside-diameter').flatMap(({ sizes }) => sizes));
};

/** Returns the store query for what was understood. */
export const meaningsQuery = (lists: ReadLists, meanings: readonly Meaning[]): CatalogQuery => {
  const ranges = ofKind(meanings, 'temperature');
  const [other] = ofKind(meanings, 'other-size');
  const [inside = other] = ofKind(meanings, 'inside-diameter');
  const [section = other] = ofKind(meanings, 'cross-section');
  const lengths = finderQuery({
    idMm: inside?.idMm ?? null,
    csMm: section?.csMm ?? null,
    temperatureC: null,
    material: '',
  });
  return {
    ...EMPTY_PAGE,
    idMm: lengths.idMm,
    csMm: lengths.csMm,
    sizes: sizesOf(meanings),
    compounds: distinct(ofKind(meanings, 'compound').flatMap(({ labels }) => labels)),
    temperatureC: {
      low: extreme(
        Math.min,
        ranges.map(({ lowC }) => lowC),
      ),
      high: extreme(
        Math.max,
        ranges.map(({ highC }) => highC),
      ),
    },
    media: mediaOf(meanings),
    inStock: ofKind(meanings, 'stock').length > 0,
    facets: withExclusions(lists, { ...EMPTY_PAGE.facets, ...facetsOf(lists, meanings) }, negationsOf(meanings)).facets,
  };
};

const negationsOf = (meanings: readonly Meaning[]) => ofKind(meanings, 'not').map(({ not }) => ({ not, text: '' }));

/** Returns the words of exclusions for which the store has no filter. @example // ['not peroxide cured'] */
export const notApplied = (lists: ReadLists, { understood }: Reading): readonly string[] =>
  withExclusions(
    lists,
    { ...EMPTY_PAGE.facets, ...facetsOf(lists, understood) },
    understood.flatMap((one) => (one.kind === 'not' ? [{ not: one.not, text: one.text }] : [])),
  ).notApplied;

/**
 * Returns the store query of a text.
 *
 * @example readingQuery(catalog, understand(catalog, '214 fkm')).sizes // ['AS568-214']
 */
export const readingQuery = (lists: ReadLists, { understood }: Reading): CatalogQuery =>
  meaningsQuery(lists, understood);

/**
 * Returns warnings about a family that was requested together with a medium, and the row that rates a medium if its
 * name does not imply it.
 *
 * @example // ['FKM is rated D for Acetone; rated better: EPDM, IIR, FFKM']
 */
export const readingWarnings = (lists: ReadLists, { understood }: Reading): readonly string[] => {
  const query = meaningsQuery(lists, understood);
  const labels = query.media.map((value) => filterLabel(value, query.temperatureC));
  return [...labels.filter((label) => label.includes(': rated as ')), ...mediaNotes(query)];
};
