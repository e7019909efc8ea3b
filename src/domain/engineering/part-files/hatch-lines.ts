import type { Point } from '../dxf/dxf-entity.ts';

const LINES = 9;

/** Returns lines at 45° across a circle: the hatching of a cut face. */
export const hatchLines = ([x, y]: Point, radius: number): readonly (readonly [from: Point, to: Point])[] =>
  Array.from({ length: LINES }, (_, index) => {
    const off = radius * ((2 * (index + 1)) / (LINES + 1) - 1);
    const half = Math.sqrt(radius ** 2 - off ** 2);
    const along = (length: number): Point => [x + (length - off) * Math.SQRT1_2, y + (length + off) * Math.SQRT1_2];
    return [along(-half), along(half)];
  });
