import { describe, expect, it } from 'vitest';
import { actualSection, nominalSize } from '../../../../src/domain/engineering/size-finder/nominal-inches.ts';
import { inch, mm, mmFromInches } from '../../../../src/domain/kit/units.ts';
import { allSizes } from '../../../support/catalog/synthetic-catalog.ts';

const SIZES = allSizes().map((size) => ({ ...size, idMm: mm(size.idMm), csMm: mm(size.csMm) }));
const sizeOf = (id: number, cs: number): string | undefined =>
  nominalSize(SIZES, mmFromInches(inch(id)), mmFromInches(inch(cs)))?.code;

describe('nominal inches', () => {
  it.each([
    [1 + 1 / 4, 1 / 8, '218'],
    [1, 1 / 8, '214'],
    [3 / 8, 1 / 16, '012'],
    [3 / 8, 3 / 32, '110'],
    [1 + 1 / 2, 3 / 16, '325'],
    [4 + 1 / 2, 1 / 4, '425'],
    [6, 0.275, '437'],
    [1, 0.139, '214'],
  ])('reads %d x %d in as AS568-%s', (id, cs, code) => {
    expect(sizeOf(id, cs)).toBe(code);
  });

  it('returns null for lengths that are not nominal', () => {
    expect(sizeOf(1.01, 1 / 8)).toBeUndefined();
    expect(sizeOf(1, 0.15)).toBeUndefined();
    expect(sizeOf(40, 1 / 8)).toBeUndefined();
  });

  it('returns the actual section of a nominal one in either rounding', () => {
    expect(actualSection(mm(3.175))).toBe(3.53);
    expect(actualSection(mm(3.18))).toBe(3.53);
    expect(actualSection(mm(3))).toBeNull();
  });
});
