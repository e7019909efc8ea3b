import { expect, test } from 'vitest';
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { ratingOf, reportedValue, VITAL_NAMES, VITALS, vitalText } from '../../../../src/domain/site/vitals/vital.ts';

test('uses the thresholds of the measuring library', () => {
  expect(Object.fromEntries(VITAL_NAMES.map((name) => [name, [VITALS[name].good, VITALS[name].poor]]))).toEqual({
    LCP: LCPThresholds,
    INP: INPThresholds,
    CLS: CLSThresholds,
    FCP: FCPThresholds,
    TTFB: TTFBThresholds,
  });
  expect([...VITAL_NAMES].sort()).toEqual(Object.keys(VITALS).sort());
});

test.each(VITAL_NAMES)('%s on a threshold gets the better rating', (name) => {
  const { good, poor, most } = VITALS[name];
  expect([0, good, good + 0.001, poor, poor + 0.001, most].map((value) => ratingOf(name, value))).toEqual([
    'good',
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
    'poor',
  ]);
});

test('reports values as whole milliseconds or thousandths, capped at their maximum', () => {
  expect(reportedValue('LCP', 1234.567)).toBe(1235);
  expect(reportedValue('CLS', 0.123_456)).toBe(0.123);
  expect(reportedValue('INP', 4e9)).toBe(60_000);
  expect(reportedValue('CLS', 500)).toBe(10);
  expect(reportedValue('TTFB', -3)).toBe(0);
});

test('formats values with their unit', () => {
  expect([vitalText('LCP', 2480), vitalText('INP', 999.4), vitalText('CLS', 0.1)]).toEqual([
    '2.48 s',
    '999 ms',
    '0.100',
  ]);
});
