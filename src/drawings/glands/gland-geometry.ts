import type { Layer } from '../drafting/layers.tsx';
import { box, circle, squeezedWidth, stadium } from '../drafting/path.ts';
import { px } from '../numbers.ts';

/** Tangent of the wall angle of dovetails: the walls lean 24° from the vertical (66° to the groove floor). */
const LEAN = Math.tan((24 * Math.PI) / 180);

/** A groove and its ring. Lengths in mm. */
export interface GlandSizes {
  readonly cs: number;
  /** L: from the groove floor to the opposite wall. */
  readonly depth: number;
  /** G: at the mouth, or between the floor corners of a straight groove. */
  readonly width: number;
  /** R: in the corners of the floor. */
  readonly radius: number;
  /** E: the gap between both parts; 0 if they touch. */
  readonly gap: number;
  /** Backup rings: one on the low-pressure side at the right, two on both sides. */
  readonly backup?: BackupDrawn;
}

export interface BackupDrawn {
  readonly count: 1 | 2;
  readonly thickness: number;
  readonly kind: 'rubber' | 'plastic';
}

/** Returns the widths of the backup rings at the left and right of a groove. */
const backupWidths = ({ backup }: GlandSizes): readonly [left: number, right: number] => {
  if (backup === undefined) return [0, 0];
  return [backup.count === 2 ? backup.thickness : 0, backup.thickness];
};

export type GrooveWall = 'straight' | 'dovetail' | 'half-dovetail';

/** Returns how far the groove floor extends past the mouth at the left and right, in mm. */
const undercut = (sizes: GlandSizes, wall: GrooveWall): readonly [left: number, right: number] => {
  const lean = (sizes.depth - sizes.gap) * LEAN;
  return [wall === 'straight' ? 0 : lean, wall === 'dovetail' ? lean : 0];
};

/**
 * Position of a gland: center of the mouth and opposite wall at x, y; `scale` in px per mm; half widths and heights in
 * px.
 */
export interface GlandPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly halfWidth: number;
  /** Height of the part without the groove. */
  readonly wall: number;
  /** Height of the grooved part below the floor. */
  readonly body: number;
  /** The groove is in the upper part: rod and shaft glands. */
  readonly above: boolean;
}

/** Points of the gland on the sheet, in px, to which dimensions are attached. */
export interface GlandPoints {
  readonly mouthLeft: number;
  readonly mouthRight: number;
  readonly floorLeft: number;
  readonly floorRight: number;
  readonly floor: number;
  readonly mouth: number;
  readonly wall: number;
  readonly corner: number;
  readonly ringX: number;
  readonly freeRadius: number;
  /** Center of the free ring on the groove floor. */
  readonly freeY: number;
}

/** Returns +1 if the groove is below the opposite wall, −1 if above. */
const direction = (place: GlandPlace): number => (place.above ? -1 : 1);

export const glandPoints = (sizes: GlandSizes, place: GlandPlace, wall: GrooveWall): GlandPoints => {
  const { x, y, scale } = place;
  const down = direction(place);
  const [left, right] = undercut(sizes, wall);
  const half = sizes.width / 2;
  const squeezed = squeezedWidth(sizes.cs, sizes.depth);
  /* A straight groove has its clearance at the left, where the pressure comes from. */
  const [backupLeft, backupRight] = backupWidths(sizes);
  const room = wall === 'straight' ? Math.max(0, sizes.width - backupLeft - backupRight - squeezed) : 0;
  const middle = wall === 'half-dovetail' ? -left / 4 : 0;
  return {
    mouthLeft: x - half * scale,
    mouthRight: x + half * scale,
    floorLeft: x - (half + left) * scale,
    floorRight: x + (half + right) * scale,
    floor: y + down * sizes.depth * scale,
    mouth: y + down * sizes.gap * scale,
    wall: y,
    corner: sizes.radius * scale,
    ringX: x + ((backupLeft - backupRight + room) / 2 + middle) * scale,
    freeRadius: (sizes.cs / 2) * scale,
    freeY: y + down * (sizes.depth - sizes.cs / 2) * scale,
  };
};

const groovedPart = (points: GlandPoints, place: GlandPlace): string => {
  const { mouth, floor, mouthLeft, mouthRight, floorLeft, floorRight, corner } = points;
  const down = direction(place);
  const sweep = place.above ? 1 : 0;
  const [outerLeft, outerRight] = [px(place.x - place.halfWidth), px(place.x + place.halfWidth)];
  const end = px(floor + down * place.body);
  /* Horizontal offset of the start of the rounding on a leaning wall. */
  const leanOf = (from: number, to: number): number => ((to - from) / Math.abs(floor - mouth)) * corner;
  const leftStart = px(floorLeft - leanOf(mouthLeft, floorLeft));
  const rightStart = px(floorRight - leanOf(mouthRight, floorRight));
  const roundY = px(floor - down * corner);
  return (
    `M${outerLeft} ${px(mouth)}H${px(mouthLeft)}L${leftStart} ${roundY}` +
    `A${px(corner)} ${px(corner)} 0 0 ${sweep} ${px(floorLeft + corner)} ${px(floor)}H${px(floorRight - corner)}` +
    `A${px(corner)} ${px(corner)} 0 0 ${sweep} ${rightStart} ${roundY}L${px(mouthRight)} ${px(mouth)}` +
    `H${outerRight}V${end}H${outerLeft}Z`
  );
};

/** Returns the ring squeezed between floor and opposite wall. */
const squeezedRing = (points: GlandPoints): string => {
  const height = Math.abs(points.floor - points.wall);
  return stadium(points.ringX, (points.floor + points.wall) / 2, squeezedWidth(points.freeRadius * 2, height), height);
};

/** Returns each backup ring as a rectangle from the floor to the opposite wall. */
const backupLayers = (sizes: GlandSizes, points: GlandPoints, scale: number): readonly Layer[] => {
  const { backup } = sizes;
  if (backup === undefined) return [];
  const [top, height] = [Math.min(points.floor, points.wall), Math.abs(points.floor - points.wall)];
  const [left, right] = backupWidths(sizes).map((width) => width * scale);
  const paths = [
    left === 0 ? '' : box(points.mouthLeft, top, left ?? 0, height),
    box(points.mouthRight - (right ?? 0), top, right ?? 0, height),
  ];
  return [[backup.kind === 'plastic' ? 'plastic' : 'elastomer', paths.join('')]];
};

/** Returns the layers: grooved part, opposite part, squeezed ring, and the free ring dashed. */
export const glandLayers = (
  sizes: GlandSizes,
  place: GlandPlace,
  wall: GrooveWall,
  options: { readonly free: boolean } = { free: false },
): readonly Layer[] => {
  const points = glandPoints(sizes, place, wall);
  const down = direction(place);
  const { x, halfWidth } = place;
  const opposite = `M${px(x - halfWidth)} ${px(points.wall)}H${px(x + halfWidth)}V${px(points.wall - down * place.wall)}H${px(x - halfWidth)}Z`;
  const metal: Layer = ['metal', groovedPart(points, place)];
  const ring: Layer = ['rubber', squeezedRing(points)];
  return [
    /* Leaning walls overlap the ring, so the ring is drawn below them. */
    ...(wall === 'straight' ? [metal, ring] : [ring, metal]),
    ['counter', opposite],
    ...backupLayers(sizes, points, place.scale),
    ...(options.free ? [['free', circle(points.ringX, points.freeY, points.freeRadius)] as Layer] : []),
  ];
};
