/** Linear expansion in 10⁻⁶ per kelvin: what is reckoned with, and the range that makers print. */
interface Expansion {
  readonly alpha: number;
  readonly seen: string;
}

const POLYMERS: Readonly<Record<string, Expansion>> = {
  NBR: { alpha: 160, seen: '153–235' },
  HNBR: { alpha: 160, seen: '153–235' },
  EPDM: { alpha: 180, seen: '160–198' },
  FKM: { alpha: 150, seen: '140–160' },
  FFKM: { alpha: 230, seen: '126–230' },
  VMQ: { alpha: 230, seen: '162–270' },
  FVMQ: { alpha: 170, seen: '' },
  CR: { alpha: 165, seen: '' },
  IIR: { alpha: 170, seen: '' },
  AU: { alpha: 180, seen: '' },
  PTFE: { alpha: 120, seen: '90–216' },
};

const METALS: Readonly<Record<string, number>> = { steel: 12, '304': 17, '316': 16, aluminum: 23, brass: 20 };

export const POLYMER_NAMES = Object.keys(POLYMERS);
export const HARDWARE_NAMES = Object.keys(METALS);

/** Expansion of a polymer; null when no figure is known for it. */
export const polymerExpansion = (polymer: string | null): number | null =>
  polymer !== null && Object.hasOwn(POLYMERS, polymer) ? (POLYMERS[polymer]?.alpha ?? null) : null;

/** The range that makers print for a polymer; '' where one figure alone was found. */
export const expansionSeen = (polymer: string): string => POLYMERS[polymer]?.seen ?? '';

/** Expansion of the hardware; null for a metal without a figure. */
export const hardwareExpansion = (hardware: string): number | null =>
  Object.hasOwn(METALS, hardware) ? (METALS[hardware] ?? null) : null;
