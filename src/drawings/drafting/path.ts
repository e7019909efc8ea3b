import { px } from '../numbers.ts';

/**
 * Transformation of a path: mirrored left to right, rotated clockwise by `angle` degrees, scaled, then moved by x, y.
 */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly angle?: number;
  readonly mirror?: boolean;
}

const STEP = /([MLHVQCAZ])([^MLHVQCAZ]*)/g;
const VALUE = /-?(?:\d+\.?\d*|\.\d+)/g;
const LENGTH: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, A: 7 };

const pairs = (values: readonly number[]): [number, number][] =>
  values.flatMap((value, at) => (at % 2 === 0 ? [[value, values[at + 1] ?? 0] as [number, number]] : []));

const groups = (values: readonly number[], size: number): number[][] =>
  Array.from({ length: values.length / size }, (_, at) => values.slice(at * size, (at + 1) * size));

/**
 * Returns a transformed path. Accepts only the absolute commands M L H V Q C A Z, so that every number is a coordinate
 * on the sheet.
 *
 * @example placed('M0 0H10', { x: 5, scale: 2 }) // 'M5 0L25 0'
 */
export const transformPath = (d: string, placement: Placement): string => {
  const { x = 0, y = 0, scale = 1, angle = 0, mirror = false } = placement;
  const cos = Math.cos((angle * Math.PI) / 180) * scale;
  const sin = Math.sin((angle * Math.PI) / 180) * scale;
  const side = mirror ? -1 : 1;
  let here: [number, number] = [0, 0];
  const point = ([left, down]: readonly [number, number]): string =>
    `${px(x + side * left * cos - down * sin)} ${px(y + side * left * sin + down * cos)}`;
  const step = (letter: string, values: readonly number[]): string => {
    const [first = 0] = values;
    if (letter === 'Z') return 'Z';
    if (letter === 'H') here = [first, here[1]];
    else if (letter === 'V') here = [here[0], first];
    else here = [values.at(-2) ?? 0, values.at(-1) ?? 0];
    if (letter === 'H' || letter === 'V') return `L${point(here)}`;
    if (letter !== 'A') return `${letter}${pairs(values).map(point).join(' ')}`;
    const [radiusX = 0, radiusY = 0, turn = 0, large = 0, sweep = 0] = values;
    return `A${px(radiusX * scale)} ${px(radiusY * scale)} ${px(side * turn + angle)} ${large} ${mirror ? 1 - sweep : sweep} ${point(here)}`;
  };
  return [...d.matchAll(STEP)]
    .map(([, letter = '', rest = '']) => {
      const values = (rest.match(VALUE) ?? []).map(Number);
      if (letter === 'Z') return 'Z';
      return groups(values, LENGTH[letter] ?? 1)
        .map((group, at) => step(letter === 'M' && at > 0 ? 'L' : letter, group))
        .join('');
    })
    .join('');
};

/** Returns a path and its mirror image across the center of a profile. */
export const both = (d: string, axis = 60): string => d + transformPath(d, { x: 2 * axis, mirror: true });

