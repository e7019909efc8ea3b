import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from '../../../src/data/csv.ts';
import { faceSealGlands, glandFor } from '../../../src/domain/sizes/glands.ts';

const glands = faceSealGlands(parseCsv(readFileSync('src/data/glands.csv', 'utf8')));

test('there is one liquid face-seal groove per AS568 cross-section', () => {
  expect(glands.map(({ csMm }) => csMm.toFixed(2))).toEqual(['1.78', '2.62', '3.53', '5.33', '6.99']);
});

test('the groove of a 3.53 mm section is the one on file, in millimetres', () => {
  const gland = glandFor(glands, 3.53);
  expect(gland?.depthMm.map((mm) => mm.toFixed(2))).toEqual(['2.57', '2.72']);
  expect(gland?.widthMm.map((mm) => mm.toFixed(2))).toEqual(['4.50', '4.75']);
  expect(gland?.radiusMm.map((mm) => mm.toFixed(2))).toEqual(['0.25', '0.64']);
  expect(gland?.squeezePercent).toEqual([20, 30]);
});

test('a metric near-twin within the tolerance shares the groove, another section has none', () => {
  expect(glandFor(glands, 3.55)).toBe(glandFor(glands, 3.53));
  expect(glandFor(glands, 3)).toBeNull();
});

test('a groove found is never further from the ring than its own tolerance', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 12, noNaN: true }), (csMm) => {
      const gland = glandFor(glands, csMm);
      if (gland) expect(Math.abs(gland.csMm - csMm)).toBeLessThanOrEqual(gland.csToleranceMm + 1e-6);
      else
        for (const { csMm: made, csToleranceMm } of glands)
          expect(Math.abs(made - csMm)).toBeGreaterThan(csToleranceMm);
    }),
  );
});

test('rows of other seals and rows that lack a figure are left out', () => {
  const [row] = parseCsv(readFileSync('src/data/glands.csv', 'utf8')).filter(
    ({ application }) => application === 'face_seal_liquid',
  );
  expect(faceSealGlands([{ ...row, application: 'dovetail' }])).toEqual([]);
  expect(faceSealGlands([{ ...row, gland_depth_min_in: '' }])).toEqual([]);
});
