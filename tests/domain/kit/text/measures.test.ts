import { describe, expect, test } from 'vitest';
import { columnInUnits, inUnits } from '../../../../src/domain/kit/text/measures.ts';

const METRIC = { temperature: 'C', measurement: 'mm' } as const;
const US = { temperature: 'F', measurement: 'in' } as const;

describe('figures with a unit', () => {
  test.each([
    ['to 150 °C.', 'to 302 °F.'],
    ['from −54 to 150 °C', 'from −65 to 302 °F'],
    ['300–327 °C, by grade', '572–621 °F, by grade'],
    ['at −40 °C', 'at −40 °F'],
    ['1.78, 2.62 and 3.53 mm', '0.070, 0.103 and 0.139 in'],
    ['24.99 ±0.25 mm', '0.984 ±0.010 in'],
    ['1,044 mm (V1055)', '41.10 in (V1055)'],
    ['a strip of 3 mm', 'a strip of 0.118 in'],
    ['10 × 2.5 mm', '0.394 × 0.098 in'],
    ['0.05 mm', '0.002 in'],
    ['0.01 mm', '0.0004 in'],
    ['above 35 bar', 'above 510 psi'],
    ['4.4 to 7.1 MPa', '640 to 1,000 psi'],
    ['23 ±2 °C', '73 ±4 °F'],
    ['AS568-214, 3.53 mm thick', 'AS568-214, 0.139 in thick'],
  ])('%s', (written, shown) => {
    expect(inUnits(US, written)).toBe(shown);
    expect(inUnits(METRIC, written)).toBe(written);
  });

  test('converts temperature and length independently', () => {
    expect(inUnits({ temperature: 'C', measurement: 'in' }, '2.5 mm at 20 °C')).toBe('0.098 in at 20 °C');
    expect(inUnits({ temperature: 'F', measurement: 'mm' }, '2.5 mm at 20 °C')).toBe('2.5 mm at 68 °F');
  });

  test('shows values that the author gave in both units unchanged', () => {
    expect(inUnits(US, 'every 10 °C (18 °F) doubles it')).toBe('every 18 °F doubles it');
    expect(inUnits(US, '10 MPa (1,500 psi)')).toBe('1,500 psi');
    expect(inUnits(METRIC, 'every 10 °C (18 °F)')).toBe('every 10 °C (18 °F)');
  });

  test.each([
    'floor: 31.75 − 2 × 2.845 = 26.06 mm',
    '24 millimeters',
    '9.79 mm²',
    '10⁻⁶ mbar',
    '70 Shore A',
    'size 24X3',
  ])('keeps %s', (text) => expect(inUnits(US, text)).toBe(text));
});

describe('columns with a unit in the header', () => {
  test('convert header and cells', () => {
    const { head, cell } = columnInUnits(US, 'Low, °C');
    expect([head, cell('−54'), cell('−20 to 204 by grade'), cell('–')]).toEqual([
      'Low, °F',
      '−65',
      '−4 to 399 by grade',
      '–',
    ]);
    expect(columnInUnits(US, 'Depth (mm)').head).toBe('Depth (in)');
  });

  test('other columns stay', () => {
    for (const head of ['Weight of 25 mm', 'Shore A', 'Low, °C'])
      expect(columnInUnits(METRIC, head).cell('150')).toBe('150');
    expect(columnInUnits(US, 'Shore A').cell('70')).toBe('70');
  });
});
