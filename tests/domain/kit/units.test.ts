import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  celsius,
  celsiusFromFahrenheit,
  fahrenheit,
  fahrenheitFromCelsius,
  formatLength,
  formatSigned,
  formatTemperature,
  inch,
  inchesFromMm,
  mm,
  mmFromInches,
  roundTo,
  usdCents,
  usdE5,
} from '../../../src/domain/kit/units.ts';

describe('rounding', () => {
  test('rounds half away from zero, also where binary fractions are too small', () => {
    expect([1.005, 2.675, -1.005, 0.5, -0.5].map((value) => roundTo(value, 2))).toEqual([1.01, 2.68, -1.01, 0.5, -0.5]);
    expect([0.5, 1.5, -0.5, -1.5].map((value) => roundTo(value, 0))).toEqual([1, 2, -1, -2]);
  });

  test('accepts numbers with an exponent, and never returns −0', () => {
    expect([5e-7, -5e-7, 1e21, 0].map((value) => roundTo(value, 2))).toEqual([0, 0, 1e21, 0]);
    expect(Object.is(roundTo(-1e-9, 2), 0)).toBe(true);
  });

  test('is never further from the value than half a step', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 5 }), (value, digits) => {
        expect(Math.abs(roundTo(value, digits) - value)).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-9);
      }),
    );
  });
});

describe('conversions of the specification', () => {
  test('rounds Fahrenheit to whole degrees and Celsius entries to two decimals', () => {
    expect([-40, -20, 0, 100, 204].map(celsius).map(fahrenheitFromCelsius)).toEqual([-40, -4, 32, 212, 399]);
    expect([400, -4, 0].map(fahrenheit).map(celsiusFromFahrenheit)).toEqual([204.44, -20, -17.78]);
  });

  test('rounds inches to three decimals, millimeters from inches to two', () => {
    expect([24.99, 3.53, 1.78].map(mm).map(inchesFromMm)).toEqual([0.984, 0.139, 0.07]);
    expect([0.984, 0.139, 0.07].map(inch).map(mmFromInches)).toEqual([24.99, 3.53, 1.78]);
  });

  test('a value in inches survives a round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (thousandths) => {
        const inches = inch(thousandths / 1000);
        expect(Math.abs(inchesFromMm(mmFromInches(inches)) - inches)).toBeLessThanOrEqual(0.0005);
      }),
    );
  });
});

test('writes values with fixed decimals and a Unicode minus sign', () => {
  expect(formatLength('mm', mm(3.5))).toBe('3.50');
  expect(formatLength('in', mm(3.53))).toBe('0.139');
  expect(formatTemperature('F', celsius(-20))).toBe('−4');
  expect(formatSigned(204)).toBe('204');
});

test('the compiler rejects a number of another unit or without a unit', () => {
  // @ts-expect-error inches are not millimeters
  expect(formatLength('mm', inch(0.139))).toBe('0.14');
  // @ts-expect-error a bare number has no unit
  expect(formatLength('mm', 3.53)).toBe('3.53');
  // @ts-expect-error Fahrenheit is not Celsius
  expect(formatTemperature('C', fahrenheit(68))).toBe('68');
  // @ts-expect-error the sum of two lengths is a number until it is converted
  expect(formatLength('mm', mm(1) + mm(1))).toBe('2.00');
});

test('a unit price is not an amount, nor the reverse', () => {
  const price = usdE5(112_000);
  const amount = usdCents(2_500);
  // @ts-expect-error: 1/100,000 USD is not cents
  const wrong: typeof amount = price;
  // @ts-expect-error: cents are not a unit price
  const other: typeof price = amount;
  expect([wrong, other]).toEqual([112_000, 2_500]);
});
