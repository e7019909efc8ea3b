import fc from 'fast-check';
import { celsius, mm, usdCents, usdE5 } from '../../../src/domain/kit/units.ts';
import type { Size } from '../../../src/domain/reference/sizes/size.ts';
import { FACETS, type FacetGroup, MODIFIER_TYPES } from '../../../src/domain/shop/catalog/facets.ts';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { Compound, Modifier, PartRecord } from '../../../src/domain/shop/catalog/model.ts';
import {
  type CatalogQuery,
  EMPTY_QUERY,
  PAGE_SIZES,
  SORT_COLUMNS,
  STOCK_KINDS,
} from '../../../src/domain/shop/catalog/query.ts';
import type { PriceList } from '../../../src/domain/shop/pricing/price-list.ts';
import { seededRandom } from '../random.ts';
import type { NaiveCatalog } from './naive-catalog.ts';
import { snapshotOf } from './snapshot-of.ts';

/** Builds the index over a catalog of plain lists. */
export const indexed = (catalog: NaiveCatalog): Catalog => openCatalog(snapshotOf(catalog));

type Option = readonly [key: string, label: string];

const NAMED: Partial<Record<Modifier['type'], readonly Option[]>> = {
  material: [
    ['nbr', 'NBR'],
    ['fkm', 'FKM'],
    ['epdm', 'EPDM'],
    ['vmq', 'Silicone'],
    ['peek', 'PEEK'],
    ['copper', 'Copper'],
  ],
  color: [
    ['black', 'Black'],
    ['brown', 'Brown'],
    ['red', 'Red'],
  ],
  brand: [
    ['viton', 'Viton™'],
    ['kalrez', 'Kalrez®'],
    ['buna-n', 'Buna-N'],
  ],
  compliance: [
    ['fda', 'FDA 21 CFR 177.2600'],
    ['nsf-61', 'NSF/ANSI 61'],
    ['3-a', '3-A'],
    ['ul', 'UL'],
  ],
  cure: [
    ['peroxide', 'Peroxide'],
    ['sulfur', 'Sulfur'],
  ],
  subtype: [
    ['low-temp', 'Low temperature'],
    ['fkm', 'FKM type A'],
  ],
  conductivity: [
    ['conductive', 'Conductive'],
    ['insulating', 'Insulating'],
  ],
};

/** A type without named options has options too. */
const optionsOf = (type: Modifier['type']): readonly Option[] =>
  NAMED[type] ?? [
    [`${type}-1`, 'One'],
    [`${type}-2`, 'Two'],
  ];

const flag = (weight: number): fc.Arbitrary<boolean> => fc.integer({ min: 0, max: 99 }).map((n) => n < weight);

const modifier: fc.Arbitrary<Modifier> = fc.constantFrom(...MODIFIER_TYPES).chain((type) =>
  fc
    .record({
      type: fc.constant(type),
      value: fc.constantFrom(...optionsOf(type)),
      hidden: flag(15),
      hiddenFull: flag(10),
    })
    .map(({ value: [key, label], ...rest }) => ({ ...rest, key, label, color: type === 'color' ? '#112233' : null })),
);

const size: fc.Arbitrary<Size> = fc.record({
  code: fc.constantFrom(
    '001',
    '010',
    '014',
    '214',
    '215',
    'P10',
    'P10A',
    'G25',
    'S3',
    '10X2',
    '10X2.5',
    '70X3',
    '2.5X1',
    '214X2',
  ),
  standard: fc.constantFrom('usa', 'japanese', 'metric'),
  idMm: fc.integer({ min: 1, max: 12 }).map((n) => mm(n * 2.5)),
  csMm: fc.constantFrom(...[1, 1.78, 2.5, 3.53].map(mm)),
});

const compoundOf = (modifierCount: number): fc.Arbitrary<Omit<Compound, 'id'>> =>
  fc
    .record({
      letters: fc.constantFrom('FK', 'NB', 'CO', 'E', '', 'OR-'),
      number: fc.constantFrom('7502', '7001', '70', '9003W', '21', '0502'),
      backgroundColor: fc.constant('#1f2937'),
      datasheet: fc.boolean(),
      hardness: fc.constantFrom(
        [70, 'Shore A'] as const,
        [75, 'Shore A'] as const,
        [95, 'Shore A'] as const,
        [98, 'Shore A'] as const,
        [50, 'Shore D'] as const,
        [null, 'Spring Steel'] as const,
        [null, ''] as const,
      ),
      temperatureLowC: fc.option(fc.constantFrom(...[-60, -40, -20, 0].map(celsius))),
      temperatureHighC: fc.option(fc.constantFrom(...[100, 150, 200].map(celsius))),
      description: fc.constantFrom('Good set, "quoted" & <marked>', 'Fuels, oils', 'Nitrile-like, 70 hours', ''),
      modifiers:
        modifierCount === 0
          ? fc.constant([])
          : fc.uniqueArray(fc.nat(modifierCount - 1), { minLength: 4, maxLength: 8 }),
    })
    .map(({ letters, number, hardness: [durometer, durometerScale], ...rest }) => ({
      ...rest,
      durometer,
      durometerScale,
      label: `${letters}${number}`,
      labelDisplay: `${letters} ${number}`.trim(),
    }));

