import { expect, test } from 'vitest';
import { fitLimits } from '../../../../src/domain/engineering/gland-design/judging/fits.ts';
import { mm } from '../../../../src/domain/kit/units.ts';

test.each([
  [50, 'H8', [50, 50.039]],
  [50, 'f7', [49.95, 49.975]],
  [25, 'g6', [24.98, 24.993]],
  [25, 'h9', [24.948, 25]],
  [100, 'E9', [100.072, 100.159]],
  [3, 'd11', [2.92, 2.98]],
  [500, 'H11', [500, 500.4]],
] as const)('%s %s', (nominal, fit, expected) => {
  const limits = fitLimits(mm(nominal), fit);
  expect(limits?.map((limit) => Number(limit.toFixed(3)))).toEqual(expected);
});

test.each([
  [50, 'k6'],
  [50, 'H4'],
  [501, 'H7'],
  [0, 'H7'],
  [50, 'H'],
  [50, ''],
])('%s %s is not in the table', (nominal, fit) => {
  expect(fitLimits(mm(nominal), fit)).toBeNull();
});
