import { expect, test } from 'vitest';
import { rulerScale } from '../../../src/client/ui/listing/sizes/ruler-scale.ts';
import { mm } from '../../../src/domain/kit/units.ts';

test('the ruler has a tick every 2 mm and a number every 20 mm', () => {
  const { end, step, ticks, labels } = rulerScale({ low: mm(20), high: mm(30) }, 'mm');
  expect([end, step]).toEqual([60, 1]);
  expect(ticks.slice(0, 3)).toEqual([0, 2, 4]);
  expect(labels).toEqual([0, 20, 40, 60]);
});

test('extends with the range and follows the unit', () => {
  expect(rulerScale({ low: mm(20), high: mm(80) }, 'mm').end).toBe(150);
  expect(rulerScale({ low: null, high: mm(999.5) }, 'mm').end).toBe(1200);
  expect(rulerScale({ low: mm(25.4), high: mm(100) }, 'in').labels).toEqual([0, 2, 4, 6]);
});

test('a bound beyond every ring still results in a ruler', () => {
  expect(rulerScale({ low: mm(50_000), high: null }, 'mm').end).toBe(1200);
});
