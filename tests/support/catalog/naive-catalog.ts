import type { Range } from '../../../src/domain/kit/units.ts';
import type { Size } from '../../../src/domain/reference/sizes/size.ts';
import { SIZE_STANDARDS, type SizeStandard } from '../../../src/domain/reference/sizes/size-standard.ts';
import { FACET_GROUPS, type FacetGroup, facetOf } from '../../../src/domain/shop/catalog/facets.ts';
import type { Compound, Modifier, PartRecord } from '../../../src/domain/shop/catalog/model.ts';
import type { CatalogQuery } from '../../../src/domain/shop/catalog/query.ts';
import { naiveKeyword } from './naive-keyword.ts';

/** A catalog as plain lists, for comparison with the index. Parts are unique by compound and size. */
export interface NaiveCatalog {
  readonly sizes: readonly Size[];
  readonly compounds: readonly Compound[];
  readonly modifiers: readonly Modifier[];
  readonly parts: readonly PartRecord[];
}

export interface NaiveAnswer {
  /** All rows of the result in order: part ids, or compound ids in compounds mode. */
  readonly ids: readonly number[];
  /** `group/key` → number of rows with the value checked, for visible values. */
  readonly counts: Readonly<Record<string, number>>;
  /** Rows by stock kind, regardless of the stock filter. */
  readonly stockCounts: { readonly own: number; readonly offsite: number; readonly none: number };
}

interface Row {
  readonly id: number;
  readonly compound: number;
  /** -1 in compounds mode. */
  readonly size: number;
  readonly part: PartRecord | null;
}

const isAnyOf = (group: FacetGroup): boolean => facetOf(group).combine === 'any';

const BANDS: Record<string, readonly [number, number]> = {
  very_soft: [30, 50],
  soft: [51, 65],
  medium: [66, 75],
  hard: [76, 85],
  very_hard: [86, 95],
};

export const valuesOf = ({ compounds, modifiers }: NaiveCatalog, at: number, group: FacetGroup): string[] => {
  const compound = compounds[at];
  if (!compound) return [];
  if (group !== 'durometer') {
    return compound.modifiers.flatMap((n) =>
      modifiers[n]?.type === facetOf(group).modifier ? [modifiers[n].key] : [],
    );
  }
  if (compound.durometerScale === 'Spring Steel') return ['spring_steel'];
  const { durometer } = compound;
  if (compound.durometerScale !== 'Shore A' || durometer === null) return [];
  const bands = Object.keys(BANDS).filter((key) => {
    const [low, high] = BANDS[key] ?? [1, 0];
    return durometer >= low && durometer <= high;
  });
  return [...bands, String(durometer)];
};

const inRange = (value: number, { low, high }: Range): boolean =>
  (low === null || value >= low) && (high === null || value <= high);

export const isNamed = ({ standard, code }: Size, text: string): boolean => {
  const asked = text.trim().toLowerCase();
  const bare = code.toLowerCase();
  const spellings: Partial<Record<SizeStandard, readonly string[]>> = {
    usa: [bare, `-${bare}`, `as568-${bare}`, `as568${bare}`, `as568 ${bare}`],
    japanese: [bare, `jis ${bare}`, `jis${bare}`, `jis-${bare}`],
  };
  return (spellings[standard] ?? [bare]).includes(asked);
};

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);
const STANDARDS: readonly string[] = SIZE_STANDARDS;

/** Ratings of the random catalogs' materials by row, and the °C up to which it is valid. */
type NaiveRow = Readonly<Record<'nbr' | 'fkm' | 'epdm' | 'vmq', string>> & {
  readonly upTo: number;
  readonly isNamed?: true;
};

const ACETONE: NaiveRow = { nbr: 'D', fkm: 'D', epdm: 'A', vmq: 'C', upTo: 60 };
const HLP: NaiveRow = { nbr: 'A', fkm: 'A', epdm: 'D', vmq: 'C', upTo: 100 };
const GLACIAL: NaiveRow = { nbr: 'D', fkm: 'D', epdm: 'B', vmq: 'B', upTo: 60 };
const HOT_WATER: NaiveRow = { nbr: 'B', fkm: 'B', epdm: 'A', vmq: 'B', upTo: 100, isNamed: true };
const STEAM: NaiveRow = { nbr: 'D', fkm: 'D', epdm: 'A', vmq: 'C', upTo: 150, isNamed: true };
const HOT_STEAM: NaiveRow = { nbr: 'D', fkm: 'D', epdm: 'C', vmq: 'D', upTo: 1000, isNamed: true };

