import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCsv } from '../../../src/data/csv.ts';
import { toleranceOf, toleranceTable } from '../../../src/domain/sizes/tolerances.ts';

const table = toleranceTable(parseCsv(readFileSync('src/data/tolerances-as568.csv', 'utf8')));

test('AS568 tolerances are inches on file and millimetres in the table', () => {
  const tolerance = toleranceOf(table, { standard: 'usa', code: '214' });
  expect(tolerance?.idMm).toBeCloseTo(0.254, 6);
  expect(tolerance?.csMm).toBeCloseTo(0.1016, 6);
});

test('every row of the file with both figures is in the table, and each figure is above zero', () => {
  expect(table.size).toBeGreaterThan(350);
  for (const { idMm, csMm } of table.values()) {
    expect(idMm).toBeGreaterThan(0);
    expect(csMm).toBeGreaterThan(0);
  }
});

test('JIS and metric sizes have no tolerance, whatever their code', () => {
  expect(toleranceOf(table, { standard: 'japanese', code: '214' })).toBeNull();
  expect(toleranceOf(table, { standard: 'metric', code: '10X2.5' })).toBeNull();
});

test('a row that lacks a figure gives no tolerance', () => {
  const rows = [
    { size_as568: '901', id_tol_in: '', cs_tol_in: '0.003' },
    { size_as568: '902', id_tol_in: '0.005', cs_tol_in: 'n/a' },
  ];
  expect(toleranceTable(rows).size).toBe(0);
});
