import { describe, expect, test } from 'vitest';
import { MODIFIER_TYPES } from '../../../src/domain/shop/catalog/facets.ts';
import { DUROMETER_BANDS, durometerBand } from '../../../src/domain/shop/catalog/index/durometer-bands.ts';
import { comparisonRows } from '../../../src/tools/seed/comparisons.ts';
import { materialsByCode } from '../../../src/tools/seed/materials.ts';
import { leftOutCounts, PART_COUNT, SIZE_RANGES } from '../../../src/tools/seed/offering.ts';
import { seedPlan } from '../../../src/tools/seed/plan.ts';
import { basePriceE5, sizeClassOf } from '../../../src/tools/seed/prices.ts';
import { seedSteps } from '../../../src/tools/seed/sql/statements.ts';

const plan = seedPlan();

test('the seed is reproducible', () => {
  expect(seedSteps()).toEqual(seedSteps());
});

test("no statement comes close to D1's limit", () => {
  const lengths = seedSteps().flatMap(({ statements }) => statements.map((statement) => statement.length));
  expect(Math.max(...lengths)).toBeLessThan(100_000);
});

test('the sizes are those of the three tables, in order', () => {
  const count = (standard: string): number => plan.sizes.filter((size) => size.standard === standard).length;
  expect([count('usa'), count('japanese'), count('metric')]).toEqual([394, 386, 1999]);
  expect(plan.sizes.map((size) => size.id)).toEqual(plan.sizes.map((_, index) => index + 1));
});

describe('compounds', () => {
  test('are 442 with unique labels', () => {
    expect(new Set(plan.compounds.map(({ label }) => label)).size).toBe(442);
  });

  test('exist in every family of the material table', () => {
    const materials = new Set(plan.compounds.map(({ material }) => material));
    expect(materials.size).toBe(materialsByCode().size - 6);
  });

  test('include the design example, a brown FKM of 75 Shore A', () => {
    expect(plan.compounds.find(({ label }) => label === 'FK7502')).toMatchObject({
      material: 'FKM',
      color: 'brown',
      durometer: 75,
      durometerScale: 'Shore A',
      lineMin: 25,
    });
  });

  test('cover every durometer band, and some are outside all of them', () => {
    const bands = new Set(plan.compounds.map(durometerBand));
    expect(bands).toEqual(new Set([...DUROMETER_BANDS.map(({ key }) => key), null]));
    const springs = plan.compounds.filter(({ durometerScale }) => durometerScale === 'Spring Steel');
    expect(springs.length).toBeGreaterThan(1);
    expect(springs.every(({ durometer }) => durometer === null)).toBe(true);
    expect(plan.compounds.some(({ durometerScale }) => durometerScale === 'Shore D')).toBe(true);
    expect(plan.compounds.some(({ durometerScale }) => durometerScale === '')).toBe(true);
  });

  test('use every kind of modifier', () => {
    for (const type of MODIFIER_TYPES) {
      expect(plan.compounds.some(({ modifiers }) => modifiers.some(([own]) => own === type))).toBe(true);
    }
  });

  test('claim only certificates that the material table lists for their family', () => {
    const materials = [...materialsByCode().values()];
    const listed = new Set(materials.flatMap(({ compliances }) => compliances));
    const claimed = plan.compounds.flatMap(({ modifiers }) => modifiers.filter(([type]) => type === 'compliance'));
    expect(claimed.filter(([, name]) => !listed.has(name))).toEqual([]);
    expect([...listed].filter((name) => !claimed.some(([, own]) => own === name))).toEqual([]);
  });

  test('have the certificate when their key features mention food contact or USP Class VI', () => {
    for (const { description, modifiers } of plan.compounds) {
      const names = modifiers.filter(([type]) => type === 'compliance').map(([, name]) => name);
      if (description.includes('Food contact')) expect(names.some((name) => name.startsWith('FDA'))).toBe(true);
      if (description.includes('USP Class VI')) expect(names).toContain('USP Class VI');
    }
  });

  test('of O-rings never mention backup rings in their key features', () => {
    expect(plan.compounds.filter(({ description }) => /back-?up/i.test(description))).toEqual([]);
  });

  test('hide their prices or have no line minimum in about 15 % of cases', () => {
    const odd = plan.compounds.filter(({ hidePricing, lineMin }) => hidePricing || lineMin === null);
    expect(odd.length / 442).toBeGreaterThan(0.1);
    expect(odd.length / 442).toBeLessThan(0.2);
  });
});

describe('modifiers', () => {
  test('have a hex code if they are colors, and none otherwise', () => {
    for (const { type, color } of plan.modifiers) {
      if (type === 'color') expect(color).toMatch(/^#[0-9a-f]{6}$/);
      else expect(color).toBeNull();
    }
  });

  test('have keys that fit a comma-separated query', () => {
    for (const { key } of plan.modifiers) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('include one label with every character that needs escaping', () => {
    const hard = plan.modifiers.filter(({ label }) => ['&', '"', '%', '<', '>'].every((sign) => label.includes(sign)));
    expect(hard).toHaveLength(1);
  });

  test('include two with the same key and label, and all three values of flags', () => {
    const names = plan.modifiers.map(({ type, key, label }) => `${type}/${key}/${label}`);
    expect(names.length - new Set(names).size).toBe(1);
    expect(new Set(plan.modifiers.map(({ hidden }) => hidden))).toEqual(new Set([true, false, null]));
    expect(new Set(plan.modifiers.map(({ hidden_full }) => hidden_full))).toEqual(new Set([true, false, null]));
  });
});

test('leaves out exactly enough of the ranges for the number of parts', () => {
  const everything = SIZE_RANGES[0];
  const leftOut = leftOutCounts(
    plan.compounds.map(() => everything),
    plan.sizes,
  );
  expect(442 * 2779 - leftOut.reduce((sum, count) => sum + count, 0)).toBe(PART_COUNT);
  expect(Math.max(...leftOut) - Math.min(...leftOut)).toBeLessThanOrEqual(1);
});

test('rejects ranges that leave too few parts', () => {
  const metal = SIZE_RANGES[5];
  expect(() =>
    leftOutCounts(
      plan.compounds.map(() => metal),
      plan.sizes,
    ),
  ).toThrow('too few');
});

test('prices increase with inside diameter and cross-section', () => {
  const price = (idMm: number, csMm: number): number => basePriceE5(sizeClassOf(idMm, csMm));
  expect(price(24.99, 3.53)).toBe(16_000);
  expect(price(50, 3.53)).toBeGreaterThan(price(24.99, 3.53));
  expect(price(24.99, 5.33)).toBeGreaterThan(price(24.99, 3.53));
});

test('comparisons link to a search for the other compound and describe it', () => {
  const rows = comparisonRows(plan.compounds);
  const labels = new Set(plan.compounds.map(({ label }) => label));
  for (const { comparison_link, comparison_text } of rows) {
    const [, label = ''] = comparison_link.split('/shop/orings?search=');
    expect(labels.has(label)).toBe(true);
    expect(comparison_text.startsWith(`${label} (`)).toBe(true);
  }
  const share = new Set(rows.map(({ main_compound }) => main_compound)).size / 442;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.5);
  expect(rows.map(({ comparison_text }) => comparison_text)).toContain('EP8007 (EPDM 80, peroxide)');
});
