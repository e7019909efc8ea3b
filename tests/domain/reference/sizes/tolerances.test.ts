import { expect, test } from 'vitest';
import { tolerancesAs568Rows } from '../../../../src/data/tolerances-as568.gen.ts';
import { toleranceOf, toleranceTable } from '../../../../src/domain/reference/sizes/tolerances.ts';
import { partToleranceOf } from '../../../../src/domain/shop/catalog/rows/part-tolerance.ts';

const table = toleranceTable(tolerancesAs568Rows());

test('converts AS568 tolerances from inches to millimeters', () => {
  const tolerance = toleranceOf(table, { standard: 'usa', code: '214' });
  expect(tolerance?.idMm).toBeCloseTo(0.254, 6);
  expect(tolerance?.csMm).toBeCloseTo(0.1016, 6);
});

test('every row of the file is in the table with positive figures', () => {
  expect(table.size).toBe(369);
  for (const { idMm, csMm } of table.values()) {
    expect(idMm).toBeGreaterThan(0);
    expect(csMm).toBeGreaterThan(0);
  }
});

test('JIS and metric sizes have no tolerance for any code', () => {
  expect(toleranceOf(table, { standard: 'japanese', code: '214' })).toBeNull();
  expect(toleranceOf(table, { standard: 'metric', code: '10X2.5' })).toBeNull();
});

test('partToleranceOf returns the AS568 tolerance for molded rubber only', () => {
  const size = { standard: 'usa', code: '214' } as const;
  expect(partToleranceOf(table, size, 'elastomer')).toEqual(toleranceOf(table, size));
  for (const section of ['plastic', 'metal', 'tube', 'encapsulated', 'spring-energized'] as const) {
    expect(partToleranceOf(table, size, section)).toBeNull();
  }
});
