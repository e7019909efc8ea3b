import { describe, expect, test } from 'vitest';
import {
  meetsRgdRule,
  RGD_CLAIM,
  RGD_COMPLIANCE_KEY,
  RGD_FAMILIES,
} from '../../../../src/domain/reference/tables/rgd.ts';
import { materials } from '../../../../src/domain/reference/tables/tables.ts';
import { compoundSeeds } from '../../../../src/tools/seed/compounds.ts';
import { slugOf } from '../../../../src/tools/seed/modifiers.ts';

const shoreA = (material: string, durometer: number | null) => ({ material, durometer, durometerScale: 'Shore A' });

describe('meetsRgdRule', () => {
  test('accepts 90 Shore A and harder in the families with RGD grades', () => {
    for (const family of RGD_FAMILIES) {
      expect(meetsRgdRule(shoreA(family, 90))).toBe(true);
      expect(meetsRgdRule(shoreA(family, 95))).toBe(true);
    }
  });

  test('rejects softer compounds, other families, other scales and an unknown hardness', () => {
    expect(meetsRgdRule(shoreA('FKM', 88))).toBe(false);
    expect(meetsRgdRule(shoreA('EPDM', 90))).toBe(false);
    expect(meetsRgdRule(shoreA('FKM', null))).toBe(false);
    expect(meetsRgdRule({ material: 'FKM', durometer: 90, durometerScale: 'Shore D' })).toBe(false);
  });
});

test('the key of the compliance filter belongs to the claim', () => {
  expect(slugOf(RGD_CLAIM)).toBe(RGD_COMPLIANCE_KEY);
});

describe('compounds of the seed', () => {
  const compounds = compoundSeeds();
  const claimsRgd = compounds.filter(
    ({ modifiers, description }) =>
      modifiers.some(([, name]) => name === RGD_CLAIM) || description.includes('Rapid gas decompression'),
  );

  test('claim RGD resistance only where they meet the rule', () => {
    expect(claimsRgd.filter((compound) => !meetsRgdRule(compound)).map(({ label }) => label)).toEqual([]);
  });

  test('offer an RGD grade in every family that has them', () => {
    const families = new Set(claimsRgd.map(({ material }) => material));
    expect([...families].sort()).toEqual([...RGD_FAMILIES].sort());
  });
});

test('the table of materials mentions RGD grades only in families that have them', () => {
  const claiming = materials().filter(({ approvals }) => approvals.some((approval) => approval.includes('RGD')));
  expect(new Set(claiming.map(({ astm }) => astm))).toEqual(new Set(RGD_FAMILIES));
});
