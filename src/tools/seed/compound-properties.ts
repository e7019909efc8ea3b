import type { Family } from './families.ts';
import type { Grade } from './grades.ts';
import { chooseByHash, hashOf } from './hash.ts';
import type { Material } from './materials.ts';

const HARDNESSES = [20, 30, 40, 50, 55, 60, 65, 70, 75, 80, 85, 88, 90, 95];

/** Returns the hardness of a family's n-th compound: mostly the usual one, within the range in materials.csv. */
export const hardnessOf = (family: Family, material: Material, index: number): number | null => {
  if (!Array.isArray(family.hardness) || !material.hardness) return null;
  const { low, high } = material.hardness;
  const [usual, second] = family.hardness;
  const step = index % 5;
  if (step === 2) return second;
  if (step !== 4) return usual;
  const others = HARDNESSES.filter((value) => value >= low && value <= high && value !== usual && value !== second);
  return others.length > 0 ? chooseByHash(others, index, 11) : second;
};

/** Returns the color of a family's n-th compound, one of those in materials.csv. */
export const seedColor = (material: Material, grade: Grade, index: number): string => {
  if (grade.colors) return chooseByHash(grade.colors, index, 21);
  const [main = 'black', ...others] = material.colors;
  if (others.length === 0 || (main === 'black' && index % 5 < 3)) return main;
  return chooseByHash(main === 'black' ? others : material.colors, index, 22);
};

/**
 * Returns the certificates of a compound. A grade has no certificate that is missing in its family's row of
 * materials.csv.
 */
export const compliancesOf = (material: Material, grade: Grade, index: number): string[] => {
  for (const claim of grade.claims ?? []) {
    if (!material.compliances.includes(claim)) throw new Error(`${material.code} has no grade with ${claim}.`);
  }
  const held = new Set(grade.claims);
  const certificates = material.compliances.filter((name) => name !== 'RoHS' && name !== 'REACH');
  if (certificates.length > 0 && index % 3 === 1) held.add(chooseByHash(certificates, index, 31));
  if (certificates.length > 0 && index % 7 === 3) held.add(certificates[index % certificates.length] ?? '');
  if (hashOf(index, 32) % 17 !== 5) held.add('RoHS');
  if (hashOf(index, 33) % 13 !== 7) held.add('REACH');
  return [...held].filter((name) => name !== '');
};

/** Returns the key features in one line: the purpose of the grade and two uses of the family. */
export const descriptionOf = (material: Material, grade: Grade, index: number): string => {
  const uses = material.goodFor.filter((use) => !grade.feature.toLowerCase().includes(use.toLowerCase()));
  const first = index % uses.length;
  const second = (first + 1 + (hashOf(index, 41) % Math.max(1, uses.length - 1))) % uses.length;
  return [...new Set([grade.feature, uses[first], uses[second]])].filter(Boolean).join(', ');
};

/**
 * Returns the family's temperature range or a slightly smaller one. A grade exceeds it only if the notes of the table
 * mention such grades.
 */
export const seedTemperatures = (material: Material, grade: Grade, index: number): readonly [number, number] => [
  grade.lowC ?? material.lowC + chooseByHash([0, 0, 2, 5], index, 51),
  grade.highC ?? material.highC - chooseByHash([0, 0, 4, 10], index, 52),
];

/** Returns the line minimum in USD. A tenth of the compounds has none. */
export const lineMinOf = (family: Family, index: number): number | null => {
  const roll = hashOf(index, 61) % 100;
  if (roll < 10) return null;
  if (roll < 16) return 15;
  if (roll < 26 || family.factorE3 > 20_000) return roll % 3 === 0 ? 100 : 50;
  return 25;
};
