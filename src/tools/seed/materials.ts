import { materialsRows } from '../../data/materials.gen.ts';

/** A material family as described in src/data/materials.csv. */
export interface Material {
  readonly code: string;
  readonly lowC: number;
  readonly highC: number;
  /** Hardness range; null for metals. */
  readonly hardness: { readonly low: number; readonly high: number } | null;
  readonly scale: 'Shore A' | 'Shore D' | '';
  readonly colors: readonly string[];
  readonly brands: readonly string[];
  readonly compliances: readonly string[];
  readonly goodFor: readonly string[];
}

/**
 * Maps the informal wordings of the table to certificates. Wordings without a paragraph or level are not certificates
 * and are omitted.
 */
const COMPLIANCE_WORDINGS: Readonly<Record<string, readonly string[]>> = {
  'FDA 21 CFR 177.2600 grades': ['FDA 21 CFR 177.2600'],
  'FDA 21 CFR 177.1550 (jacket)': ['FDA 21 CFR 177.1550'],
  'FDA 21 CFR 177.2470 / 177.2480': ['FDA 21 CFR 177.2470'],
  'FDA grades': [],
  'FDA grades rare': [],
  'FDA grades available': [],
  'FDA grades by filler': [],
  'USP Class VI grades': ['USP Class VI'],
  'USP Class VI (stopper grades)': ['USP Class VI'],
  'NSF/ANSI 51 and 61': ['NSF/ANSI 51', 'NSF/ANSI 61'],
  'NSF/ANSI 61 grades': ['NSF/ANSI 61'],
  'NACE TM0297 and TM0187': ['NACE TM0297', 'NACE TM0187'],
  'NORSOK M-710 (RGD grades)': ['NORSOK M-710', 'RGD resistant'],
  'NORSOK M-710 and RGD grades': ['NORSOK M-710', 'RGD resistant'],
  'RGD grades': ['RGD resistant'],
  'AED/RGD grades': ['RGD resistant'],
  'UL 94 V-0 grades': ['UL 94 V-0'],
  'UL 94 V-2 and V-0 grades': ['UL 94 V-0', 'UL 94 V-2'],
  'UL 94 and UL 157 grades': ['UL 94', 'UL 157'],
  'semiconductor clean grades': ['Semiconductor clean'],
  'oxygen service grades': ['Oxygen service'],
};

const COLOR_WORDINGS: Readonly<Record<string, readonly string[]>> = {
  'natural amber': ['amber'],
  'natural tan': ['tan'],
  'natural white': ['natural'],
  'translucent white': ['translucent'],
  'dark brown': ['brown'],
  'clear jacket with red core': ['clear over red'],
  'clear jacket with black core': ['clear over black'],
  metal: ['metallic'],
  'silver, gold, nickel or PTFE coated': ['silver', 'gold'],
  'silver or nickel coated': ['silver'],
  colors: [],
};

/** Entries of the trade-name column that are product types, not names. */
const NOT_BRANDS = new Set(['OEM', 'Kapton (film)', 'OFHC copper (ConFlat type)']);

/** A use of the polymer but not of O-rings: the catalog has no backup rings. */
const BACKUP_RINGS = 'backup rings';

const withoutRemark = (entry: string): string => (entry.endsWith(')') ? (entry.split(' (')[0] ?? entry) : entry);

const translate = (wordings: Readonly<Record<string, readonly string[]>>, entry: string): readonly string[] =>
  wordings[entry] ?? [entry];

const hardnessOf = (text: string): Pick<Material, 'hardness' | 'scale'> => {
  const range = /(\d{1,3})(?:-(\d{1,3}))?(?: effective| Shore ([AD]))/.exec(text);
  if (!range) return { hardness: null, scale: '' };
  const low = Number(range[1]);
  return { hardness: { low, high: Number(range[2] ?? low) }, scale: range[3] === 'D' ? 'Shore D' : 'Shore A' };
};

/** Returns all families of the table by code. */
export const materialsByCode = (): ReadonlyMap<string, Material> =>
  new Map(
    materialsRows().map((row) => [
      row.code,
      {
        code: row.code,
        lowC: row.temp_low_c,
        highC: row.temp_high_c,
        ...hardnessOf(row.durometers),
        colors: row.typical_colors.flatMap((entry) => translate(COLOR_WORDINGS, entry)),
        brands: row.trade_names.filter((entry) => !NOT_BRANDS.has(entry)).map(withoutRemark),
        compliances: row.compliances_available.flatMap((entry) => translate(COMPLIANCE_WORDINGS, entry)),
        goodFor: row.good_for.filter((use) => use !== BACKUP_RINGS).map(withoutRemark),
      },
    ]),
  );
