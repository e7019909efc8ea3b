import { meetsRgdRule, RGD_CLAIM } from '../../domain/reference/tables/rgd.ts';
import type { ModifierType } from '../../domain/shop/catalog/facets.ts';
import {
  compliancesOf,
  descriptionOf,
  hardnessOf,
  lineMinOf,
  seedColor,
  seedTemperatures,
} from './compound-properties.ts';
import { FAMILIAR, type Familiar } from './familiar.ts';
import { FAMILIES, type Family } from './families.ts';
import { type Grade, withoutGas } from './grades.ts';
import { chooseByHash, hashOf, oneIn } from './hash.ts';
import { type Material, materialsByCode } from './materials.ts';
import type { SizeRangeName } from './offering.ts';

export const COMPOUND_COUNT = 442;

/** All seed data of one compound. */
export interface CompoundSeed {
  /** From 1, in catalog order. */
  readonly id: number;
  readonly label: string;
  readonly material: string;
  readonly color: string;
  readonly datasheet: boolean;
  readonly durometer: number | null;
  readonly durometerScale: string;
  readonly temperatureLowC: number;
  readonly temperatureHighC: number;
  readonly lineMin: number | null;
  readonly lineMax: number | null;
  readonly description: string;
  /** As shown in comparisons; `null` if the material is not cured. */
  readonly cure: string | null;
  readonly modifiers: readonly (readonly [ModifierType, string])[];
  readonly priceFactorE3: number;
  readonly hidePricing: boolean;
  readonly range: SizeRangeName;
  readonly isStocked: boolean;
}

/** A compound under construction: its family, its index in the family, and its explicit values. */
interface Draft {
  readonly id: number;
  readonly family: Family;
  readonly material: Material;
  /** Index among the family's compounds, from 0. */
  readonly index: number;
  readonly familiar: Familiar | undefined;
}

const durometerOf = ({ family, material, index, familiar }: Draft): number | null =>
  familiar ? familiar.hardness : hardnessOf(family, material, index);

const mayClaimRgd = (draft: Draft): boolean =>
  meetsRgdRule({
    material: draft.family.material,
    durometer: durometerOf(draft),
    durometerScale: draft.material.scale,
  });

const gradeOf = (draft: Draft): Grade => {
  const { family, index, familiar } = draft;
  const grade = familiar?.grade ?? family.grades[index % family.grades.length];
  if (!grade) throw new Error(`Family ${family.code} has no grades.`);
  return mayClaimRgd(draft) ? grade : withoutGas(grade);
};

const named = (name: string | null | undefined): readonly string[] => (name ? [name] : []);

const modifiersOf = (draft: Draft, color: string, cure: string | null): CompoundSeed['modifiers'] => {
  const { id, family, material, index, familiar } = draft;
  const grade = gradeOf(draft);
  const derivedBrand =
    oneIn(40, id, 72) && material.brands.length > 0 ? chooseByHash(material.brands, id, 73) : undefined;
  const brand = familiar ? familiar.brand : derivedBrand;
  const isRated = family.conductivity === 'Conductive' || oneIn(60, id, 74);
  const conductivity = grade.conductivity || (isRated ? family.conductivity : null);
  // The order of types decides the ids of modifiers.
  const byType: Record<ModifierType, readonly string[]> = {
    material: [family.material],
    color: [color],
    brand: named(brand),
    cure: named(cure),
    subtype: named(grade.subtype),
    conductivity: named(conductivity),
    compliance: compliancesOf(material, grade, index).filter((name) => name !== RGD_CLAIM || mayClaimRgd(draft)),
  };
  return Object.entries(byType).flatMap(([type, names]) => names.map((name) => [type as ModifierType, name] as const));
};

const compoundOf = (draft: Draft, labelFor: (durometer: number | null) => string): CompoundSeed => {
  const { id, family, material, index, familiar } = draft;
  const grade = gradeOf(draft);
  const durometer = durometerOf(draft);
  const color = familiar?.color ?? seedColor(material, grade, index);
  const derivedCure = family.cures.length > 0 ? chooseByHash(family.cures, id, 71) : null;
  const cure = familiar?.cure ?? derivedCure;
  const [low, high] = familiar ? [material.lowC, material.highC] : seedTemperatures(material, grade, index);
  return {
    id,
    label: labelFor(durometer),
    material: family.material,
    color,
    datasheet: familiar !== undefined || oneIn(70, id, 75),
    durometer,
    durometerScale: family.hardness === 'spring' ? 'Spring Steel' : material.scale,
    temperatureLowC: low,
    temperatureHighC: high,
    lineMin: familiar ? 25 : lineMinOf(family, id),
    lineMax: familiar ? (familiar.lineMax ?? 5000) : chooseByHash([2500, 5000, 5000, 7500, 10_000, null], id, 76),
    description: familiar?.description ?? descriptionOf(material, grade, index),
    cure,
    modifiers: modifiersOf(draft, color, cure),
    priceFactorE3: Math.round(family.factorE3 * (grade.factor ?? 1)),
    hidePricing: !familiar && hashOf(id, 77) % 20 === 0,
    range: family.range,
    isStocked: familiar !== undefined || (family.factorE3 < 10_000 && index % 5 < 2 && grade.factor === undefined),
  };
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Creates labels in the style of a supplier, from family letters, hardness and serial number: `FK7502` is FKM of 75
 * Shore A, number 02. The numbers of familiar compounds are reserved.
 */
const labelMaker = () => {
  const taken = new Set<string>();
  const labelOf = (family: Family, durometer: number | null, serial: number): string =>
    family.letters + twoDigits(durometer ?? 0) + twoDigits(serial);
  return {
    reserve: (family: Family, familiar: Familiar): string => {
      const label = labelOf(family, familiar.hardness, familiar.serial);
      taken.add(label);
      return label;
    },
    next: (family: Family, durometer: number | null): string => {
      let serial = family.serialFrom + 1;
      while (taken.has(labelOf(family, durometer, serial))) serial += 1;
      const label = labelOf(family, durometer, serial);
      taken.add(label);
      return label;
    },
  };
};

/** Returns the 442 compounds, derived from the material table. Throws if the numbers of the families do not add up. */
export const compoundSeeds = (): CompoundSeed[] => {
  const materials = materialsByCode();
  const labels = labelMaker();
  const reserved = new Map<Familiar, string>();
  for (const familiar of FAMILIAR) {
    const family = FAMILIES.find((candidate) => candidate.code === familiar.code);
    if (family) reserved.set(familiar, labels.reserve(family, familiar));
  }
  const compounds: CompoundSeed[] = [];
  for (const family of FAMILIES) {
    const material = materials.get(family.code);
    if (!material) throw new Error(`materials.csv has no family ${family.code}.`);
    const known = family.hardness === 'spring' ? [] : FAMILIAR.filter((familiar) => familiar.code === family.code);
    for (let index = 0; index < family.count; index += 1) {
      const familiar = known[index];
      const draft = { id: compounds.length + 1, family, material, index, familiar };
      compounds.push(
        compoundOf(draft, (durometer) => (familiar && reserved.get(familiar)) ?? labels.next(family, durometer)),
      );
    }
  }
  if (compounds.length !== COMPOUND_COUNT) throw new Error(`The families make ${compounds.length} compounds, not 442.`);
  return compounds;
};