const EXCEPTIONS = ['Special 7', 'XR-12', 'FK7502-999', 'zöld', 'X'];

const copiedOrSame = (isCopied: boolean, list: PriceList | null | undefined): PriceList | null | undefined =>
  isCopied && list ? { ...list } : list;

const breaks = (...pairs: readonly (readonly [number, number])[]): PriceList['breaks'] =>
  pairs.map(([minQuantity, priceE5]) => ({ minQuantity, unitPriceE5: usdE5(priceE5) }));

const priceList = (of: PriceList['breaks'], lineMin: number, lineMax: number | null = null): PriceList => ({
  breaks: of,
  hidden: false,
  lineMinCents: usdCents(lineMin),
  lineMaxCents: lineMax === null ? null : usdCents(lineMax),
});

/** Lists with equal line minimums, equal breaks, rising prices, a line maximum, and prices that are not published. */
const PRICE_LISTS: readonly (PriceList | null | undefined)[] = [
  priceList(breaks([1, 112_000], [50, 94_000], [100, 78_000]), 2_500),
  priceList(breaks([1, 112_000], [50, 94_000], [100, 78_000]), 2_500, 50_000),
  priceList(breaks([1, 3425]), 2_500),
  priceList(breaks([1, 8_255], [25, 7_000]), 2_500),
  priceList(breaks([10, 5_000], [20, 9_000]), 0),
  priceList(breaks([1, 4_000_000], [10, 3_900_000]), 10_000, 2_000),
  priceList(breaks([1, 250_000], [40, 210_000]), 5_000),
  { ...priceList([], 2_500), hidden: true },
  null,
  undefined,
];

/** Returns parts for a share of all cells, in random order, some with an exceptional name. */
const someParts = (
  seed: number,
  density: number,
  sizes: readonly Size[],
  compounds: readonly Omit<Compound, 'id'>[],
): PartRecord[] => {
  const random = seededRandom(seed);
  const hasPriceLists = seed % 8 !== 0;
  const parts = compounds.flatMap(({ label }, compound) =>
    sizes.flatMap(({ code }, size): PartRecord[] => {
      if (!random.chance(density)) return [];
      const id = 5000 - (compound * sizes.length + size) * 3;
      return [
        {
          id,
          name: random.chance(0.05) ? `${random.pick(EXCEPTIONS)}${id}` : `${label}-${code}`,
          compound,
          size,
          priceE5: usdE5(random.pick([0, 3425, 112_000, 112_000, 250_000, random.below(1_000_000)])),
          onHand: random.pick([0, 0, 0, 5, 9]),
          vendorQuantity: random.pick([0, 0, 4, 100_000]),
          // Every other object is new, so that equal lists are recognized by their content.
          priceList: hasPriceLists ? copiedOrSame(random.chance(0.5), random.pick(PRICE_LISTS)) : null,
        },
      ];
    }),
  );
  return parts
    .map((part) => ({ part, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ part }) => part);
};

/**
 * Small catalogs with holes, exceptional names, equal prices, no stock, hidden and duplicate modifiers, unknown
 * temperatures.
 */
export const randomCatalog: fc.Arbitrary<NaiveCatalog> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 9, arbitrary: fc.array(modifier, { minLength: 12, maxLength: 24 }) },
    ),
    fc.uniqueArray(size, {
      minLength: 12,
      maxLength: 40,
      selector: ({ standard, code }) => standard + code,
    }),
  )
  .chain(([modifiers, sizes]) =>
    fc
      .record({
        compounds: fc.array(compoundOf(modifiers.length), { minLength: 12, maxLength: 36 }),
        seed: fc.nat(),
        density: fc.constantFrom(0, 0.1, 0.7, 0.9, 0.9, 1),
      })
      .map(({ compounds, seed, density }) => ({
        modifiers,
        sizes,
        compounds: compounds.map((compound, n) => ({ ...compound, id: n + 1 })),
        parts: someParts(seed, density, sizes, compounds),
      })),
  );

const keysOf = (type: Modifier['type']): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom(...optionsOf(type).map(([key]) => key), 'nobody'), { minLength: 1, maxLength: 2 });

