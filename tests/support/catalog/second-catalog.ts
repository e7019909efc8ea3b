import type { Modifier } from '../../../src/domain/shop/catalog/model.ts';
import type {
  CatalogTables,
  CompoundEntry,
  PriceListEntry,
  SizeEntry,
} from '../../../src/domain/shop/catalog-files/catalog-tables.ts';
import { NOT_MADE } from '../../../src/domain/shop/catalog-files/catalog-tables.ts';
import { vendorStockColumns } from '../../../src/domain/shop/catalog-files/vendor-stock-columns.ts';

const MATERIALS = [
  ['nbr', 'NBR', -30, 120],
  ['fkm', 'FKM', -20, 204],
  ['epdm', 'EPDM', -50, 150],
  ['vmq', 'Silicone', -60, 230],
  ['hnbr', 'HNBR', -30, 150],
  ['ffkm', 'FFKM', -15, 320],
] as const;
const COLORS = [
  ['black', 'Black', '#1f2226'],
  ['white', 'White', '#f1f1ec'],
  ['green', 'Green', '#3c7a4b'],
] as const;
const CERTIFICATES = ['FDA', 'NSF 61', 'UL 94'] as const;

const plain = { color: null, hidden: false, hiddenFull: false };
const modifiers: readonly Modifier[] = [
  ...MATERIALS.map(([key, label]) => ({ ...plain, type: 'material' as const, key, label })),
  ...COLORS.map(([key, label, color]) => ({ ...plain, type: 'color' as const, key, label, color })),
  ...CERTIFICATES.map((label) => ({
    ...plain,
    type: 'compliance' as const,
    key: label.toLowerCase().replaceAll(' ', '-'),
    label,
  })),
];
const FIRST_CERTIFICATE = MATERIALS.length + COLORS.length;

const SECOND_COMPOUNDS = 300;
const SECOND_SIZES = 50;

/** Compounds of a house style: a material's digit, a counter and the hardness with periods, such as `1.004.70`. */
const compounds: readonly CompoundEntry[] = Array.from({ length: SECOND_COMPOUNDS }, (_, at) => {
  const material = at % MATERIALS.length;
  const color = Math.floor(at / 6) % COLORS.length;
  const [, name, low, high] = MATERIALS[material] ?? MATERIALS[0];
  const hardness = 50 + 10 * (at % 5);
  const label = `${material + 1}.${String(at + 1).padStart(3, '0')}.${hardness}`;
  return {
    label,
    labelDisplay: `${name} ${hardness} no. ${at + 1}`,
    ringColor: COLORS[color]?.[2] ?? '#1f2226',
    datasheet: at % 2 === 0,
    hardness,
    hardnessScale: 'Shore A',
    temperatureLowC: low,
    temperatureHighC: high,
    lineMinCents: at % 4 === 0 ? null : 1500,
    lineMaxCents: null,
    description: at === 7 ? '=HYPERLINK("https://example.com"), "quoted", 5 % <oil>' : `House compound ${at + 1}`,
    modifiers: [
      material,
      MATERIALS.length + color,
      ...CERTIFICATES.flatMap((__, certificate) =>
        at % (certificate + 2) === 0 ? [FIRST_CERTIFICATE + certificate] : [],
      ),
    ],
  };
});

/** Inside diameters of AS568-210 to -219, which are 3.53 mm thick. */
const AS568_MM = [18.64, 20.22, 21.82, 23.39, 24.99, 26.57, 28.17, 29.74, 31.34, 32.92];

/** Ten AS568 sizes, and metric house sizes with codes of four digits. */
const sizes: readonly SizeEntry[] = Array.from({ length: SECOND_SIZES }, (_, at) => {
  const idMm = AS568_MM[at];
  if (idMm !== undefined) return { standard: 'usa', code: String(210 + at), idMm, csMm: 3.53 };
  return {
    standard: 'metric',
    code: `H${String(at + 1).padStart(4, '0')}`,
    idMm: 4 + Math.floor(at / 2) * 2.5,
    csMm: at % 2 === 0 ? 1.9 : 2.7,
  };
});

const priceLists: readonly PriceListEntry[] = MATERIALS.flatMap(([, name], at) =>
  ['small', 'large'].map((size, step): PriceListEntry => {
    const e5 = 20_000 * (at + 1) * (step + 1);
    const hidesPrices = name === 'FFKM' && size === 'large';
    return {
      name: `${name} ${size}`,
      hidesPrices,
      startingE5: hidesPrices ? 0 : e5,
      breaks: [
        [1, e5],
        [100, e5 * 0.8],
        [1000, e5 * 0.625],
      ],
    };
  }),
);

/** Part numbers of the second catalog: the number of the size, then of the compound. */
export const secondPartNumber = (compound: number, size: number): string =>
  `Z${String(size + 1).padStart(2, '0')}-${String(compound + 1).padStart(4, '0')}`;

/** A whole catalog of another company: other codes, other part numbers, every eleventh part not made. */
export const secondCatalog = (): CatalogTables => {
  const cells = SECOND_COMPOUNDS * SECOND_SIZES;
  const offers = new Int32Array(cells).fill(NOT_MADE);
  const stock = new Int32Array(cells);
  const partNumbers = new Map<number, string>();
  const vendorStock = vendorStockColumns();
  for (let cell = 0; cell < cells; cell++) {
    if (cell % 11 === 3) continue;
    const [compound, size] = [Math.floor(cell / SECOND_SIZES), cell % SECOND_SIZES];
    offers[cell] = cell % 17 === 5 ? 0 : 1 + 2 * (compound % MATERIALS.length) + (size < 25 ? 0 : 1);
    stock[cell] = cell % 7 === 0 ? 100 + cell : 0;
    partNumbers.set(cell, secondPartNumber(compound, size));
    if (cell % 9 === 0) vendorStock.add(cell, cell % 2, cell % 5 === 0 ? -1 : 40 + (cell % 60), cell % 4 === 0);
  }
  return {
    modifiers,
    compounds,
    sizes,
    priceLists,
    offers,
    partNumbers,
    stock,
    vendors: [
      { name: '+49 Seals', leadTime: 5 },
      { name: 'Second, Source', leadTime: null },
    ],
    vendorStock: vendorStock.finish(),
    comparisons: [{ compound: 0, link: '/shop/orings?search=1.007.70', text: 'The next one' }],
  };
};
