import { celsius, mm, usdCents, usdE5 } from '../../../src/domain/kit/units.ts';
import type { Size } from '../../../src/domain/reference/sizes/size.ts';
import type { Compound, Modifier, PartRecord } from '../../../src/domain/shop/catalog/model.ts';
import type { PriceList } from '../../../src/domain/shop/pricing/price-list.ts';
import type { NaiveCatalog } from './naive-catalog.ts';

const modifier = (type: Modifier['type'], key: string, label: string, color: string | null = null): Modifier => ({
  type,
  key,
  label,
  color,
  hidden: false,
  hiddenFull: false,
});

const MODIFIERS: readonly Modifier[] = [
  modifier('material', 'fkm', 'FKM'),
  modifier('material', 'nbr', 'NBR'),
  modifier('color', 'brown', 'Brown', '#6b3a1e'),
  modifier('color', 'black', 'Black', '#111111'),
  modifier('brand', 'viton', 'Viton™'),
  modifier('compliance', 'fda', 'FDA 21 CFR 177.2600'),
  modifier('compliance', 'nsf-61', 'NSF/ANSI 61'),
  modifier('cure', 'peroxide', 'Peroxide'),
];

const compound = (id: number, label: string, durometer: number, modifiers: readonly number[]): Compound => ({
  id,
  label,
  labelDisplay: label,
  backgroundColor: '#6b3a1e',
  datasheet: true,
  durometer,
  durometerScale: 'Shore A',
  temperatureLowC: celsius(-20),
  temperatureHighC: celsius(204),
  description: 'General purpose',
  modifiers,
});

const COMPOUNDS: readonly Compound[] = [
  compound(1, 'FK7502', 75, [0, 2, 4, 5]),
  compound(2, 'NB7001', 70, [1, 3, 5, 6]),
  compound(3, 'CO9007', 90, [1, 3, 7]),
];

const size = (standard: Size['standard'], code: string, id: number, cs: number): Size => ({
  standard,
  code,
  idMm: mm(id),
  csMm: mm(cs),
});

const SIZES: readonly Size[] = [
  size('usa', '213', 23.39, 3.53),
  size('usa', '214', 24.99, 3.53),
  size('usa', '215', 26.57, 3.53),
  size('japanese', 'P10', 9.8, 1.9),
  size('metric', '10X2.5', 10, 2.5),
  size('metric', '24X3', 24, 3),
  size('metric', '70X3', 70, 3),
];

/** A price break at 100 pieces, and the usual line minimum. */
const listOf = (price: number): PriceList => ({
  breaks: [
    { minQuantity: 1, unitPriceE5: usdE5(price) },
    { minQuantity: 100, unitPriceE5: usdE5(price / 2) },
  ],
  hidden: false,
  lineMinCents: usdCents(2_500),
  lineMaxCents: null,
});

/** Three compounds in seven sizes, without CO9007 in 10X2.5; CO9007 in 70X3 is named `Special-7`. */
export const SMALL_CATALOG: NaiveCatalog = {
  modifiers: MODIFIERS,
  compounds: COMPOUNDS,
  sizes: SIZES,
  parts: COMPOUNDS.flatMap(({ label }, compoundIndex) =>
    SIZES.flatMap(({ code }, sizeIndex): PartRecord[] => {
      if (label === 'CO9007' && code === '10X2.5') return [];
      const at = compoundIndex * SIZES.length + sizeIndex;
      const price = at % 5 === 0 ? 0 : 10_000 + at * 1250;
      return [
        {
          id: 100 + at * 7,
          name: label === 'CO9007' && code === '70X3' ? 'Special-7' : `${label}-${code}`,
          compound: compoundIndex,
          size: sizeIndex,
          priceE5: usdE5(price),
          priceList: price === 0 ? null : listOf(price),
          onHand: at % 4 === 0 ? at : 0,
          vendorQuantity: at % 3 === 0 ? 10 * at : 0,
        },
      ];
    }),
  ),
};