const WORDS = [
  'fk',
  'fk7502',
  '7502',
  'fk7502214',
  'FK7502-214',
  'fk75',
  '7502p10',
  'co7001',
  'c07001',
  'CO',
  'e70',
  'or-70',
  'nbr',
  'nbr70',
  'fkm75a',
  '70',
  '70a',
  'shore',
  'viton',
  'vitom',
  'vitno',
  'kalrex',
  'Kalrez®',
  'buna-n',
  'bunan',
  'fda',
  'nsf/ansi',
  'nsf-70',
  '3-a',
  'perxide',
  'peroxide-cured',
  '214',
  '-214',
  '-0',
  'as568',
  'AS568-214',
  'jis',
  'JIS-P10',
  'p10',
  'P1O',
  '10x2.5',
  '10×2,5',
  '10X2.5mm',
  'metric',
  'o-ring',
  'Rings',
  'seal',
  'special',
  'spezial',
  'specal',
  'xr12',
  'xr-12',
  'fk7502-999',
  'zöld',
  'zold',
  '!!',
  '-',
  '&',
  'zzzzz',
  'conductve',
  'low-temp',
  '177.2600',
  'a',
  'b',
  'x',
  '0',
  '21-214',
  'springsteel',
  'spring',
  'nitrile',
  'sillicone',
  'neoprene',
  'oil',
  'set quoted',
];

const search: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 3 }).map((words) => words.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'fkonbr70214p1.-,/ x'), maxLength: 6 }) },
);

const range = <Figure extends number>(...values: Figure[]) =>
  fc.record({ low: fc.option(fc.constantFrom(...values)), high: fc.option(fc.constantFrom(...values)) });

const group = (name: FacetGroup, keys: fc.Arbitrary<string[]>) =>
  keys.map((values) => (query: CatalogQuery) => ({ ...query, facets: { ...query.facets, [name]: values } }));

const sizeNames = ['AS568-214', '-214', '214', 'as568-010', 'JIS P10', 'p10', '10x2.5', 'none'];
const bands = ['medium', 'very_hard', 'spring_steel', 'hard', 'odd', '70', '90'];

const change = fc.oneof(
  ...[search, search, search].map((text) =>
    text.map((value) => (query: CatalogQuery) => ({ ...query, search: value })),
  ),
  fc
    .array(fc.constantFrom(...sizeNames), { minLength: 1, maxLength: 4 })
    .map((sizes) => (query: CatalogQuery) => ({ ...query, sizes })),
  fc.subarray(['fk7502', 'co7001', 'nobody']).map((compounds) => (query: CatalogQuery) => ({ ...query, compounds })),
  fc
    .subarray(
      [
        'acetone',
        'acetone::75',
        'hlp',
        'hlp:20:90',
        'hot water 80-100 c',
        'hot water 80-100 c::',
        'acetic-acid-glacial',
        'nobody',
      ],
      {
        maxLength: 2,
      },
    )
    .map((media) => (query: CatalogQuery) => ({ ...query, media })),
  fc.constantFrom('orings', 'orings', 'gaskets').map((slug) => (query: CatalogQuery) => ({ ...query, slug })),
  range(...[2.5, 10, 12.5, 20, 27].map(mm)).map((idMm) => (query: CatalogQuery) => ({ ...query, idMm })),
  range(...[1, 1.78, 2, 3.53].map(mm)).map((csMm) => (query: CatalogQuery) => ({ ...query, csMm })),
  range(...[-40, -20, 60, 75, 100, 150].map(celsius)).map((temperatureC) => (query: CatalogQuery) => ({
    ...query,
    temperatureC,
  })),
  fc.constant((query: CatalogQuery) => ({ ...query, inStock: true })),
  fc.subarray([...STOCK_KINDS]).map((stock) => (query: CatalogQuery) => ({ ...query, stock })),
  ...FACETS.map(({ key, modifier: type }) =>
    group(key, type === null ? fc.array(fc.constantFrom(...bands), { minLength: 1, maxLength: 2 }) : keysOf(type)),
  ),
);

const quantity = fc.option(
  fc.oneof(
    fc.constantFrom(1, 9, 10, 22, 23, 49, 50, 99, 400, 9_999_999),
    fc.nat(700).map((n) => n + 1),
  ),
  {
    freq: 2,
  },
);

/** Queries with up to four of all filters, in every order, on the first page. */
export const randomQuestion: fc.Arbitrary<CatalogQuery> = fc
  .record({
    mode: fc.constantFrom('parts' as const, 'parts' as const, 'parts' as const, 'compounds' as const),
    sort: fc.option(
      fc.record({
        column: fc.constantFrom(...SORT_COLUMNS),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      { freq: 6 },
    ),
    quantity,
    limit: fc.constantFrom(...PAGE_SIZES),
    changes: fc.array(change, { maxLength: 4, size: 'max' }),
  })
  .map(({ changes, ...rest }) =>
    changes.reduce<CatalogQuery>((query, apply) => apply(query), { ...EMPTY_QUERY, ...rest }),
  );
