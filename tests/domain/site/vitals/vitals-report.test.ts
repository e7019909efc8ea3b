import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_TYPES } from '../../../../src/domain/site/vitals/page-types.ts';
import { DEVICES, ratingOf, VITAL_NAMES } from '../../../../src/domain/site/vitals/vital.ts';
import { type MeasuredValue, vitalsReport } from '../../../../src/domain/site/vitals/vitals-report.ts';

const lcp = (value: number, more: Partial<MeasuredValue> = {}): MeasuredValue => ({
  page: 'store',
  device: 'desktop',
  name: 'LCP',
  value,
  ...more,
});

test('percentiles are measured values', () => {
  const values = Array.from({ length: 100 }, (_, at) => lcp((at + 1) * 50)).reverse();
  expect(vitalsReport(values)).toEqual([
    {
      page: 'store',
      device: 'desktop',
      name: 'LCP',
      count: 100,
      p50: 2500,
      p75: 3750,
      p95: 4750,
      good: 50,
      poor: 20,
    },
  ]);
  expect(vitalsReport([lcp(7)])).toMatchObject([{ count: 1, p50: 7, p75: 7, p95: 7, good: 1, poor: 0 }]);
  expect(vitalsReport([])).toEqual([]);
});

test('sorts rows by device, then page type, then metric', () => {
  const rows = vitalsReport([
    lcp(1, { device: 'mobile' }),
    lcp(1, { page: 'cart' }),
    lcp(1, { name: 'TTFB' }),
    lcp(1),
    lcp(1, { page: 'home', name: 'CLS' }),
  ]);
  expect(rows.map(({ device, page, name }) => `${device} ${page} ${name}`)).toEqual([
    'desktop home CLS',
    'desktop store LCP',
    'desktop store TTFB',
    'desktop cart LCP',
    'mobile store LCP',
  ]);
});

const measured = fc.record({
  page: fc.constantFrom(...PAGE_TYPES),
  device: fc.constantFrom(...DEVICES),
  name: fc.constantFrom(...VITAL_NAMES),
  value: fc.double({ min: 0, max: 60_000, noNaN: true }),
});

test('loses nothing, and the right share of the values is at or below each percentile', () => {
  fc.assert(
    fc.property(fc.array(measured, { maxLength: 300 }), (values) => {
      const rows = vitalsReport(values);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
      for (const row of rows) {
        const matching = values.filter(
          ({ page, device, name }) => page === row.page && device === row.device && name === row.name,
        );
        expect(matching).toHaveLength(row.count);
        for (const [share, limit] of [
          [0.5, row.p50],
          [0.75, row.p75],
          [0.95, row.p95],
        ] as const) {
          expect(matching.filter(({ value }) => value <= limit).length).toBeGreaterThanOrEqual(share * row.count);
          expect(matching.filter(({ value }) => value < limit).length).toBeLessThan(share * row.count);
        }
        expect(row.good).toBe(matching.filter(({ name, value }) => ratingOf(name, value) === 'good').length);
        expect(row.poor).toBe(matching.filter(({ name, value }) => ratingOf(name, value) === 'poor').length);
      }
    }),
    { numRuns: 60 },
  );
});
