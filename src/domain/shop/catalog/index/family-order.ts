import type { Compound, Modifier } from '../model.ts';

/** Keys of elastomers in the order of demand: common ones first, then rare ones. */
const ELASTOMERS = [
  'nbr',
  'fkm',
  'epdm',
  'vmq',
  'hnbr',
  'cr',
  'fvmq',
  'ffkm',
  'fepm',
  'iir',
  'au',
  'eu',
  'xnbr',
  'acm',
  'aem',
  'pvmq',
  'eco',
  'ciir-biir',
  'epm',
  'csm',
  'sbr',
  'nr',
  'br',
  'polysulfide',
  'polynorbornene',
  'tpv',
] as const;

const ENCAPSULATED = ['fep-vmq', 'fep-fkm', 'pfa-vmq', 'pfa-fkm'] as const;
/** Keys of rigid plastics and of metals. */
export const PLASTICS = [
  'ptfe',
  'ptfe-filled',
  'peek',
  'uhmwpe',
  'polyamide',
  'pom',
  'pctfe',
  'pvdf',
  'polyimide',
  'tpc-et',
] as const;
export const METALS = ['stainless-steel', 'inconel', 'copper', 'aluminum', 'indium'] as const;

/** Unlisted materials come after the listed ones of their kind, which is determined by their hardness scale. */
const OTHER_ELASTOMER = 'other elastomer';
const OTHER_PLASTIC = 'other plastic';
const OTHER = 'other';

const RANKS: ReadonlyMap<string, number> = new Map(
  [...ELASTOMERS, OTHER_ELASTOMER, ...ENCAPSULATED, ...PLASTICS, OTHER_PLASTIC, ...METALS, OTHER].map((key, rank) => [
    key,
    rank,
  ]),
);

const rankOf = (key: string): number => RANKS.get(key) ?? RANKS.size;
const FIRST_RIGID = rankOf(PLASTICS[0]);

const OTHER_BY_SCALE: Readonly<Record<string, string>> = { 'Shore A': OTHER_ELASTOMER, 'Shore D': OTHER_PLASTIC };

const materialKey = (compound: Compound, modifiers: readonly Modifier[]): string =>
  compound.modifiers.map((at) => modifiers[at]).find((modifier) => modifier?.type === 'material')?.key ?? '';

/** Returns the rank of a compound's material in the default order: elastomers, encapsulated rings, plastics, metals. */
export const familyRank = (compound: Compound, modifiers: readonly Modifier[]): number =>
  RANKS.get(materialKey(compound, modifiers)) ?? rankOf(OTHER_BY_SCALE[compound.durometerScale] ?? OTHER);

/** Returns whether a compound is a plastic or a metal, which do not fit a gland made for rubber. */
export const isRigid = (compound: Compound, modifiers: readonly Modifier[]): boolean =>
  familyRank(compound, modifiers) >= FIRST_RIGID;

/** The implied hardness if none is given, Shore A. */
const USUAL_HARDNESS = 70;
const USUAL_OF_FAMILY: ReadonlyMap<string, number> = new Map([
  ['fkm', 75],
  ['ffkm', 75],
  ['fepm', 80],
  ['au', 90],
  ['eu', 90],
]);

/**
 * Returns how far a compound is from the usual hardness of its family, in points. Unknown hardness and other scales are
 * farthest.
 */
export const offUsualHardness = (compound: Compound, modifiers: readonly Modifier[]): number => {
  const { durometer, durometerScale } = compound;
  if (durometer === null || durometerScale !== 'Shore A') return 100;
  return Math.abs(durometer - (USUAL_OF_FAMILY.get(materialKey(compound, modifiers)) ?? USUAL_HARDNESS));
};