const NAIVE_MEDIA: Readonly<Record<string, readonly NaiveRow[]>> = {
  acetone: [ACETONE],
  'hydraulic-oil-mineral-hlp': [HLP],
  hlp: [HLP],
  'hot water 80-100 c': [HOT_WATER, STEAM, HOT_STEAM],
  'acetic-acid-glacial': [GLACIAL],
};

/** Returns whether a medium, which can name its temperatures, keeps a material at the temperature of the query. */
const naiveServes = (value: string, key: string, { low, high }: CatalogQuery['temperatureC']): boolean => {
  const [name = '', ownLow, ownHigh] = value.split(':');
  const own = ownHigh === undefined ? null : ownHigh || ownLow || '';
  const heat = own === null ? (high ?? low ?? 20) : own === '' ? 20 : Number(own);
  const rows = NAIVE_MEDIA[name] ?? [];
  const row = rows.find(({ upTo }) => heat <= upTo) ?? rows.at(-1);
  const grade = row?.[key as keyof NaiveRow];
  if (row === undefined || (grade !== 'A' && grade !== 'B')) return false;
  if (row.isNamed) return heat <= row.upTo;
  return grade === 'A' ? heat <= row.upTo + 20 : heat <= 60;
};

/** Families of the random catalogs in the order of decision 005; any other material is ordered by its scale. */
const FAMILY_PLACES: Readonly<Record<string, number>> = { nbr: 0, fkm: 1, epdm: 2, vmq: 3, peek: 6, copper: 8 };
const SCALE_PLACES: Readonly<Record<string, number>> = { 'Shore A': 5, 'Shore D': 7 };
const FIRST_RIGID_PLACE = 6;

const familyPlace = (catalog: NaiveCatalog, at: number): number => {
  const [material = ''] = valuesOf(catalog, at, 'material');
  return FAMILY_PLACES[material] ?? SCALE_PLACES[catalog.compounds[at]?.durometerScale ?? ''] ?? 9;
};

const isRigid = (catalog: NaiveCatalog, at: number): boolean => familyPlace(catalog, at) >= FIRST_RIGID_PLACE;

const offUsualHardness = (catalog: NaiveCatalog, at: number): number => {
  const { durometer = null, durometerScale = '' } = catalog.compounds[at] ?? {};
  const [material] = valuesOf(catalog, at, 'material');
  if (durometer === null || durometerScale !== 'Shore A') return 100;
  return Math.abs(durometer - (material === 'fkm' ? 75 : 70));
};

/** Returns the total of a line in cents, or null without a published price. */
const naiveTotal = ({ priceList }: PartRecord, quantity: number): number | null => {
  if (!priceList || priceList.hidden) return null;
  const { breaks, lineMinCents, lineMaxCents } = priceList;
  /** In 1/1,000 cents, which are exact for the tested amounts. */
  const exactAmount = (pieces: number): number => {
    let price = breaks[0]?.unitPriceE5 ?? Number.NaN;
    for (const { minQuantity, unitPriceE5 } of breaks) if (minQuantity <= pieces) price = unitPriceE5;
    return price * pieces;
  };
  if (lineMaxCents !== null) {
    const limit = Math.max(lineMinCents, lineMaxCents) * 1000;
    // The maximum applies from the first quantity above it. Above the last break, amounts only grow.
    const last = breaks.at(-1)?.minQuantity ?? 1;
    for (let pieces = 1; pieces <= Math.min(quantity, last); pieces++) if (exactAmount(pieces) > limit) return null;
    if (exactAmount(quantity) > limit) return null;
  }
  return Math.max(Math.round(exactAmount(quantity) / 1000), lineMinCents);
};

