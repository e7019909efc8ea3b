import type { MaterialsRow } from '../../../data/materials.gen.ts';
import { capital } from '../../kit/text/words.ts';
import { type Celsius, celsius } from '../../kit/units.ts';
import { isRgdFamily } from './rgd.ts';

/** Shelf life in years by ARP5316. `unlimited` and `not covered` are classes of the standard. null = not on file. */
export type ShelfLife = number | 'unlimited' | 'not covered' | null;

/** A seal material. Temperatures are in whole °C, typical for a general-purpose grade. */
export interface Material {
  /** `NBR`, `FKM-A`, `METAL-SS`. */
  readonly code: string;
  /** `Nitrile (Buna-N)`. */
  readonly family: string;
  /** Designation of ASTM D1418, or '' if the standard does not cover it. */
  readonly astm: string;
  readonly kind: string;
  readonly lowC: Celsius;
  readonly highC: Celsius;
  readonly temperatureNote: string;
  /** Limit of standard grades, if only special grades reach `highC`. */
  readonly standardHighC: Celsius | null;
  readonly hardness: string;
  readonly colors: readonly string[];
  /** Third-party trademarks. */
  readonly tradeNames: readonly string[];
  /** Approvals for which grades exist. */
  readonly approvals: readonly string[];
  readonly shelfLife: ShelfLife;
  /** Density in g/cm³ of the raw polymer and of common compounds, as strings. '' = not on file. */
  readonly densityRaw: string;
  readonly densityCompound: string;
  /** `none`, `very low` … `very high`. */
  readonly permeability: string;
  readonly goodFor: readonly string[];
  readonly poorFor: readonly string[];
}

/** Permeability of metals, which have no class. */
export const IMPERMEABLE = 'none';

/** Classes of gas permeability, lowest first: class 1 is `very low`. */
export const PERMEABILITY_STEPS = [
  'very low',
  'low',
  'low-medium',
  'medium',
  'medium-high',
  'high',
  'very high',
] as const;

/** Returns the number of a permeability class, or `null` for a material without one. @example permeabilityClass('low') // 2 */
export const permeabilityClass = (permeability: string): number | null => {
  const place = (PERMEABILITY_STEPS as readonly string[]).indexOf(permeability);
  return place === -1 ? null : place + 1;
};

/**
 * Formats a permeability class with its number. No coefficient is shown, because no public source on file gives one.
 *
 * @example permeabilityText('low-medium') // 'Low to medium: class 3 of 7, no coefficient on file'
 */
export const permeabilityText = (permeability: string): string => {
  if (permeability === IMPERMEABLE) return 'None: gas passes only where the metal does not touch its faces';
  const number = permeabilityClass(permeability);
  if (number === null) return 'Not on file';
  const words = capital(permeability.replace('-', ' to '));
  return `${words}: class ${number} of ${PERMEABILITY_STEPS.length}, no coefficient on file`;
};

const shelfLifeOf = (text: string): ShelfLife => {
  if (text === 'unlimited' || text === 'not covered') return text;
  const years = Number(text);
  return text === '' || !Number.isFinite(years) ? null : years;
};

/** Makers listed in the trade names column, which are not trademarks of a material. */
const MAKERS: ReadonlySet<string> = new Set(['OEM', 'Garlock', 'Momentive', 'Shin-Etsu']);

const OF_A_NAME = /\((?:Momentive|Shin-Etsu|ConFlat type|IR|film|spring energized)\)/;

const markOf = (name: string): string => name.replace(OF_A_NAME, '').trim();

/**
 * Typesets ranges with an en dash and negative temperatures with a true minus.
 *
 * @example typeset('-40 to -55, 70-90') // '−40 to −55, 70–90'
 */
export const typeset = (text: string): string =>
  text.replace(/(\d)-(\d)/g, '$1–$2').replace(/(^|[\s(])-(\d)/g, '$1\u2212$2');

/** Returns the limit of standard grades in a note. @example standardHighOf('grade dependent: 260 standard') // 260 */
const standardHighOf = (note: string): Celsius | null => {
  const [, degrees] = /(\d{1,4}) standard\b/.exec(note) ?? [];
  return degrees === undefined ? null : celsius(Number(degrees));
};

const materialOf = (row: MaterialsRow): Material => ({
  code: row.code,
  family: row.family,
  astm: row.astm_d1418.startsWith('(') ? '' : row.astm_d1418.replaceAll(';', ','),
  kind: row.type,
  lowC: celsius(row.temp_low_c),
  highC: celsius(row.temp_high_c),
  temperatureNote: typeset(row.temp_note),
  standardHighC: standardHighOf(row.temp_note),
  hardness: typeset(row.durometers),
  colors: row.typical_colors,
  tradeNames: row.trade_names.map(markOf).filter((name) => !MAKERS.has(name)),
  approvals: row.compliances_available.filter((claim) => !claim.includes('RGD') || isRgdFamily(row.astm_d1418)),
  shelfLife: shelfLifeOf(row.shelf_life_years_arp5316),
  densityRaw: typeset(row.sg_raw_polymer),
  densityCompound: typeset(row.sg_compound_typical),
  permeability: row.type === 'metal' ? IMPERMEABLE : row.gas_permeability,
  goodFor: row.good_for.map(typeset),
  poorFor: row.poor_for.map(typeset),
});

/** Returns the materials of materials.csv in file order. */
export const materialTable = (rows: readonly MaterialsRow[]): readonly Material[] => rows.map(materialOf);

/**
 * Returns the shelf life in words.
 *
 * @example shelfLifeText(15) // '15 years'
 * @example shelfLifeText(null) // 'Not on file'
 */
export const shelfLifeText = (shelfLife: ShelfLife): string => {
  if (shelfLife === null) return 'Not on file';
  if (shelfLife === 'unlimited') return 'Unlimited';
  if (shelfLife === 'not covered') return 'Not covered';
  return `${shelfLife} years`;
};
