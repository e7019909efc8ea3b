import { intersect, setBit, testBit, unite } from '../bits/bits.ts';
import { byFacet, type ComparedFacet, FACET_GROUPS, facetOf, isComparedFacet } from '../facets.ts';
import type { CatalogLists } from '../index/catalog.ts';
import { DUROMETER_BANDS } from '../index/durometer-bands.ts';
import type { Compound } from '../model.ts';
import type { CatalogQuery } from '../query.ts';
import { RANGE_PARAMETERS } from '../ranges.ts';
import { hardnessText } from '../rows/describe-part.ts';
import { compoundVerdict, servingMedia } from '../search/compound-verdict.ts';
import type { Difference } from './difference.ts';
import {
  DEGREES_PER_POINT,
  OTHER_COMPOUND,
  pointsOf,
  SHORE_A_PER_POINT,
  thousandths,
  UNKNOWN_LIMIT,
} from './points.ts';

/** One criterion for compounds. */
export interface CompoundAsk {
  /** Distance in thousandths of a point. 0 = as requested. */
  readonly far: (compound: number) => number;
  readonly differ: (compound: number) => Difference;
}

/** Returns the requested values of the facets in which near parts must not differ. */
export const mandatoryFacets = (facets: CatalogQuery['facets']): CatalogQuery['facets'] =>
  byFacet(({ key }) => (isComparedFacet(key) ? [] : facets[key]));

/**
 * Returns the compounds that meet the mandatory criteria: every requested certificate, and a material that serves in
 * every medium.
 */
export const eligibleCompounds = (
  catalog: CatalogLists,
  { facets, media, temperatureC }: CatalogQuery,
): Uint32Array => {
  const held = compoundVerdict(catalog, mandatoryFacets(facets)).passing.slice();
  intersect(held, servingMedia(catalog, { media, temperatureC }));
  return held;
};

const wordsAsk = (
  parameter: string,
  asked: readonly string[],
  far: CompoundAsk['far'],
  has: (compound: number) => string,
): CompoundAsk => ({
  far,
  differ: (compound) => ({
    kind: 'words',
    parameter,
    asked: [...asked],
    has: has(compound),
    points: pointsOf(far(compound)),
  }),
});

const unless = (row: Uint32Array, points: number): CompoundAsk['far'] => {
  const away = thousandths(points);
  return (compound) => (testBit(row, compound) ? 0 : away);
};

const labelsOf = ({ facets }: CatalogLists, group: ComparedFacet, compound: number): string =>
  facets.groups[group]
    .filter((value) => !value.hidden && testBit(value.compounds, compound))
    .map(({ label }) => label)
    .join(', ');

/**
 * Returns the points for a value other than the requested ones. Hardness is a distance if both values are on the Shore
 * A scale.
 */
const pointsOfOther = (group: ComparedFacet): number => facetOf(group).difference ?? 0;

/** Returns the Shore A range of a hardness filter value, or null for a value without one. */
const shoreSpan = (key: string): readonly [low: number, high: number] | null => {
  const band = DUROMETER_BANDS.find((one) => one.key === key);
  if (band) return band.shoreA;
  return [Number(key), Number(key)];
};

const hardnessFar = (keys: readonly string[], compounds: readonly Compound[]): CompoundAsk['far'] => {
  const spans = keys.flatMap((key) => {
    const span = shoreSpan(key);
    return span === null ? [] : [span];
  });
  const steel = keys.some((key) => shoreSpan(key) === null);
  const other = thousandths(pointsOfOther('durometer'));
  return (at) => {
    const { durometer, durometerScale } = compounds[at] as Compound;
    if (durometerScale === 'Spring Steel') return steel ? 0 : other;
    if (durometer === null || durometerScale !== 'Shore A') return other;
    let least = other;
    for (const [low, high] of spans) {
      const off = Math.max(low - durometer, durometer - high, 0);
      least = Math.min(least, thousandths(off / SHORE_A_PER_POINT));
    }
    return least;
  };
};

