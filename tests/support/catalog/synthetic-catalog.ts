import { celsius, usdE5 } from '../../../src/domain/kit/units.ts';
import type { Size } from '../../../src/domain/reference/sizes/size.ts';
import { SIZE_STANDARDS } from '../../../src/domain/reference/sizes/size-standard.ts';
import { sizeSeriesOf } from '../../../src/domain/reference/tables/size-series.ts';
import type { ModifierType } from '../../../src/domain/shop/catalog/facets.ts';
import type { Compound, Modifier } from '../../../src/domain/shop/catalog/model.ts';
import { createCatalogBuilder } from '../../../src/domain/shop/catalog/snapshot/builder.ts';
import { seededRandom } from '../random.ts';

/** The catalog's full size (decisions: "Catalog"). */
const FULL_COMPOUNDS = 442;
export const FULL_PARTS = 1_084_458;

/** Returns all sizes of the three standards' tables. */
export const allSizes = (): Size[] =>
  SIZE_STANDARDS.flatMap((standard) =>
    sizeSeriesOf(standard).flatMap(({ sizes }) =>
      sizes.map(({ code, idMm, csMm }) => ({ code, standard, idMm, csMm })),
    ),
  );

const KEYS = {
  material: 'nbr fkm epdm vmq ffkm hnbr cr fepm fvmq au ptfe iir acm aem csm eco nr sbr'.split(' '),
  color: 'black brown white red blue green clear orange gray yellow'.split(' '),
  brand: 'viton kalrez aflas chemraz dyneon tecnoflon zetpol therban silastic neoprene'.split(' '),
  compliance: 'fda usp nsf wras ktw 3a ul reach rohs norsok nace mil'.split(' '),
  cure: 'peroxide sulfur bisphenol platinum'.split(' '),
  subtype: Array.from({ length: 24 }, (_, n) => `grade-${n + 1}`),
  conductivity: 'insulating antistatic conductive'.split(' '),
} satisfies Partial<Record<ModifierType, readonly string[]>>;

type KeyedType = keyof typeof KEYS;

const MODIFIERS: readonly Modifier[] = (Object.keys(KEYS) as KeyedType[]).flatMap((type) =>
  KEYS[type].map((key) => ({
    type,
    key,
    label: key.length <= 4 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1),
    color: type === 'color' ? '#1f2937' : null,
    hidden: false,
    hiddenFull: false,
  })),
);

const indexOf = (type: KeyedType, key: string): number =>
  MODIFIERS.findIndex((modifier) => modifier.type === type && modifier.key === key);

const compounds = (): Compound[] => {
  const random = seededRandom(442);
  return Array.from({ length: FULL_COMPOUNDS }, (_, n) => {
    const material = random.pick(KEYS.material);
    const durometer = random.chance(0.95) ? random.pick([40, 50, 60, 70, 70, 75, 75, 80, 90, 90, 95]) : null;
    const some = (type: KeyedType, share: number): number[] =>
      KEYS[type].filter(() => random.chance(share)).map((key) => indexOf(type, key));
    return {
      id: n + 1,
      label: `${material.slice(0, 2).toUpperCase()}${durometer ?? 10}${String(n).padStart(3, '0')}`,
      labelDisplay: `${material.slice(0, 2).toUpperCase()}${durometer ?? 10}${String(n).padStart(3, '0')}`,
      backgroundColor: '#1f2937',
      datasheet: n % 3 === 0,
      durometer,
      durometerScale: durometer === null ? 'Spring Steel' : 'Shore A',
      temperatureLowC: celsius(-20 - random.below(60)),
      temperatureHighC: celsius(90 + random.below(240)),
      description: 'General purpose, good set and wear, for oil, water and air.',
      modifiers: [
        indexOf('material', material),
        indexOf('color', random.pick(KEYS.color)),
        ...some('brand', 0.08),
        ...some('compliance', 0.3),
        indexOf('cure', random.pick(KEYS.cure)),
        indexOf('subtype', random.pick(KEYS.subtype)),
        indexOf('conductivity', random.pick(KEYS.conductivity)),
      ],
    };
  });
};

/**
 * Returns a snapshot of a catalog as large as the shop's, from a seed: 10 % unpriced, 8 % in our stock and 20 % in
 * vendor stock.
 */
export const syntheticSnapshot = (): Uint8Array => {
  const sizes = allSizes();
  const recipes = compounds();
  const builder = createCatalogBuilder({ sizes, compounds: recipes, modifiers: MODIFIERS });
  const random = seededRandom(1_084_458);
  let holes = sizes.length * FULL_COMPOUNDS - FULL_PARTS;
  let cells = sizes.length * FULL_COMPOUNDS;
  let id = 1000;
  for (let compound = 0; compound < FULL_COMPOUNDS; compound++) {
    const label = recipes[compound]?.label ?? '';
    const level = 5000 + random.below(200_000);
    for (let size = 0; size < sizes.length; size++) {
      const isHole = random.chance(holes / cells--);
      if (isHole) holes--;
      const { code = '', csMm = 0, idMm = 0 } = sizes[size] ?? {};
      const factor = 1 + csMm * 0.3 + idMm * 0.02;
      if (isHole) continue;
      builder.add({
        id: id++,
        name: `${label}-${code}`,
        compound,
        size,
        priceE5: usdE5(random.chance(0.1) ? 0 : Math.round((level * factor) / 1000) * 1000),
        onHand: random.chance(0.08) ? 1 + random.below(2000) : 0,
        vendorQuantity: random.chance(0.2) ? 1 + random.below(5000) : 0,
      });
    }
  }
  return builder.finish().snapshot;
};
