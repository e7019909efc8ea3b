import { expect, test } from 'vitest';
import { mm } from '../../../src/domain/kit/units.ts';
import { tolerances } from '../../../src/domain/reference/tables/tables.ts';
import { publicTolerances } from '../../../src/server/catalog/public-parts.ts';

const of = (code: string, standard: 'usa' | 'metric' = 'usa') =>
  publicTolerances(tolerances(), { standard, code, idMm: mm(1), csMm: mm(1) }, 'elastomer');

test('tolerances have the decimals of thousandths of an inch', () => {
  // 0.015 in × 25.4 is 0.3809999999999999 in binary fractions.
  expect(of('134')).toEqual({ id_tolerance_mm: 0.381, cs_tolerance_mm: 0.0762 });
  for (const code of tolerances().keys()) {
    for (const length of Object.values(of(code))) expect(String(length)).toMatch(/^\d+(\.\d{1,4})?$/);
  }
});

test('sizes without a tolerance on file have none', () => {
  expect(of('10X2.5', 'metric')).toEqual({ id_tolerance_mm: null, cs_tolerance_mm: null });
});