/** Runs a query by scanning every row. */
export const naiveSearch = (catalog: NaiveCatalog, query: CatalogQuery): NaiveAnswer => {
  const { sizes, compounds, modifiers, parts } = catalog;
  const patternName = (row: Row): string => `${compounds[row.compound]?.label}-${sizes[row.size]?.code}`;
  const rows: Row[] =
    query.mode === 'parts'
      ? parts.map((part) => ({ id: part.id, compound: part.compound, size: part.size, part }))
      : compounds.map(({ id }, compound) => ({ id, compound, size: -1, part: null }));
  const exceptionOf = (row: Row): string | null =>
    row.part && row.part.name !== patternName(row) ? row.part.name : null;
  const exceptions = parts
    .filter((part) => part.name !== `${compounds[part.compound]?.label}-${sizes[part.size]?.code}`)
    .map(({ name }) => name);
  const tests = query.search === '' ? [] : naiveKeyword(catalog, query.search, exceptions);

  const passesRest = (row: Row): boolean => {
    const compound = compounds[row.compound];
    if (!compound || tests === null) return false;
    if (query.slug !== null && query.slug !== 'orings') return false;
    const label = compound.label.toLowerCase();
    const materials = valuesOf(catalog, row.compound, 'material');
    const serves = (key: string): boolean =>
      query.media.every((medium) => naiveServes(medium, key, query.temperatureC));
    if (query.media.length > 0 && !materials.some(serves)) return false;
    if (query.compounds.length > 0 && !query.compounds.includes(label)) return false;
    const { low, high } = query.temperatureC;
    if (low !== null && (compound.temperatureLowC === null || compound.temperatureLowC > low)) return false;
    if (high !== null && (compound.temperatureHighC === null || compound.temperatureHighC < high)) return false;
    if (!tests.every(({ test }) => test(row.compound, row.size, exceptionOf(row)))) return false;
    const size = sizes[row.size];
    if (!row.part || !size) return true;
    if (query.sizes.length > 0 && !query.sizes.some((text) => isNamed(size, text))) return false;
    if (!inRange(size.idMm, query.idMm) || !inRange(size.csMm, query.csMm)) return false;
    return true;
  };
  const passesGroup = (row: Row, group: FacetGroup, keys: readonly string[]): boolean => {
    if (keys.length === 0) return true;
    const own = valuesOf(catalog, row.compound, group);
    return isAnyOf(group) ? keys.some((key) => own.includes(key)) : keys.every((key) => own.includes(key));
  };
  const stockOf = ({ part }: Row): 'own' | 'offsite' | 'none' => {
    if (part && part.onHand > 0) return 'own';
    return part && part.vendorQuantity > 0 ? 'offsite' : 'none';
  };
  const passesStock = (row: Row): boolean => {
    if (!row.part) return true;
    const stock = stockOf(row);
    if (query.inStock && stock === 'none') return false;
    return query.stock.length === 0 || query.stock.some((kind) => kind === stock);
  };
  const passes = (row: Row, facets: CatalogQuery['facets']): boolean =>
    FACET_GROUPS.every((group) => passesGroup(row, group, facets[group]));

  const inAnyStock = rows.filter(passesRest);
  const stockCounts = { own: 0, offsite: 0, none: 0 };
  if (query.mode === 'parts' && (query.slug === null || query.slug === 'orings')) {
    for (const row of inAnyStock) if (passes(row, query.facets)) stockCounts[stockOf(row)]++;
  }
  const candidates = inAnyStock.filter(passesStock);
  const counts: Record<string, number> = {};
  for (const group of FACET_GROUPS) {
    const keys =
      group === 'durometer'
        ? [...Object.keys(BANDS), 'spring_steel']
        : modifiers.filter(({ type, hidden }) => type === facetOf(group).modifier && !hidden).map(({ key }) => key);
    for (const key of keys) {
      const ticked = isAnyOf(group) ? [key] : [...query.facets[group], key];
      counts[`${group}/${key}`] = candidates.filter((row) => passes(row, { ...query.facets, [group]: ticked })).length;
    }
  }

  const defaultOrder = (a: Row, b: Row): number =>
    compare(STANDARDS.indexOf(sizes[a.size]?.standard ?? ''), STANDARDS.indexOf(sizes[b.size]?.standard ?? '')) ||
    a.size - b.size ||
    compoundOrder(a, b);
  const labelOf = (row: Row): string => compounds[row.compound]?.label ?? '';
  const compoundOrder = (a: Row, b: Row): number =>
    familyPlace(catalog, a.compound) - familyPlace(catalog, b.compound) ||
    offUsualHardness(catalog, a.compound) - offUsualHardness(catalog, b.compound) ||
    compare(labelOf(a), labelOf(b)) ||
    a.compound - b.compound;
  const byCompound = (a: Row, b: Row): number => compoundOrder(a, b) || defaultOrder(a, b);
  const byName = (a: Row, b: Row): number => compare(labelOf(a), labelOf(b)) || byCompound(a, b);
  const firstLabel = (row: Row, type: string): string | null => {
    const at = compounds[row.compound]?.modifiers.find((n) => modifiers[n]?.type === type && !modifiers[n]?.hidden);
    return at === undefined ? null : (modifiers[at]?.label ?? null);
  };
  const hardness = (row: Row): number | null => {
    const { durometer = null, durometerScale = '' } = compounds[row.compound] ?? {};
    const scale = { 'Shore A': 0, 'Shore D': 1 }[durometerScale] ?? 2;
    return durometer === null ? null : scale * 1000 + durometer;
  };
  /** Last in both directions without a value; otherwise by the keys in turn, ties by `tie` in either direction. */
  const by =
    (keys: (row: Row) => readonly number[] | string | null, tie: (a: Row, b: Row) => number) =>
    (a: Row, b: Row): number => {
      const keyA = keys(a);
      const keyB = keys(b);
      if (keyA === null || keyB === null) return keyA === keyB ? tie(a, b) : keyA === null ? 1 : -1;
      const sign = query.sort?.direction === 'desc' ? -1 : 1;
      if (typeof keyA === 'string' || typeof keyB === 'string')
        return sign * compare(String(keyA), String(keyB)) || tie(a, b);
      const differing = keyA.findIndex((key, n) => key !== keyB[n]);
      return differing === -1 ? tie(a, b) : sign * compare(keyA[differing] ?? 0, keyB[differing] ?? 0);
    };
  const one = (value: number | null | undefined): readonly number[] | null =>
    value === null || value === undefined ? null : [value];
  /** Returns the distance of a length from the middle of the requested range, or from its only bound, in nanometers. */
  const far = (pairs: readonly (readonly [number, Range])[]): number =>
    Math.round(
      1e6 *
        pairs.reduce((sum, [value, { low, high }]) => {
          const target = low !== null && high !== null ? (low + high) / 2 : (low ?? high);
          return target === null ? sum : sum + Math.abs(value - target);
        }, 0),
    );
  const named = (tests ?? []).filter(({ names }) => sizes.some(names));
  const fits = new Map<Row, readonly number[]>();
  const fitOf = (row: Row): readonly number[] => {
    const size = sizes[row.size];
    if (!row.part || !size) return [];
    const fit = fits.get(row) ?? [
      (tests ?? []).reduce((sum, { stepsOf }) => sum + stepsOf(row.compound), 0),
      named.filter(({ names }) => !names(size)).length,
      far([
        [size.idMm, query.idMm],
        [size.csMm, query.csMm],
      ]),
      Number(isRigid(catalog, row.compound)),
      ['own', 'offsite', 'none'].indexOf(stockOf(row)),
      Number(row.part.priceE5 === 0),
    ];
    fits.set(row, fit);
    return fit;
  };
  const byFit = (a: Row, b: Row): number => {
    const fitB = fitOf(b);
    const difference = fitOf(a)
      .map((key, n) => key - (fitB[n] ?? 0))
      .find((key) => key !== 0);
    return difference ?? defaultOrder(a, b);
  };
  /** A catalog without price lists is sorted by starting price. */
  const hasPriceLists = parts.some(({ priceList }) => priceList && !priceList.hidden);
  const priceOf = (part: PartRecord): number | null =>
    query.quantity !== null && hasPriceLists ? naiveTotal(part, query.quantity) : part.priceE5 || null;
  const fallback = query.mode === 'parts' ? byFit : compoundOrder;
  const orders: Record<string, (a: Row, b: Row) => number> = {
    name: (a, b) => (query.sort?.direction === 'desc' ? byName(b, a) : byName(a, b)),
    material: by((row) => firstLabel(row, 'material'), byCompound),
    color: by((row) => firstLabel(row, 'color'), byCompound),
    hardness: by((row) => one(hardness(row)), byCompound),
    temperature_low: by((row) => one(compounds[row.compound]?.temperatureLowC), byCompound),
    temperature_high: by((row) => one(compounds[row.compound]?.temperatureHighC), byCompound),
    ...(query.mode === 'parts' && {
      size: by((row) => [STANDARDS.indexOf(sizes[row.size]?.standard ?? ''), row.size], compoundOrder),
      cs: by((row) => one(sizes[row.size]?.csMm), defaultOrder),
      id: by((row) => one(sizes[row.size]?.idMm), defaultOrder),
      price: by((row) => one(row.part && priceOf(row.part)), defaultOrder),
      stock: by((row) => [row.part?.onHand ?? 0, row.part?.vendorQuantity ?? 0], defaultOrder),
    }),
  };
  const order = (query.sort && orders[query.sort.column]) || fallback;
  const ids = candidates
    .filter((row) => passes(row, query.facets))
    .sort(order)
    .map(({ id }) => id);
  return { ids, counts, stockCounts };
};
