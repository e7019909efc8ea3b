import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mm } from '../../src/domain/kit/units.ts';
import { withTolerance } from '../../src/domain/reference/sizes/ring-lengths.ts';
import { magnification, planRadii, ringSentence } from '../../src/drawings/rings/sheet-geometry.ts';

const ring = {
  idMm: mm(24.99),
  csMm: mm(3.53),
  idTol: mm(0.254),
  csTol: mm(0.1016),
  section: 'elastomer',
  color: '#6b4a2f',
  partName: 'FK7502-214',
} as const;

test('lengths have their tolerance in the displayed unit', () => {
  expect(withTolerance('mm', mm(24.99), mm(0.254))).toBe('24.99 ±0.25');
  expect(withTolerance('in', mm(24.99), mm(0.254))).toBe('0.984 ±0.010');
  expect(withTolerance('mm', mm(24.99), null)).toBe('24.99');
});

test('the description names the part and every drawn dimension', () => {
  expect(ringSentence({ ...ring, unit: 'mm' })).toBe(
    'Drawing of FK7502-214 to scale: inside diameter 24.99 ±0.25 mm, cross-section 3.53 ±0.10 mm, outside diameter 32.05 mm.',
  );
});

test('the plan keeps the ratio of wall to diameter', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 1200, noNaN: true }),
      fc.double({ min: 0.5, max: 20, noNaN: true }),
      (idMm, csMm) => {
        const { outer, inner, section, mean } = planRadii({ idMm, csMm }, 262);
        expect(outer).toBe(131);
        expect(inner / outer).toBeCloseTo(idMm / (idMm + 2 * csMm), 9);
        expect(outer - inner).toBeCloseTo(2 * section, 9);
        expect(mean).toBeCloseTo(inner + section, 9);
      },
    ),
  );
});

test('a detail never exceeds its space, and the next step would', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 87, noNaN: true }), (radius) => {
      const times = magnification(radius, 88);
      expect(times * radius).toBeLessThanOrEqual(88);
      expect((times + (times < 3 ? 0.5 : 1)) * radius).toBeGreaterThan(88 - 1e-9);
      expect(times * 2).toBe(Math.round(times * 2));
    }),
  );
});
