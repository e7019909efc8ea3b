import type { Layer, LayerKind } from '../drafting/layers.tsx';
import { transformPath } from '../drafting/path.ts';

/** A point of a section through an axis, in mm: along the axis, and from it. */
export type SectionPoint = readonly [x: number, r: number];

/** A rectangle above the axis, in mm: along the axis from x1 to x2, and from radius r1 to r2. */
export type SectionBox = readonly [x1: number, x2: number, r1: number, r2: number];

/** Converts mm of a section to drawing units. Paths are above the axis, with their radius as the second coordinate. */
export interface SectionPlace {
  readonly X: (x: number) => number;
  /** A negative radius is below the axis. */
  readonly Y: (r: number) => number;
  readonly above: (kind: LayerKind, d: string) => Layer;
  readonly below: (kind: LayerKind, d: string) => Layer;
  readonly both: (kind: LayerKind, d: string) => readonly Layer[];
}

/** Returns the position of a section with its origin at x, y and this many units per mm. */
export const placeSection = (x: number, y: number, scale: number): SectionPlace => {
  const above: SectionPlace['above'] = (kind, d) => [kind, transformPath(d, { x, y, scale, mirror: true, angle: 180 })];
  const below: SectionPlace['below'] = (kind, d) => [kind, transformPath(d, { x, y, scale })];
  return {
    X: (at) => x + at * scale,
    Y: (r) => y - r * scale,
    above,
    below,
    both: (kind, d) => [above(kind, d), below(kind, d)],
  };
};

/** Returns a closed outline through these points. */
export const outline = (points: readonly SectionPoint[]): string =>
  `M${points.map(([x, r]) => `${x} ${r}`).join('L')}Z`;

/** Returns the outline of a rectangle. */
export const boxOutline = ([x1, x2, r1, r2]: SectionBox): string => `M${x1} ${r1}L${x2} ${r1}L${x2} ${r2}L${x1} ${r2}Z`;

/** Returns a straight line. */
export const segment = ([x1, r1]: SectionPoint, [x2, r2]: SectionPoint): string => `M${x1} ${r1}L${x2} ${r2}`;
