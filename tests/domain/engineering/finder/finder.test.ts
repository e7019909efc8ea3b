import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FinderUnits,
  finderQuery,
  idReach,
  readFinder,
} from '../../../../src/domain/engineering/finder/finder.ts';
import { nearestSize } from '../../../../src/domain/engineering/finder/nearest-size.ts';
import { nominalQuestion } from '../../../../src/domain/engineering/finder/nominal-question.ts';
import { celsius, mm } from '../../../../src/domain/kit/units.ts';
import { rankSizeCandidates } from '../../../../src/domain/reference/sizes/rank-sizes.ts';
import { newRing, ringEstimate } from '../../../../src/domain/reference/sizes/ring-estimate.ts';
import type { Size } from '../../../../src/domain/reference/sizes/size.ts';
import { candidatesOf } from '../../../../src/domain/reference/sizes/size-candidate.ts';
import { EMPTY_PAGE } from '../../../../src/domain/shop/catalog/query.ts';

const MM = { measurement: 'mm', temperature: 'C' } as const;
const INCH = { measurement: 'in', temperature: 'F' } as const;
const NOTHING = { id: '', cs: '', temperature: '', material: '' };

const size = (code: string, id: number, cs: number): Size => ({ code, standard: 'usa', idMm: mm(id), csMm: mm(cs) });
const SIZES = [size('013', 10.82, 1.78), size('110', 9.19, 2.62), size('214', 24.99, 3.53), size('325', 37.47, 5.33)];

test('reads both units; empty fields set no filter', () => {
  expect(readFinder({ id: '24.99', cs: '3.53', temperature: '120', material: 'fkm' }, MM)).toEqual({
    question: { idMm: mm(24.99), csMm: mm(3.53), temperatureC: celsius(120), material: 'fkm' },
    problems: {},
  });
  expect(readFinder({ id: '0.984', cs: '.139', temperature: '248', material: '' }, INCH).question).toEqual({
    idMm: mm(24.99),
    csMm: mm(3.53),
    temperatureC: celsius(120),
    material: '',
  });
  expect(finderQuery(readFinder(NOTHING, MM).question)).toEqual(EMPTY_PAGE);
});

test('reports and drops an unusable number, and uses the other fields', () => {
  const { question, problems } = readFinder({ id: 'wide', cs: '3.53', temperature: '5000', material: '' }, MM);
  expect(Object.keys(problems)).toEqual(['id', 'temperature']);
  expect(question).toMatchObject({ idMm: null, csMm: mm(3.53), temperatureC: null });
  for (const id of ['-3', '0', 'NaN', '1e3', '1,250', '<b>', '99999']) {
    expect(readFinder({ ...NOTHING, id }, MM).problems.id, id).toMatch(/^Enter the inside diameter/);
  }
});

test('reads fractions, decimal commas and explicit units', () => {
  const read = (id: string, units: FinderUnits = MM) => readFinder({ ...NOTHING, id }, units).question.idMm;
  expect(read('24,99')).toBe(24.99);
  expect(read('1 in')).toBe(25.4);
  expect(read('1-1/8')).toBe(28.575);
  expect(read('25 mm', INCH)).toBe(25);
  expect(readFinder({ ...NOTHING, temperature: '248 °F' }, MM).question.temperatureC).toBe(120);
  expect(readFinder({ ...NOTHING, id: '1,250' }, MM).problems.id).toBe(
    'Enter the inside diameter without the comma: it may mean 1250 or 1.25.',
  );
});

test('a listed ring is within the stated range of the input', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.2, max: 5000, noNaN: true }), (typed) => {
      const idMm = mm(Math.round(typed * 100) / 100);
      const { low, high } = finderQuery({ idMm, csMm: null, temperatureC: null, material: '' }).idMm;
      expect(low).toBeGreaterThanOrEqual(0);
      expect((high ?? 0) - idMm).toBeCloseTo(idReach(idMm), 2);
      expect(idMm - (low ?? 0)).toBeLessThanOrEqual(idReach(idMm) + 0.01);
    }),
  );
});

test('the nearest size of a size is itself', () => {
  for (const one of SIZES) expect(nearestSize(SIZES, one)).toBe(one);
});

test('the nearest size is the first in the order of the size finder', () => {
  const candidates = candidatesOf(SIZES);
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 60, noNaN: true }).map(mm),
      fc.option(fc.double({ min: 1, max: 8, noNaN: true }).map(mm)),
      (idMm, csMm) => {
        const [first] = rankSizeCandidates(candidates, ringEstimate(newRing(idMm, csMm)));
        expect(nearestSize(SIZES, { idMm, csMm })?.code).toBe(first?.size.code);
      },
    ),
  );
});

test('returns no nearest size without input', () => {
  expect(nearestSize(SIZES, { idMm: null, csMm: null })).toBeNull();
  expect(nearestSize([], { idMm: mm(1), csMm: null })).toBeNull();
});

test('reads nominal inches as the dimensions of their AS568 size, like the search and the size finder', () => {
  const asked = (id: string, cs: string, units: FinderUnits = MM) => {
    const entry = { ...NOTHING, id, cs };
    return nominalQuestion(entry, readFinder(entry, units).question, units);
  };
  expect(asked('1-1/4', '1/8', INCH)).toMatchObject({ idMm: 31.34, csMm: 3.53 });
  expect(asked('1 in', '1/8 in')).toMatchObject({ idMm: 24.99, csMm: 3.53 });
  expect(asked('31.75', '3.18')).toBeNull();
  expect(asked('.984', '.139', INCH)).toBeNull();
});
