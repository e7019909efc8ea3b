/** How a ring is looked at: turned around the upright axis, tilted toward the viewer, and enlarged. Angles in degrees. */
export interface Turn {
  readonly around: number;
  readonly tilt: number;
  readonly zoom: number;
}

/** Directions to look from. The ring lies flat: its axis stands upright. */
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

/** Turned on by degrees, enlarged by a factor; never over the poles. */
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

/** What a key makes of the view; null for a key that is none of it, as Tab, which leaves. */
export const turnedByKey = (turn: Turn, key: string): Turn | null => {
  if (key === '0') return START;
  const by = KEYS[key];
  return by === undefined ? null : turned(turn, by);
};

const OPENING = (28 * Math.PI) / 180;
/** What is seen reaches a little past the ring, whose outside has the radius 1. */
const SEEN = 1.16;
/** A ring seen from the side is flat: the less it is tilted, the larger it may be drawn. */
const FLATTEST = 0.66;
const NEAR = 0.1;
const FAR = 60;

/** The rotation of a view, and that with the projection onto a picture of this shape: columns of matrices, as WebGL takes them. */
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
  const distance = SEEN / Math.sin(OPENING / 2);
  const fit = Math.min(aspect, 1 / Math.max(FLATTEST, Math.abs(sinPitch)));
  const focal = (zoom * fit) / Math.tan(OPENING / 2);
  const depth = (FAR + NEAR) / (NEAR - FAR);
  const column = (at: number): readonly number[] => {
    const [x = 0, y = 0, z = 0] = rotation.slice(3 * at, 3 * at + 3);
    return [(x * focal) / aspect, y * focal, z * depth, -z];
  };
  const last = [0, 0, -distance * depth + (2 * FAR * NEAR) / (NEAR - FAR), distance];
  return { rotation, view: [...column(0), ...column(1), ...column(2), ...last] };
};
