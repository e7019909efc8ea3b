import { describe, expect, test } from 'vitest';
import { compoundOrder } from '../../../../../src/domain/shop/catalog/index/default-order.ts';
import { isRigid } from '../../../../../src/domain/shop/catalog/index/family-order.ts';
import type { Compound, Modifier } from '../../../../../src/domain/shop/catalog/model.ts';
import { compoundSeeds } from '../../../../../src/tools/seed/compounds.ts';
import { slugOf } from '../../../../../src/tools/seed/modifiers.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';

const seeds = compoundSeeds();
const labels = [...new Set(seeds.map(({ material }) => material))];
const modifiers: readonly Modifier[] = labels.map((label) => ({
  type: 'material',
  key: slugOf(label),
  label,
  color: null,
  hidden: false,
  hiddenFull: false,
}));
const [example] = SMALL_CATALOG.compounds;
const compounds: readonly Compound[] = seeds.flatMap((seed) =>
  example ? [{ ...example, ...seed, modifiers: [labels.indexOf(seed.material)] } as unknown as Compound] : [],
);
const ordered = compoundOrder(compounds, modifiers).flatMap((at) => compounds[at] ?? []);
const materialOf = (compound: Compound): string => labels[compound.modifiers[0] ?? -1] ?? '';
const families = [...new Set(ordered.map(materialOf))];

describe("default order of the catalog's compounds", () => {
  test('lists common elastomers first', () => {
    expect(families.slice(0, 8)).toEqual(['NBR', 'FKM', 'EPDM', 'VMQ', 'HNBR', 'CR', 'FVMQ', 'FFKM']);
  });

  test('lists plastics after all elastomers, and metals last', () => {
    const scales = ordered.map(({ durometerScale }) => durometerScale);
    expect(scales.lastIndexOf('Shore A')).toBeLessThan(scales.indexOf('Shore D'));
    expect(families.slice(-5)).toEqual(['Stainless steel', 'Inconel', 'Copper', 'Aluminum', 'Indium']);
  });

  test('keeps each family together', () => {
    const runs = ordered.map(materialOf).filter((family, at, all) => family !== all[at - 1]);
    expect(runs).toEqual(families);
  });

  test('starts each common family with its default hardness', () => {
    const first = (material: string) => ordered.find((compound) => materialOf(compound) === material)?.label;
    expect(['NBR', 'FKM', 'EPDM', 'VMQ'].map(first)).toEqual(['NB7001', 'FK7501', 'EP7001', 'VM7001']);
  });

  test('treats plastics, metals and spring-energized seals as rigid, rubber and encapsulated rings as soft', () => {
    const rigid = new Set(ordered.filter((compound) => isRigid(compound, modifiers)).map(materialOf));
    for (const soft of ['NBR', 'FEPM', 'TPV', 'Polynorbornene', 'FEP / FKM']) expect(rigid.has(soft)).toBe(false);
    for (const hard of ['PTFE', 'PTFE, filled', 'POM', 'TPC-ET', 'Copper', 'Indium'])
      expect(rigid.has(hard)).toBe(true);
  });
});
