/** Material class of a ring, which determines whether the windows of rubber apply. */
export type RingKind = 'rubber' | 'plastic' | 'encapsulated' | 'metal';

type Limits = readonly [code: string, lowC: number, highC: number];

/** Temperature limits in °C from `materials.csv`. `polymers.test.ts` compares every row. */
const RUBBERS: readonly Limits[] = [
  ['NBR', -34, 121],
  ['HNBR', -40, 150],
  ['EPDM-P', -54, 150],
  ['FKM-A', -20, 204],
  ['FFKM', -15, 325],
  ['VMQ', -55, 225],
  ['FVMQ', -60, 177],
  ['CR', -40, 107],
  ['IIR', -50, 120],
  ['AU', -40, 82],
  ['EU', -54, 82],
  ['FEPM', -10, 232],
  ['ACM', -20, 150],
  ['AEM', -40, 150],
  ['ECO/CO', -40, 121],
  ['XNBR', -30, 121],
  ['EPDM-S', -45, 125],
  ['EPM', -54, 150],
  ['FKM-B', -15, 204],
  ['FKM-GF', -10, 204],
  ['FKM-GLT', -40, 204],
  ['FKM-GFLT', -30, 204],
  ['FKM-ETP', -12, 230],
  ['PVMQ', -100, 225],
  ['CIIR/BIIR', -50, 130],
  ['SBR', -45, 100],
  ['NR', -50, 82],
  ['BR', -60, 93],
  ['CSM', -29, 121],
  ['T', -50, 107],
  ['PNR', -40, 80],
];
const PLASTICS: readonly Limits[] = [
  ['PTFE', -200, 260],
  ['PTFE-F', -200, 260],
  ['PEEK', -60, 250],
  ['UHMWPE', -200, 82],
  ['PA', -40, 110],
  ['POM', -40, 100],
  ['PCTFE', -240, 150],
  ['PVDF', -40, 150],
  ['PI', -240, 288],
  ['TPC-ET', -40, 110],
  ['TPV', -60, 135],
];
const ENCAPSULATED: readonly Limits[] = [
  ['FEP-VMQ', -60, 204],
  ['FEP-FKM', -20, 204],
  ['PFA-VMQ', -60, 260],
  ['PFA-FKM', -20, 204],
];
const METAL_RINGS: readonly Limits[] = [
  ['METAL-SS', -270, 427],
  ['METAL-INC', -270, 870],
  ['METAL-CU', -270, 400],
  ['METAL-AL', -270, 300],
  ['METAL-IN', -270, 80],
];
const KINDS = { rubber: RUBBERS, plastic: PLASTICS, encapsulated: ENCAPSULATED, metal: METAL_RINGS } as const;

/** Linear expansion in 10⁻⁶ per kelvin: the value used, and the range that makers publish. */
const EXPANSIONS: Readonly<Record<string, readonly [alpha: number, seen: string]>> = {
  NBR: [160, '153–235'],
  HNBR: [160, '153–235'],
  EPDM: [180, '160–198'],
  FKM: [150, '140–160'],
  FFKM: [230, '126–230'],
  VMQ: [230, '162–270'],
  FVMQ: [170, ''],
  CR: [165, ''],
  IIR: [170, ''],
  AU: [180, ''],
  PTFE: [120, '90–216'],
};

/** Maximum compression set of the JIS B 2401 classes, which is the default. */
const ASSUMED_SETS: Readonly<Record<string, number>> = { EPDM: 0.25, VMQ: 0.3 };
const ASSUMED_SET = 0.4;

const METALS: Readonly<Record<string, number>> = { steel: 12, '304': 17, '316': 16, aluminum: 23, brass: 20 };
export const HARDWARE_NAMES = Object.keys(METALS);

/** A family's usual grade in the materials table. */
const USUAL_GRADES: Readonly<Record<string, string>> = { EPDM: 'EPDM-P', FKM: 'FKM-A' };
const codeOf = (polymer: string): string =>
  Object.hasOwn(USUAL_GRADES, polymer) ? (USUAL_GRADES[polymer] ?? '') : polymer;

/** Returns the family of a grade. @example polymerFamilyOf('FKM-GLT') // 'FKM' */
export const polymerFamilyOf = (polymer: string): string => {
  const [family = polymer] = polymer.split('-');
  return Object.hasOwn(USUAL_GRADES, family) ? family : polymer;
};

/** The limits of a polymer. A family has those of its usual grade. */
export interface Polymer {
  readonly code: string;
  readonly family: string;
  readonly kind: RingKind;
  readonly lowC: number;
  readonly highC: number;
  /** Linear expansion in 10⁻⁶ per kelvin. null if not on file. */
  readonly alpha: number | null;
  /** Default compression set, as a fraction. */
  readonly assumedSet: number;
}

const POLYMERS: ReadonlyMap<string, Polymer> = new Map(
  (Object.keys(KINDS) as RingKind[]).flatMap((kind) =>
    KINDS[kind].map(([code, lowC, highC]) => {
      const family = polymerFamilyOf(code);
      const alpha = EXPANSIONS[family]?.[0] ?? null;
      return [code, { code, family, kind, lowC, highC, alpha, assumedSet: ASSUMED_SETS[family] ?? ASSUMED_SET }];
    }),
  ),
);

/** The polymers of the designer's list: families by their usual grade, and materials with separately listed grades. */
export const POLYMER_NAMES: readonly string[] = [
  ...[...POLYMERS.keys()].map((code) => Object.entries(USUAL_GRADES).find(([, grade]) => grade === code)?.[0] ?? code),
  ...Object.values(USUAL_GRADES),
];

/**
 * Returns a polymer by the name of a family or a grade, or null for an unknown name.
 *
 * @example polymerNamed('FKM')?.code // 'FKM-A'
 */
export const polymerNamed = (name: string): Polymer | null => POLYMERS.get(codeOf(name)) ?? null;

/** Returns the range of expansions that makers publish for a polymer, or '' if only one value was found. */
export const expansionSeen = (polymer: string): string => EXPANSIONS[polymerFamilyOf(polymer)]?.[1] ?? '';

/** Returns the linear expansion of a polymer in 10⁻⁶ per kelvin, or null if not on file. */
export const polymerExpansion = (polymer: string): number | null => polymerNamed(polymer)?.alpha ?? null;

/** Returns the expansion of the hardware, or null for a metal without a value on file. */
export const hardwareExpansion = (hardware: string): number | null =>
  Object.hasOwn(METALS, hardware) ? (METALS[hardware] ?? null) : null;
