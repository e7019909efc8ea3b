import { expect, test } from 'vitest';
import { glandsJisRows } from '../../../../src/data/glands-jis.gen.ts';
import { jisGroup, jisHousing, jisHousings } from '../../../../src/domain/reference/tables/jis-housings.ts';

const less = (value: number | null, tolerance: number | null): number =>
  Number(((value ?? 0) - (tolerance ?? 0)).toFixed(3));
const more = (value: number | null, tolerance: number | null): number =>
  Number(((value ?? 0) + (tolerance ?? 0)).toFixed(3));

test.each(glandsJisRows().map((row) => [row.size, row] as const))(
  'the housing of %s equals its row in the table',
  (size, row) => {
    const housing = jisHousing(size);
    if (housing === null) throw new Error(`no housing of ${size}`);
    expect(housing.cs).toBe(row.cs_mm);
    expect(housing.faceWidth[0]).toBe(row.face_b_mm);
    expect((housing.faceDepth[0] + housing.faceDepth[1]) / 2).toBeCloseTo(row.face_depth_mm, 6);
    expect(housing.faceDepth[1]).toBe(more(row.face_depth_mm, row.face_depth_tol_mm));
    expect(housing.faceInner).toBe(row.d8_face_outside_pressure_mm);
    expect(housing.faceOuter).toBe(row.d7_face_inside_pressure_mm);
    expect(housing.isUnconfirmed).toBe(row.series === 'V');
    if (row.series === 'V') {
      expect([housing.inner, housing.outer]).toEqual([null, null]);
      return;
    }
    expect(housing.inner).toEqual([less(row.d3_d5_mm, row.d3_d5_tol_minus_mm), row.d3_d5_mm]);
    expect(housing.outer).toEqual([row.d4_d6_mm, more(row.d4_d6_mm, row.d4_d6_tol_plus_mm)]);
    expect(housing.widths.map((width) => width?.[0])).toEqual([row.b_mm, row.b1_mm, row.b2_mm]);
    expect(housing.widths.map((width) => width?.[1])).toEqual(
      [row.b_mm, row.b1_mm, row.b2_mm].map((width) => more(width, row.b_tol_plus_mm)),
    );
    expect(housing.largestRadius).toBe(row.r_max_mm);
    const group = jisGroup(row.cs_mm);
    expect(group?.csTolerance).toBe(row.cs_tol_mm);
    expect(group?.radialSqueeze).toEqual([row.squeeze_radial_min_pct, row.squeeze_radial_max_pct]);
    expect(group?.faceSqueeze).toEqual([row.squeeze_face_min_pct, row.squeeze_face_max_pct]);
  },
);

test('has no housing beyond the table', () => {
  expect(
    jisHousings()
      .map(({ code }) => code)
      .sort(),
  ).toEqual(
    glandsJisRows()
      .map(({ size }) => size)
      .sort(),
  );
});
