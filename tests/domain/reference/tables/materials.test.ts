import { expect, test } from 'vitest';
import { materialsRows } from '../../../../src/data/materials.gen.ts';
import { materialPlace, materialStoreHref } from '../../../../src/domain/reference/tables/material-places.ts';
import {
  materialTable,
  PERMEABILITY_STEPS,
  permeabilityClass,
  permeabilityText,
  shelfLifeText,
  typeset,
} from '../../../../src/domain/reference/tables/materials.ts';
import { routeAt } from '../../../../src/domain/site/route-table.ts';

const materials = materialTable(materialsRows());

test('reads all 51 materials, each with a link to the store', () => {
  expect(materials).toHaveLength(51);
  expect(new Set(materials.map(({ code }) => code)).size).toBe(51);
  for (const { code } of materials) expect(materialPlace(code), code).not.toBeNull();
});

test('the pages of materials exist', () => {
  for (const { code } of materials) {
    const page = materialPlace(code)?.page ?? '';
    if (page !== '') expect(routeAt(page), `${code}: ${page}`).not.toBeNull();
  }
});

test('temperatures are ascending, and permeability is one of the levels', () => {
  for (const { code, lowC, highC, permeability } of materials) {
    expect(lowC, code).toBeLessThan(highC);
    expect(['none', ...PERMEABILITY_STEPS], code).toContain(permeability);
  }
});

test('a fluorocarbon type links to its subtype in the store', () => {
  const place = materialPlace('FKM-GLT');
  expect(place && materialStoreHref(place)).toBe('/shop/orings?material=fkm&subtype=type-glt');
  expect(materialPlace('unobtainium')).toBeNull();
});

test('a missing figure stays unknown', () => {
  const [butadiene, ptfe, silicone] = ['BR', 'PTFE', 'VMQ'].map((code) => materials.find((one) => one.code === code));
  expect(butadiene?.shelfLife).toBeNull();
  expect(shelfLifeText(butadiene?.shelfLife ?? null)).toBe('Not on file');
  expect(ptfe?.astm).toBe('');
  expect(silicone?.tradeNames).toContain('Silastic');
});

test('formats ranges and temperatures like the rest of the site', () => {
  expect(typeset('-40 to -55, 70-90, R-134a')).toBe('−40 to −55, 70–90, R-134a');
  const texts = materials.flatMap((one) => [one.hardness, one.temperatureNote, ...one.goodFor, ...one.poorFor]);
  for (const text of texts) expect(text).not.toMatch(/\d-\d|\s-\d/);
});

test('trade names contain no manufacturer and no note', () => {
  const names = materials.flatMap(({ tradeNames }) => tradeNames);
  for (const name of names) expect(name).not.toMatch(/[()]|Garlock|OEM|Momentive/);
});

test('writes a permeability class with its number, and says that no coefficient is documented', () => {
  expect(PERMEABILITY_STEPS.map(permeabilityClass)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(permeabilityText('low-medium')).toBe('Low to medium: class 3 of 7, no coefficient on file');
  expect(permeabilityText('')).toBe('Not on file');
  for (const material of materials) {
    expect(permeabilityText(material.permeability)).toContain(material.kind === 'metal' ? 'None' : 'of 7');
  }
});
