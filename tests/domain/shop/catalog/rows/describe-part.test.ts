import { expect, test } from 'vitest';
import { celsius, mm } from '../../../../../src/domain/kit/units.ts';
import { byModifierType } from '../../../../../src/domain/shop/catalog/facets.ts';
import type { Compound } from '../../../../../src/domain/shop/catalog/model.ts';
import {
  compoundText,
  describePart,
  hardnessText,
  sizeLine,
} from '../../../../../src/domain/shop/catalog/rows/describe-part.ts';
import { describeMaterial } from '../../../../../src/domain/shop/catalog/rows/material-names.ts';

const compound: Compound = {
  id: 1,
  label: 'FK7502',
  labelDisplay: 'FK7502',
  backgroundColor: '#6b4a2f',
  datasheet: true,
  durometer: 75,
  durometerScale: 'Shore A',
  temperatureLowC: celsius(-20),
  temperatureHighC: celsius(204),
  description: 'General purpose',
  modifiers: [],
};
const NONE = byModifierType((): { label: string }[] => []);
const labels = { ...NONE, material: [{ label: 'FKM' }], color: [{ label: 'Brown' }] };
const sizeRecord = { code: '214', standard: 'usa', idMm: mm(24.99), csMm: mm(3.53) } as const;

test('describes a part by size, material, hardness and color', () => {
  expect(describePart({ sizeRecord, compoundRecord: compound }, labels)).toBe(
    'O-ring, AS568-214, fluorocarbon FKM, 75 Shore A, brown',
  );
  expect(compoundText(compound, { material: 'FKM', color: 'Brown' })).toBe('FKM 75 Shore A, brown');
  expect(sizeLine(sizeRecord, 'mm')).toBe('AS568-214 · 24.99 × 3.53 mm');
  expect(sizeLine(sizeRecord, 'in')).toBe('AS568-214 · 0.984 × 0.139 in');
});

test('leaves out unknown values', () => {
  const bare = { ...compound, durometer: null, durometerScale: '' };
  expect(
    describePart({ sizeRecord: { ...sizeRecord, standard: 'japanese', code: 'P10' }, compoundRecord: bare }, NONE),
  ).toBe('O-ring, JIS P10');
  expect(compoundText(bare, {})).toBe('');
  expect(hardnessText({ durometer: null, durometerScale: 'Spring Steel' })).toBe('Spring Steel');
});

test('replaces codes by their common name and keeps names', () => {
  expect(describeMaterial('VMQ')).toBe('silicone VMQ');
  expect(describeMaterial('Stainless steel')).toBe('Stainless steel');
});
