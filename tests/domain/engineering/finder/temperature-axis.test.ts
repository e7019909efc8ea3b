import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  axisOver,
  axisPercent,
  HOME_AXIS,
  temperatureTicks,
} from '../../../../src/domain/engineering/finder/temperature-axis.ts';
import { fahrenheitFromCelsius } from '../../../../src/domain/kit/units.ts';

const axes = fc
  .tuple(fc.integer({ min: -273, max: 200 }), fc.integer({ min: 20, max: 1200 }))
  .map(([lowC, length]) => axisOver([{ lowC, highC: lowC + length }]));

test('an axis covers all of its ranges, in whole steps of 50 °C', () => {
  expect(
    axisOver([
      { lowC: -60, highC: 325 },
      { lowC: -15, highC: 82 },
    ]),
  ).toEqual({ lowC: -100, highC: 400 });
  expect(axisPercent({ lowC: -100, highC: 300 }, 0)).toBe(25);
  expect(axisPercent({ lowC: -100, highC: 300 }, 900)).toBe(100);
});

test('ticks in °F are round degrees Fahrenheit, not converted from Celsius', () => {
  expect(temperatureTicks(HOME_AXIS, 'C').map(({ text }) => text)).toEqual(['−200', '−100', '0', '100', '200', '300']);
  expect(temperatureTicks(HOME_AXIS, 'F').map(({ text }) => text)).toEqual(['−200', '0', '200', '400', '600']);
});

test('on every axis, ticks are round, few, ascending, and at the position of their degrees', () => {
  fc.assert(
    fc.property(axes, fc.constantFrom('C' as const, 'F' as const), (axis, unit) => {
      const ticks = temperatureTicks(axis, unit);
      const written = ticks.map(({ text }) => Number(text.replace('−', '-')));
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(8);
      for (const [at, { atC }] of ticks.entries()) {
        const degrees = written[at] ?? Number.NaN;
        expect(Math.abs(degrees % 50)).toBe(0);
        expect(atC).toBeGreaterThanOrEqual(Math.max(axis.lowC, -273.15) - 1e-9);
        expect(atC).toBeLessThanOrEqual(axis.highC + 1e-9);
        expect(unit === 'C' ? atC : fahrenheitFromCelsius(atC)).toBeCloseTo(degrees, 6);
      }
      expect(written).toEqual([...written].sort((a, b) => a - b));
    }),
  );
});
