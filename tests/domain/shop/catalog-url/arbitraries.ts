import fc from 'fast-check';
import { celsius, mm, type Range } from '../../../../src/domain/kit/units.ts';
import { FACET_GROUPS, type FacetGroup } from '../../../../src/domain/shop/catalog/facets.ts';
import { type CatalogQuery, PAGE_SIZES, SORT_COLUMNS, STOCK_KINDS } from '../../../../src/domain/shop/catalog/query.ts';

/** Text as the parser returns it: trimmed, readable, without the list's comma. */
const plainText = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength })
    .map((text) => text.replace(/[\p{Cc}\uFFFD,]/gu, '').trim())
    .filter((text) => text.length <= maxLength && text.isWellFormed());

const list = fc.uniqueArray(
  plainText(30).filter((text) => text !== ''),
  { maxLength: 5 },
);

/** Keys are read in lowercase, which is longer for some letters. */
const keys = fc.uniqueArray(
  plainText(30)
    .map((text) => text.toLowerCase().trim())
    .filter((text) => text !== ''),
  { maxLength: 5 },
);

const range = <Figure extends number>(
  min: number,
  max: number,
  figure: (value: number) => Figure,
): fc.Arbitrary<Range<Figure>> => {
  const bound = fc.option(
    fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => figure(thousandths / 1000 || 0)),
  );
  return fc
    .tuple(bound, bound)
    .map(([low, high]) => (low !== null && high !== null && low > high ? { low: high, high: low } : { low, high }));
};

/** Any query that the parser can return. */
export const anyQuery: fc.Arbitrary<CatalogQuery> = fc.record(
  {
    mode: fc.constantFrom('parts', 'compounds'),
    search: plainText(60),
    sizes: list,
    compounds: keys,
    media: keys,
    slug: fc.option(fc.constant('orings')),
    idMm: range(0, 700, mm),
    csMm: range(0, 20, mm),
    temperatureC: range(-120, 350, celsius),
    inStock: fc.boolean(),
    stock: fc.subarray([...STOCK_KINDS]),
    facets: fc.record(
      Object.fromEntries(FACET_GROUPS.map((group) => [group, keys])) as Record<FacetGroup, typeof keys>,
      { noNullPrototype: true },
    ),
    quantity: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    sort: fc.option(
      fc.record(
        { column: fc.constantFrom(...SORT_COLUMNS), direction: fc.constantFrom('asc', 'desc') },
        { noNullPrototype: true },
      ),
    ),
    page: fc.integer({ min: 1, max: 1_000_000_000 }),
    limit: fc.constantFrom(...PAGE_SIZES),
  },
  { noNullPrototype: true },
);
