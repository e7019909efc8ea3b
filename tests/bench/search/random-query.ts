import { celsius, type Mm, mm, type Range } from '../../../src/domain/kit/units.ts';
import { displaySize } from '../../../src/domain/reference/sizes/size-standard.ts';
import { FACET_GROUPS } from '../../../src/domain/shop/catalog/facets.ts';
import type { CatalogLists } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { type CatalogQuery, EMPTY_QUERY, PAGE_SIZES, SORT_COLUMNS } from '../../../src/domain/shop/catalog/query.ts';
import { type Random, seededRandom } from '../../support/random.ts';

const rangeAround = (random: Random, values: readonly Mm[], spread: number): Range<Mm> => {
  const middle = random.pick(values);
  return {
    low: random.chance(0.8) ? mm(Math.round(middle * (1 - spread) * 100) / 100) : null,
    high: random.chance(0.8) ? mm(Math.round(middle * (1 + spread) * 100) / 100) : null,
  };
};

const keyword = (catalog: CatalogLists, random: Random): string => {
  const compound = random.pick(catalog.compounds);
  const size = random.pick(catalog.sizes);
  const material = random.pick(catalog.facets.groups.material).key;
  return random.pick([
    compound.label,
    size.code,
    displaySize(size.standard, size.code),
    `${compound.label}-${size.code}`,
    `${compound.label}${size.code}`.toLowerCase(),
    material,
    `${material}${compound.durometer ?? 70}`,
    `${material} ${size.code}`,
    `${material} 70 ${size.code.slice(0, 2)}`,
    `${random.pick(catalog.facets.groups.brand).label} ${random.pick(catalog.facets.groups.color).label} o-ring`,
    'vitom 75',
  ]);
};

/**
 * Returns a typical query of a visitor: usually one to three filters, any sort order, usually one of the first pages.
 */
export const randomQuery = (catalog: CatalogLists, seed: number): CatalogQuery => {
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1));
  const facets: Record<string, readonly string[]> = { ...EMPTY_QUERY.facets };
  for (let count = random.pick([0, 0, 1, 1, 2, 3]); count > 0; count--) {
    const group = random.pick(FACET_GROUPS);
    const values = catalog.facets.groups[group];
    if (values.length > 0) {
      facets[group] = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => random.pick(values).key);
    }
  }
  const lengths = catalog.sizes;
  const query: CatalogQuery = {
    ...EMPTY_QUERY,
    facets: facets as CatalogQuery['facets'],
    search: random.chance(0.3) ? keyword(catalog, random) : '',
    sizes: random.chance(0.08) ? [displaySizeOf(random, catalog)] : [],
    idMm: random.chance(0.2)
      ? rangeAround(
          random,
          lengths.map(({ idMm }) => idMm),
          0.1,
        )
      : EMPTY_QUERY.idMm,
    csMm: random.chance(0.2)
      ? rangeAround(
          random,
          lengths.map(({ csMm }) => csMm),
          0.05,
        )
      : EMPTY_QUERY.csMm,
    temperatureC: random.chance(0.2)
      ? {
          low: random.chance(0.7) ? celsius(-random.below(60)) : null,
          high: random.chance(0.7) ? celsius(80 + random.below(150)) : null,
        }
      : EMPTY_QUERY.temperatureC,
    inStock: random.chance(0.2),
    sort: random.chance(0.5) ? { column: random.pick(SORT_COLUMNS), direction: random.pick(['asc', 'desc']) } : null,
    page: random.chance(0.9) ? 1 + random.below(5) : 1 + random.below(20_000),
    limit: random.pick(PAGE_SIZES),
  };
  return { ...query, ...newerFilters(catalog, random) };
};

/** Drawn last, so that the rest of the query is the same as in earlier versions. */
const newerFilters = (catalog: CatalogLists, random: Random): Pick<CatalogQuery, 'stock' | 'compounds'> => ({
  stock: random.chance(0.15) ? random.pick([['own'], ['own', 'offsite'], ['offsite']] as const) : [],
  compounds: random.chance(0.08)
    ? Array.from({ length: random.pick([1, 1, 2, 4]) }, () => random.pick(catalog.compounds).label)
    : [],
});

const displaySizeOf = (random: Random, { sizes }: CatalogLists): string => {
  const { standard, code } = random.pick(sizes);
  return displaySize(standard, code);
};