/** Returns the point at a distance from x, y in path notation; degrees clockwise from the right. */
const at = (x: number, y: number, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${px(x + radius * Math.cos(angle))} ${px(y + radius * Math.sin(angle))}`;
};

export const circle = (x: number, y: number, r: number): string =>
  `M${px(x - r)} ${px(y)}A${px(r)} ${px(r)} 0 1 1 ${px(x + r)} ${px(y)}A${px(r)} ${px(r)} 0 1 1 ${px(x - r)} ${px(y)}Z`;

/** Returns an ellipse with these semi-axes. */
export const ellipse = (x: number, y: number, a: number, b: number): string =>
  `M${px(x - a)} ${px(y)}A${px(a)} ${px(b)} 0 1 1 ${px(x + a)} ${px(y)}A${px(a)} ${px(b)} 0 1 1 ${px(x - a)} ${px(y)}Z`;

/** Returns a ring in plan. The bore has the opposite direction, so that it remains open when filled. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  `${circle(x, y, outer)}M${px(x - inner)} ${px(y)}A${px(inner)} ${px(inner)} 0 1 0 ${px(x + inner)} ${px(y)}A${px(inner)} ${px(inner)} 0 1 0 ${px(x - inner)} ${px(y)}Z`;

export const box = (x: number, y: number, width: number, height: number, r = 0): string => {
  const [right, bottom] = [px(x + width), px(y + height)];
  if (r === 0) return `M${px(x)} ${px(y)}H${right}V${bottom}H${px(x)}Z`;
  const corner = (toX: number, toY: number): string => `A${r} ${r} 0 0 1 ${px(toX)} ${px(toY)}`;
  return (
    `M${px(x + r)} ${px(y)}H${px(right - r)}${corner(right, y + r)}V${px(bottom - r)}${corner(right - r, bottom)}` +
    `H${px(x + r)}${corner(x, bottom - r)}V${px(y + r)}${corner(x + r, y)}Z`
  );
};

/** Returns an arc around x, y, clockwise between two angles in degrees from the right. */
export const arc = (x: number, y: number, r: number, from: number, to: number): string =>
  `M${at(x, y, r, from)}A${px(r)} ${px(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(x, y, r, to)}`;

/** Returns a closed sector of a ring between two angles. */
export const sector = (x: number, y: number, outer: number, inner: number, from: number, to: number): string => {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${at(x, y, outer, from)}A${px(outer)} ${px(outer)} 0 ${large} 1 ${at(x, y, outer, to)}` +
    `L${at(x, y, inner, to)}A${px(inner)} ${px(inner)} 0 ${large} 0 ${at(x, y, inner, from)}Z`
  );
};

/** Returns `count` evenly spaced angles of a full circle, in degrees. */
export const turn = (count: number): number[] => Array.from({ length: count }, (_, index) => (index * 360) / count);

/** Returns lines from one radius to another at these angles (degrees). `twist` shifts the outer end by that angle. */
export const rays = (x: number, y: number, from: number, to: number, angles: readonly number[], twist = 0): string =>
  angles.map((angle) => `M${at(x, y, from, angle)}L${at(x, y, to, angle + twist)}`).join('');

/** Returns circles of one radius at the points x, y, x, y, … */
export const circles = (r: number, points: readonly number[]): string =>
  pairs(points)
    .map(([x, y]) => circle(x, y, r))
    .join('');

/** Returns a regular wave along a horizontal line. */
export const wave = (x: number, y: number, length: number, height: number, count: number): string => {
  const half = length / count / 2;
  return `M${px(x)} ${px(y)}${Array.from({ length: count * 2 }, (_, index) => {
    const left = x + index * half;
    return `Q${px(left + half / 2)} ${px(y + (index % 2 === 0 ? -height : height))} ${px(left + half)} ${px(y)}`;
  }).join('')}`;
};

/** Returns a drop with its tip at x, y. */
export const drop = (x: number, y: number, size: number): string =>
  `M${px(x)} ${px(y)}C${px(x + size * 0.15)} ${px(y + size * 0.45)} ${px(x + size * 0.5)} ${px(y + size * 0.6)} ${px(x + size * 0.5)} ${px(y + size)}A${px(size * 0.5)} ${px(size * 0.5)} 0 0 1 ${px(x - size * 0.5)} ${px(y + size)}C${px(x - size * 0.5)} ${px(y + size * 0.6)} ${px(x - size * 0.15)} ${px(y + size * 0.45)} ${px(x)} ${px(y)}Z`;

/**
 * Returns the width of a ring of section `cs` squeezed to `height`: straight between two half circles, with an
 * unchanged area.
 */
export const squeezedWidth = (cs: number, height: number): number =>
  height + (Math.PI * (cs * cs - height * height)) / (4 * height);

/** Returns a squeezed section: half circles left and right, flat at top and bottom. */
export const stadium = (x: number, y: number, width: number, height: number): string => {
  const r = height / 2;
  const half = Math.max(0, width / 2 - r);
  return (
    `M${px(x - half)} ${px(y - r)}H${px(x + half)}A${px(r)} ${px(r)} 0 0 1 ${px(x + half)} ${px(y + r)}` +
    `H${px(x - half)}A${px(r)} ${px(r)} 0 0 1 ${px(x - half)} ${px(y - r)}Z`
  );
};
