/** The view of a ring: rotated around the vertical axis, tilted toward the viewer, and zoomed. Angles in degrees. */
export interface Turn {
  readonly around: number;
  readonly tilt: number;
  readonly zoom: number;
}

/** Preset views. The ring lies flat: its axis is vertical. */
export const DIRECTIONS = {
  Free: { around: -28, tilt: 28 },
  Front: { around: 0, tilt: 0 },
  Top: { around: 0, tilt: 90 },
  Side: { around: 90, tilt: 0 },
} as const satisfies Readonly<Record<string, Omit<Turn, 'zoom'>>>;

export type Direction = keyof typeof DIRECTIONS;

export const START: Turn = { ...DIRECTIONS.Free, zoom: 1 };

const STEP = 10;
const ZOOM = { step: 1.2, least: 0.5, most: 6 };

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Rotates by degrees and zooms by a factor, without passing the poles. */
export const turned = ({ around, tilt, zoom }: Turn, by: { around?: number; tilt?: number; zoom?: number }): Turn => ({
  around: (around + (by.around ?? 0)) % 360,
  tilt: between(tilt + (by.tilt ?? 0), -90, 90),
  zoom: between(zoom * (by.zoom ?? 1), ZOOM.least, ZOOM.most),
});

const KEYS: Readonly<Record<string, Parameters<typeof turned>[1]>> = {
  ArrowLeft: { around: -STEP },
  ArrowRight: { around: STEP },
  ArrowUp: { tilt: STEP },
  ArrowDown: { tilt: -STEP },
  '+': { zoom: ZOOM.step },
  '=': { zoom: ZOOM.step },
  '-': { zoom: 1 / ZOOM.step },
};

/** Returns the view after a key press; `null` for other keys, such as Tab, which leaves the view. */
export const turnedByKey = (turn: Turn, key: string): Turn | null => {
  if (key === '0') return START;
  const by = KEYS[key];
  return by === undefined ? null : turned(turn, by);
};

const OPENING = (28 * Math.PI) / 180;
/** The visible area extends slightly beyond the ring's outside radius of 1. */
const VISIBLE_RADIUS = 1.16;
/** A ring seen from the side is flat, so it can be drawn larger the less it is tilted. */
const MIN_HEIGHT = 0.66;
const NEAR = 0.1;
const FAR = 60;

/**
 * Returns the rotation matrix of a view, and the matrix including the projection for the given aspect ratio, in WebGL's
 * column-major order.
 */
export const matricesOf = (
  { around, tilt, zoom }: Turn,
  aspect: number,
): { readonly rotation: readonly number[]; readonly view: readonly number[] } => {
  const [yaw, pitch] = [(around * Math.PI) / 180, (tilt * Math.PI) / 180];
  const [cosYaw, sinYaw, cosPitch, sinPitch] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  const rotation = [
    ...[cosYaw, sinYaw * sinPitch, -sinYaw * cosPitch],
    ...[0, cosPitch, sinPitch],
    ...[sinYaw, -cosYaw * sinPitch, cosYaw * cosPitch],
  ];
  const distance = VISIBLE_RADIUS / Math.sin(OPENING / 2);
  const fit = Math.min(aspect, 1 / Math.max(MIN_HEIGHT, Math.abs(sinPitch)));
  const focal = (zoom * fit) / Math.tan(OPENING / 2);
  const depth = (FAR + NEAR) / (NEAR - FAR);
  const column = (at: number): readonly number[] => {
    const [x = 0, y = 0, z = 0] = rotation.slice(3 * at, 3 * at + 3);
    return [(x * focal) / aspect, y * focal, z * depth, -z];
  };
  const last = [0, 0, -distance * depth + (2 * FAR * NEAR) / (NEAR - FAR), distance];
  return { rotation, view: [...column(0), ...column(1), ...column(2), ...last] };
};
