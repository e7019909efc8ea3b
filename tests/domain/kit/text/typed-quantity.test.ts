import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Typed,
  typedFigure,
  typedLength,
  typedPressure,
  typedTemperature,
} from '../../../../src/domain/kit/text/typed-quantity.ts';
import { megapascalFromPsi } from '../../../../src/domain/kit/units.ts';

const valueIn = (typed: Typed<number>): number | string => (typed.ok ? typed.value : typed.why);

describe('a typed length', () => {
  it.each([
    ...[
      ['24.99', 24.99],
      ['24,99', 24.99],
      ['24,', 24],
      [',139', 0.139],
      ['1,234.5', 1234.5],
      ['1.234,5', 1234.5],
      ['1 234,5', 1234.5],
      ['1 234', 1234],
      ['1.000', 1],
      ['25 mm', 25],
      ['25mm', 25],
      ['25 MM', 25],
      ['2,5 cm', 25],
      ['1.2 m', 1200],
      ['Ø50', 50],
      ['⌀ 50', 50],
      ['.139 in', 3.5306],
      ['.139"', 3.5306],
      ['0.139″', 3.5306],
      ["0.139''", 3.5306],
      ['1 in.', 25.4],
      ['1"', 25.4],
      ['3/16"', 4.7625],
      ['3/16', 4.7625],
      ['1-1/8', 28.575],
      ['1 1/8', 28.575],
      ['1 - 1/8 in', 28.575],
      ['1⅛', 28.575],
      ['1 ⅛″', 28.575],
      ['19/16', 30.1625],
      ['1/2 mm', 0.5],
    ].map(([text, length]) => [String(text), Number(length)] as const),
  ])('reads %j in a field of millimeters', (text, length) => {
    expect(valueIn(typedLength(text, 'mm'))).toBeCloseTo(length, 9);
  });

  it('reads a figure without a unit in the unit of the field', () => {
    expect(valueIn(typedLength('0.984', 'in'))).toBeCloseTo(24.9936, 9);
    expect(valueIn(typedLength('1 3/16', 'in'))).toBeCloseTo(30.1625, 9);
    expect(valueIn(typedLength('20.6 mm', 'in'))).toBe(20.6);
  });

  it.each([
    '',
    ' ',
    'wide',
    'mm',
    '1/0',
    '1/3',
    '1/2/3',
    '1e3',
    '1 2',
    '1 9/8',
    '25 kg',
    '25 x 3',
    '--3',
    '12,34,5',
    '1.2.3',
    '9'.repeat(41),
  ])('does not read %j', (text) => {
    expect(valueIn(typedLength(text, 'mm'))).toBe('unread');
  });

  it('does not guess whether a comma groups thousands unless only one reading is within the bounds', () => {
    expect(typedLength('1,250', 'mm')).toEqual({ ok: false, why: 'two-readings', readings: [1250, 1.25] });
    expect(valueIn(typedLength('1,250', 'mm', [0, 100]))).toBe(1.25);
    expect(valueIn(typedLength('1,250', 'mm', [100, 5000]))).toBe(1250);
    expect(valueIn(typedLength('0,139', 'in'))).toBeCloseTo(3.5306, 9);
  });

  it('checks bounds after conversion', () => {
    expect(valueIn(typedLength('.07', 'in', [0.1, 100]))).toBeCloseTo(1.778, 9);
    expect(valueIn(typedLength('0.05', 'mm', [0.1, 100]))).toBe('out-of-bounds');
    expect(valueIn(typedLength('-3', 'mm', [0, 100]))).toBe('out-of-bounds');
    expect(valueIn(typedLength('200 in', 'mm', [0, 5000]))).toBe('out-of-bounds');
  });

  it('is the same in every notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 63 }), (whole, above) => {
        const expected = (whole + above / 64) * 25.4;
        for (const text of [
          `${whole} ${above}/64`,
          `${whole}-${above}/64 in`,
          `${whole + above / 64}"`,
          `${String(whole + above / 64).replace('.', ',')} in`,
        ]) {
          const read = typedLength(text, 'mm', [0, 5000]);
          // Three decimals after a comma can be thousands: then nothing is read.
          if (read.ok) expect(read.value).toBeCloseTo(expected, 6);
          else expect(text).toMatch(/^\d{1,2},\d{3} in$/);
        }
      }),
    );
  });

  it('returns a finite number or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.constantFrom('mm', 'in'), (text, unit) => {
        const read = typedLength(text, unit);
        if (read.ok) expect(Number.isFinite(read.value)).toBe(true);
      }),
    );
  });
});