/** Returns the criterion of one facet, or an empty list if the catalog has none of the values. */
const facetAsk = (catalog: CatalogLists, group: ComparedFacet, keys: readonly string[]): readonly CompoundAsk[] => {
  const known = keys.flatMap((key) => catalog.facets.byKey[group].get(key) ?? []);
  if (known.length === 0) return [];
  const asked = known.map(({ label }) => label);
  if (group === 'durometer') {
    const far = hardnessFar(
      known.map(({ key }) => key),
      catalog.compounds,
    );
    return [wordsAsk(group, asked, far, (at) => hardnessText(catalog.compounds[at] as Compound))];
  }
  const row = new Uint32Array(catalog.compoundWords);
  for (const { compounds } of known) unite(row, compounds);
  return [wordsAsk(group, asked, unless(row, pointsOfOther(group)), (at) => labelsOf(catalog, group, at))];
};

const temperatureAsk = (
  { compounds }: CatalogLists,
  { temperatureC }: CatalogQuery,
  end: 'low' | 'high',
): readonly CompoundAsk[] => {
  const { [end]: asked } = temperatureC;
  if (asked === null) return [];
  const limitOf = (at: number) => (compounds[at] as Compound)[end === 'low' ? 'temperatureLowC' : 'temperatureHighC'];
  const far = (at: number): number => {
    const limit = limitOf(at);
    if (limit === null) return thousandths(UNKNOWN_LIMIT);
    const short = end === 'low' ? limit - asked : asked - limit;
    return thousandths(Math.max(0, short) / DEGREES_PER_POINT);
  };
  const parameter = RANGE_PARAMETERS.temperatureC[end];
  return [
    {
      far,
      differ: (at) => ({ kind: 'temperature', parameter, asked, has: limitOf(at), points: pointsOf(far(at)) }),
    },
  ];
};

/** Properties by which compounds are compared with one requested by name, unless the query specifies them. */
const ALIKE = ['material', 'durometer', 'color'] as const;

const keysOf = ({ facets, compounds }: CatalogLists, group: ComparedFacet, compound: number): readonly string[] => {
  if (group !== 'durometer')
    return facets.groups[group].filter((value) => testBit(value.compounds, compound)).map(({ key }) => key);
  const { durometer, durometerScale } = compounds[compound] as Compound;
  return durometerScale === 'Shore A' && durometer !== null ? [String(durometer)] : [];
};

/** Returns criteria for compounds requested by label, with which all others are compared. */
const namedAsks = (catalog: CatalogLists, query: CatalogQuery): readonly CompoundAsk[] => {
  const named = query.compounds.flatMap((label) => catalog.names.compoundsByLabel.get(label.toLowerCase()) ?? []);
  if (named.length === 0) return [];
  const row = new Uint32Array(catalog.compoundWords);
  for (const at of named) setBit(row, at);
  const labelOf = (at: number): string => catalog.compounds[at]?.labelDisplay ?? '';
  return [
    wordsAsk('compound', named.map(labelOf), unless(row, OTHER_COMPOUND), labelOf),
    ...ALIKE.filter((group) => query.facets[group].length === 0).flatMap((group) =>
      facetAsk(
        catalog,
        group,
        named.flatMap((at) => keysOf(catalog, group, at)),
      ),
    ),
  ];
};

/** Returns all criteria of a query for compounds from which near parts may differ. */
export const compoundAsks = (catalog: CatalogLists, query: CatalogQuery): readonly CompoundAsk[] => [
  ...namedAsks(catalog, query),
  ...FACET_GROUPS.filter(isComparedFacet).flatMap((group) => facetAsk(catalog, group, query.facets[group])),
  ...temperatureAsk(catalog, query, 'low'),
  ...temperatureAsk(catalog, query, 'high'),
];
