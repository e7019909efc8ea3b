/** A property of compounds by which the store filters. */
interface FacetRow {
  /** Key in a query, which is its URL parameter. */
  readonly key: string;
  /** Type of the modifiers that are its values. null: the hardness bands of the compounds. */
  readonly modifier: string | null;
  /** Whether a part must have any or all of the selected values. */
  readonly combine: 'any' | 'all';
  /** Prefix of its chips. */
  readonly title: string;
  /** Its section in the filter panel. */
  readonly section: { readonly title: string; readonly why?: string; readonly startsOpen?: true };
  /**
   * Points for a different value when comparing near parts (decision 055). null: near parts must have the requested
   * values.
   */
  readonly difference: number | null;
  /**
   * Order in which the names of its values are matched in typed text. null: `words/` and `reading-query.ts` read it by
   * special rules.
   */
  readonly typed: number | null;
  /** Whether compounds mode hides the section if it offers no choice. */
  readonly givesWay: boolean;
  /** Its row in the facts of a part, a datasheet and a comparison. Certificates come after all others. */
  readonly fact: { readonly title: string; readonly place: number; readonly kind: 'property' | 'certificate' };
}

const TABLE = [
  {
    key: 'durometer',
    modifier: null,
    combine: 'any',
    title: 'Hardness',
    section: {
      title: 'Durometer',
      why: 'Hardness on the Shore A scale: the higher, the harder the rubber.',
      startsOpen: true,
    },
    difference: 10,
    typed: null,
    givesWay: false,
    fact: { title: 'Hardness', place: 3, kind: 'property' },
  },
  {
    key: 'material',
    modifier: 'material',
    combine: 'any',
    title: 'Material',
    section: { title: 'Material Type', startsOpen: true },
    difference: 12,
    typed: null,
    givesWay: true,
    fact: { title: 'Material', place: 1, kind: 'property' },
  },
  {
    key: 'color',
    modifier: 'color',
    combine: 'any',
    title: 'Color',
    section: { title: 'Color', startsOpen: true },
    difference: 2,
    typed: 1,
    givesWay: true,
    fact: { title: 'Color', place: 4, kind: 'property' },
  },
  {
    key: 'brand',
    modifier: 'brand',
    combine: 'any',
    title: 'Brand',
    section: { title: 'Material Brand' },
    difference: 2,
    typed: 4,
    givesWay: true,
    fact: { title: 'Material brand', place: 5, kind: 'property' },
  },
  {
    key: 'conductivity',
    modifier: 'conductivity',
    combine: 'any',
    title: 'Conductivity',
    section: {
      title: 'Conductivity',
      why: 'How the compound carries electric charge. Ordinary rubber insulates.',
    },
    difference: 8,
    typed: 3,
    givesWay: true,
    fact: { title: 'Conductivity', place: 7, kind: 'property' },
  },
  {
    key: 'curetype',
    modifier: 'cure',
    combine: 'any',
    title: 'Cure',
    section: {
      title: 'Cure Type',
      why: 'The chemistry that cross-links the rubber, such as sulfur or peroxide.',
    },
    difference: 3,
    typed: 2,
    givesWay: true,
    fact: { title: 'Cure', place: 6, kind: 'property' },
  },
  {
    key: 'subtype',
    modifier: 'subtype',
    combine: 'any',
    title: 'Subtype',
    section: { title: 'Material Subtype' },
    difference: 3,
    typed: 5,
    givesWay: true,
    fact: { title: 'Subtype', place: 2, kind: 'property' },
  },
  {
    key: 'compliance',
    modifier: 'compliance',
    combine: 'all',
    title: 'Compliance',
    section: { title: 'Material Compliance', why: 'Parts must have every certificate selected.' },
    difference: null,
    typed: null,
    givesWay: false,
    fact: { title: 'Compliance', place: 8, kind: 'certificate' },
  },
] as const satisfies readonly FacetRow[];

type Row = (typeof TABLE)[number];

export type FacetGroup = Row['key'];
/** Facets in which a near part may differ. */
export type ComparedFacet = Exclude<Row, { readonly difference: null }>['key'];
/** Facets whose values typed text can name by label. */
export type TypedFacet = Exclude<Row, { readonly typed: null }>['key'];
/** Types of compound properties, named as in the backend's `modifiers.type`. */
export type ModifierType = NonNullable<Row['modifier']>;

export interface Facet extends FacetRow {
  readonly key: FacetGroup;
  readonly modifier: ModifierType | null;
}

/**
 * All facets, in the order of the panel and of URLs. All code that filters, counts, names or shows a facet reads this
 * table: docs/guides/add-a-filter.md.
 */
export const FACETS: readonly Facet[] = TABLE;

/** Returns a record with an entry for every facet. */
export const byFacet = <Value>(of: (facet: Facet) => Value): Record<FacetGroup, Value> =>
  Object.fromEntries(FACETS.map((facet) => [facet.key, of(facet)])) as Record<FacetGroup, Value>;

const FACET: Readonly<Record<FacetGroup, Facet>> = byFacet((facet) => facet);

/** @example facetOf('curetype').modifier // 'cure' */
export const facetOf = (key: FacetGroup): Facet => FACET[key];

/** The keys of all facets, in order. */
export const FACET_GROUPS: readonly FacetGroup[] = FACETS.map(({ key }) => key);

export const isComparedFacet = (key: FacetGroup): key is ComparedFacet => facetOf(key).difference !== null;

const isTypedFacet = (key: FacetGroup): key is TypedFacet => facetOf(key).typed !== null;

/** Facets in the order in which typed text is matched. */
export const TYPED_FACETS: readonly TypedFacet[] = FACETS.toSorted((a, b) => (a.typed ?? 0) - (b.typed ?? 0))
  .map(({ key }) => key)
  .filter(isTypedFacet);

export const isFacetGroup = (name: string): name is FacetGroup => (FACET_GROUPS as readonly string[]).includes(name);

export const MODIFIER_TYPES: readonly ModifierType[] = FACETS.flatMap(({ modifier }) => modifier ?? []);

/** Returns a record with an entry for every type of modifier. */
export const byModifierType = <Value>(of: (type: ModifierType) => Value): Record<ModifierType, Value> =>
  Object.fromEntries(MODIFIER_TYPES.map((type) => [type, of(type)])) as Record<ModifierType, Value>;

/** The facets in the order of fact rows, properties before certificates. */
export const FACTS: readonly Facet[] = FACETS.toSorted((a, b) => a.fact.place - b.fact.place);