describe('a typed temperature', () => {
  it.each([
    ['180', 180],
    ['180 C', 180],
    ['180°C', 180],
    ['180 °C', 180],
    ['180°', 180],
    ['180 deg C', 180],
    ['180 celsius', 180],
    ['356 °F', 180],
    ['356F', 180],
    ['-40F', -40],
    ['−40', -40],
    ['-40 ºC', -40],
    ['+20', 20],
    ['37,5', 37.5],
  ])('reads %j in a field of °C', (text, degrees) => {
    expect(valueIn(typedTemperature(text, 'C'))).toBeCloseTo(degrees, 6);
  });

  it('reads a figure without a unit in the unit of the field', () => {
    expect(valueIn(typedTemperature('356', 'F'))).toBeCloseTo(180, 6);
    expect(valueIn(typedTemperature('180 C', 'F'))).toBe(180);
  });

  it.each(['hot', '60 K', '-40 to 120', '180 mm', '°C', ''])('does not read %j', (text) => {
    expect(valueIn(typedTemperature(text, 'C'))).toBe('unread');
  });
});

describe('a typed pressure', () => {
  it.each([
    ['35', 35],
    ['35 MPa', 35],
    ['35mpa', 35],
    ['250 bar', 25],
    ['250 barg', 25],
    ['350 kPa', 0.35],
    ['20 N/mm²', 20],
    ['500 mbar', 0.05],
    ['3000 psi', megapascalFromPsi(3000)],
    ['3,000 psi', megapascalFromPsi(3000)],
    ['3000 PSIG', megapascalFromPsi(3000)],
    ['3 ksi', megapascalFromPsi(3000)],
  ])('reads %j in a field of MPa', (text, pressure) => {
    expect(valueIn(typedPressure(text, 'MPa'))).toBeCloseTo(pressure, 6);
  });

  it('reads a figure without a unit in the unit of the field', () => {
    expect(valueIn(typedPressure('3,000', 'psi'))).toBeCloseTo(20.684, 3);
    expect(valueIn(typedPressure('250', 'bar'))).toBe(25);
    expect(valueIn(typedPressure('35 MPa', 'psi'))).toBe(35);
  });

  it.each(['abc', '35 psia', '35 m', 'psi', '10 to 20', ''])('does not read %j', (text) => {
    expect(valueIn(typedPressure(text, 'MPa'))).toBe('unread');
  });
});

describe('a typed figure', () => {
  it.each([
    ['70', 'hardness', 70],
    ['70A', 'hardness', 70],
    ['70 Shore A', 'hardness', 70],
    ['70 °ShA', 'hardness', 70],
    ['7,5 %', 'percent', 7.5],
    ['500 rpm', 'speed', 500],
    ['1,500 1/min', 'speed', 1500],
    ['80 K', 'kelvin', 80],
  ] as const)('reads %j as %s', (text, kind, figure) => {
    expect(valueIn(typedFigure(text, kind))).toBe(figure);
  });

  it('does not read another unit', () => {
    expect(valueIn(typedFigure('40 D', 'hardness'))).toBe('unread');
    expect(valueIn(typedFigure('70', 'hardness', [30, 60]))).toBe('out-of-bounds');
  });
});
