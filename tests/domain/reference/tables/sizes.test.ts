import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizesAs568Rows } from '../../../../src/data/sizes-as568.gen.ts';
import { sizesJisRows } from '../../../../src/data/sizes-jis.gen.ts';
import { sizesMetricRows } from '../../../../src/data/sizes-metric.gen.ts';
import { tolerancesAs568Rows } from '../../../../src/data/tolerances-as568.gen.ts';
import { inchesFromMm, mm } from '../../../../src/domain/kit/units.ts';
import { displaySize } from '../../../../src/domain/reference/sizes/size-standard.ts';
import { findSizes, type NamedSize, shownText } from '../../../../src/domain/reference/tables/find-sizes.ts';
import { as568Sizes, jisSizes, metricSizes, sizeSeries } from '../../../../src/domain/reference/tables/size-series.ts';
import { toleranceGroups } from '../../../../src/domain/reference/tables/tolerance-bands.ts';
import { parseSizeFields, wantedSize } from '../../../../src/domain/reference/tables/wanted-size.ts';

const as568 = as568Sizes(sizesAs568Rows());
const jis = jisSizes(sizesJisRows());
const metric = metricSizes(sizesMetricRows());
const named = as568.map(({ code, idMm, csMm }): NamedSize => ({ name: displaySize('usa', code), idMm, csMm }));
const names = (places: readonly number[]) => places.map((index) => named[index]?.name);
const NOTHING = { text: '', idMm: null, csMm: null, toleranceMm: mm(0.5) };

describe('charts', () => {
  test('reads all sizes of the three standards', () => {
    expect([as568.length, jis.length, metric.length]).toEqual([394, 386, 1999]);
  });

  test('every size is in exactly one series, and series have different anchors', () => {
    for (const sizes of [as568, jis, metric]) {
      const series = sizeSeries(sizes);
      expect(series.flatMap((one) => one.sizes).toSorted()).toEqual(sizes.toSorted());
      expect(new Set(series.map(({ anchor }) => anchor)).size).toBe(series.length);
    }
  });

  test('AS568 is divided into its hundreds, with the extended sizes separate', () => {
    expect(sizeSeries(as568).map(({ title, anchor, sizes }) => [title, anchor, sizes.length])).toEqual([
      ['-001 to -050', 'series-0', 50],
      ['-102 to -178', 'series-1', 77],
      ['-201 to -284', 'series-2', 84],
      ['-309 to -395', 'series-3', 87],
      ['-400 to -424', 'series-4-extended', 25],
      ['-425 to -475', 'series-4', 51],
      ['-901 to -932', 'series-9', 20],
    ]);
    expect(as568.filter(({ remark }) => remark === 'extended')).toHaveLength(25);
  });

  test('inches converted by the site’s rule match the standard', () => {
    for (const row of sizesAs568Rows()) {
      expect(inchesFromMm(mm(row.id_mm)), row.size_as568).toBe(row.id_in);
      expect(inchesFromMm(mm(row.cs_mm)), row.size_as568).toBe(row.cs_in);
    }
  });
});

describe('finding a size', () => {
  test('finds -214 for 25 mm and 3.5 mm', () => {
    const found = findSizes(named, { ...NOTHING, idMm: mm(25), csMm: mm(3.5) });
    expect(names(found.places)).toEqual(['AS568-214']);
    expect(found).toMatchObject({ nearest: found.places[0], beyond: false });
  });

  test('returns the nearest three for a diameter far from every size', () => {
    const found = findSizes(named, { ...NOTHING, idMm: mm(700) });
    expect(found.beyond).toBe(true);
    expect(names(found.places)).toEqual(['AS568-394', 'AS568-395', 'AS568-475']);
  });

  test('finds a name by any part of it, in any case', () => {
    expect(names(findSizes(named, { ...NOTHING, text: ' as568-21' }).places)).toHaveLength(10);
    expect(findSizes([{ name: '10X2.5', idMm: mm(10), csMm: mm(2.5) }], { ...NOTHING, text: '10×2,5' }).places).toEqual(
      [0],
    );
    expect(findSizes(named, { ...NOTHING, text: 'nothing' })).toEqual({ places: [], nearest: null, beyond: false });
  });

  test('for any measurement, shows the marked size and no nearer size is hidden', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 700, noNaN: true }).map(mm),
        fc.double({ min: 0, max: 5, noNaN: true }).map(mm),
        (idMm, toleranceMm) => {
          const { places, nearest, beyond } = findSizes(named, { ...NOTHING, idMm, toleranceMm });
          expect(places).toContain(nearest);
          const off = (index: number) => Math.abs((named[index]?.idMm ?? Number.NaN) - idMm);
          const least = Math.min(...named.map((_, index) => off(index)));
          expect(off(nearest ?? -1)).toBe(least);
          expect(beyond).toBe(least > toleranceMm + 1e-6);
          expect(places).toEqual([...places].sort((a, b) => a - b));
        },
      ),
    );
  });

  test('reads fields in the visitor’s unit', () => {
    const fields = parseSizeFields((field) => ({ id: '0.984', tol: '0.02', cs: '0.139' })[field as 'id']);
    expect(wantedSize(fields, 'in').wanted).toEqual({
      text: '',
      idMm: mm(24.99),
      csMm: mm(3.53),
      toleranceMm: mm(0.51),
    });
    expect(wantedSize({ ...fields, id: 'wide', cs: '-1' }, 'in').invalid).toEqual(['id', 'cs']);
    expect(wantedSize({ size: '', id: '', tol: '', cs: '' }, 'mm')).toEqual({ wanted: NOTHING, invalid: [] });
  });

  test('the count describes what is shown', () => {
    expect(shownText({ shown: 1999, total: 1999, noun: 'sizes' })).toBe('1,999 sizes');
    expect(shownText({ shown: 3, total: 394, noun: 'sizes' })).toBe('3 of 394 sizes');
    expect(shownText({ shown: 3, total: 394, noun: 'sizes', beyond: true })).toMatch(/^No size within the tolerance/);
    expect(shownText({ shown: 0, total: 349, noun: 'chemicals' })).toMatch(/^None of 349/);
  });
});

describe('tolerance bands', () => {
  const groups = toleranceGroups(sizesAs568Rows(), tolerancesAs568Rows());

  test('contain each of the 369 sizes with a tolerance once', () => {
    expect(groups.map(({ title }) => title)).toEqual(['-0xx', '-1xx', '-2xx', '-3xx', '-4xx', '-9xx']);
    expect(groups.flatMap(({ bands }) => bands).reduce((sum, { sizes }) => sum + sizes, 0)).toBe(369);
  });

  test('give a size the tolerance of its row', () => {
    const bands = groups.flatMap((group) => group.bands);
    for (const { size_as568: code, id_tol_in, cs_tol_in } of tolerancesAs568Rows()) {
      const band = bands.find(({ first, last }) => first <= code && code <= last);
      expect([band?.idToleranceIn, band?.csToleranceIn], code).toEqual([id_tol_in, cs_tol_in]);
    }
  });
});
