import { type Mm, mm, type Percent, percent, type Span } from '../../../kit/units.ts';
import { dovetailArea, excess, fillOf, grooveArea, reducedSection, sectionLoss, squeezeOf } from '../formulas.ts';
import {
  type DovetailGland,
  type Extremes,
  type FaceGland,
  type GlandGeometry,
  isDovetail,
  isRadial,
  middleOf,
  type RadialGland,
  type Ring,
  type Squeeze,
} from '../model.ts';

/** One tolerance corner for the drawing: the remaining section, the gland's depth there, the squeeze. */
export interface GlandState {
  readonly section: Mm;
  /** Depth on this side, which differs from L if the ring is off center. */
  readonly depth: Mm;
  readonly squeeze: Percent;
}

/** All values of a ring in a gland, at the middle and at the worst corners of all tolerances. */
export interface GlandStack {
  /** Gland depth, sealing surface to groove floor. */
  readonly depth: Extremes<Mm>;
  /** Stretch X on the diameter on which the ring sits, or null without such a diameter or if it is unknown. */
  readonly stretch: Extremes<Percent> | null;
  /** Interference I of the ring's outside with the surrounding wall. */
  readonly interference: Extremes<Percent> | null;
  /** Loss R of the section by stretch, at the middle. */
  readonly loss: Percent;
  /** The remaining section CS', at the middle. */
  readonly section: Mm;
  /** Squeeze with all parts centered. */
  readonly squeeze: Squeeze;
  /** Squeeze with maximum eccentricity of the piston or rod. */
  readonly worst: Squeeze;
  readonly fill: Extremes<Percent>;
  /** Radial gap, doubled if a side load pushes the parts together. */
  readonly gap: Extremes<Mm> | null;
  readonly least: GlandState;
  readonly nominal: GlandState;
  readonly greatest: GlandState;
}

/** Limits of a value, collected corner by corner. */
class Range {
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }

  around<Figure extends number>(nom: number, of: (value: number) => Figure): Extremes<Figure> {
    return { nom: of(nom), min: of(this.min), max: of(this.max) };
  }
}

/** Returns minimum and maximum of a value with a tolerance. */
export const withTolerance = (value: number, tolerance: number): Span => [value - tolerance, value + tolerance];
const ends = (ring: Ring) => ({
  ids: withTolerance(ring.id, ring.idTolerance),
  sections: withTolerance(ring.cs, ring.csTolerance),
});

/** Returns the area of a gland's groove at one depth, width and radius. */
export const areaOf = (gland: GlandGeometry, width: number, depth: number, radius: number): number =>
  isDovetail(gland) ? dovetailArea(width, depth, gland.kind === 'dovetail' ? 2 : 1) : grooveArea(width, depth, radius);

/** Area if backup rings leave no width, mm², which keeps fill a finite number. */
const LEAST_AREA = 0.01;

/**
 * Returns fill with all tolerances: the maximum is that of the thickest ring in the smallest groove. `width` is the
 * width without backup rings.
 */
const fillStack = (gland: GlandGeometry, ring: Ring, depth: Extremes, width: Span): Extremes<Percent> => {
  const { radius } = gland;
  const { cs, csTolerance } = ring;
  const room = (across: number, deep: number, floor: number): number =>
    Math.max(LEAST_AREA, areaOf(gland, across, deep, floor));
  return {
    nom: fillOf(cs, room(middleOf(width), depth.nom, middleOf(radius))),
    min: fillOf(cs - csTolerance, room(width[1], depth.max, radius[0])),
    max: fillOf(cs + csTolerance, room(width[0], depth.min, radius[1])),
  };
};

export interface RadialCorner {
  readonly stretch: number;
  readonly section: number;
  readonly depth: number;
  /** Maximum eccentricity of the parts. */
  readonly off: number;
}

export type RadialFigures = readonly [id: number, cs: number, surface: number, groove: number, clearance: number];

export const nominalFigures = ({ surface, groove, clearance }: RadialGland, ring: Ring): RadialFigures => [
  ring.id,
  ring.cs,
  middleOf(surface),
  middleOf(groove),
  middleOf(clearance ?? [0, 0]),
];

export const radialAt = (gland: RadialGland, [id, cs, surface, groove, clearance]: RadialFigures): RadialCorner => {
  const isPiston = gland.kind === 'piston';
  const stretch = excess(isPiston ? groove : surface, id);
  const play = isPiston ? surface - clearance : clearance - surface;
  return {
    stretch,
    section: reducedSection(cs, stretch, id),
    depth: isPiston ? (surface - groove) / 2 : (groove - surface) / 2,
    off: (gland.guided || gland.clearance === null ? 0 : play / 2) + gland.runout / 2,
  };
};

const CORNERS = 1 << 5;
const limitOf = ([low, high]: Span, bit: number): number => (bit === 0 ? low : high);

type RadialLimits = readonly [ids: Span, sections: Span, surface: Span, groove: Span, clearance: Span];

/** Calls `look` at every corner of five limits. The same groove diameter counts in stretch and in depth. */
const atCorners = (limits: RadialLimits, look: (figures: RadialFigures) => void): void => {
  const [ids, sections, surface, groove, clearance] = limits;
  for (let corner = 0; corner < CORNERS; corner++) {
    look([
      limitOf(ids, corner & 1),
      limitOf(sections, corner & 2),
      limitOf(surface, corner & 4),
      limitOf(groove, corner & 8),
      limitOf(clearance, corner & 16),
    ]);
  }
};

/** Returns the radial gap between the parts. */
const gapOf = ({ kind, surface, clearance }: RadialGland): Extremes<Mm> | null => {
  if (clearance === null) return null;
  const [outer, inner] = kind === 'piston' ? [surface, clearance] : [clearance, surface];
  return {
    nom: mm((middleOf(outer) - middleOf(inner)) / 2),
    min: mm((outer[0] - inner[1]) / 2),
    max: mm((outer[1] - inner[0]) / 2),
  };
};

const outside = (id: number, cs: number): number => id + 2 * cs;

/** Returns the interference of the ring's outside with a wall, over all corners. */
const interferenceOf = (ring: Ring, wall: Span): Extremes<Percent> => ({
  nom: excess(outside(ring.id, ring.cs), middleOf(wall)),
  min: excess(outside(ring.id - ring.idTolerance, ring.cs - ring.csTolerance), wall[1]),
  max: excess(outside(ring.id + ring.idTolerance, ring.cs + ring.csTolerance), wall[0]),
});

const stretchOf = (ring: Ring, wall: Span): Extremes<Percent> => ({
  nom: excess(middleOf(wall), ring.id),
  min: excess(wall[0], ring.id + ring.idTolerance),
  max: excess(wall[1], ring.id - ring.idTolerance),
});

const stateOf = (section: number, depth: number): GlandState => ({
  section: mm(section),
  depth: mm(depth),
  squeeze: squeezeOf(section, depth),
});

/** Returns the values of a groove in a piston or around a rod. */
const radialStack = (gland: RadialGland, ring: Ring, width: Span): GlandStack => {
  const { ids, sections } = ends(ring);
  const clearance: Span = gland.clearance ?? [0, 0];
  const nominal = radialAt(gland, nominalFigures(gland, ring));
  const [centered, depths, stretches] = [new Range(), new Range(), new Range()];
  let least = stateOf(nominal.section, nominal.depth);
  let greatest = least;
  atCorners([ids, sections, gland.surface, gland.groove, clearance], (figures) => {
    const { stretch, section, depth, off } = radialAt(gland, figures);
    stretches.add(stretch);
    depths.add(depth);
    centered.add(squeezeOf(section, depth));
    if (squeezeOf(section, depth + off) < least.squeeze) least = stateOf(section, depth + off);
    if (squeezeOf(section, depth - off) > greatest.squeeze) greatest = stateOf(section, depth - off);
  });
  const squeeze = centered.around(squeezeOf(nominal.section, nominal.depth), percent);
  const depth = depths.around(nominal.depth, mm);
  return {
    depth,
    stretch: stretches.around(nominal.stretch, percent),
    interference: gland.kind === 'rod' ? interferenceOf(ring, gland.groove) : null,
    loss: percent(sectionLoss(nominal.stretch, ring.id / ring.cs)),
    section: mm(nominal.section),
    squeeze,
    worst: { nom: squeeze.nom, min: least.squeeze, max: greatest.squeeze },
    fill: fillStack(gland, ring, depth, width),
    gap: gapOf(gland),
    least,
    nominal: stateOf(nominal.section, nominal.depth),
    greatest,
  };
};

/**
 * Returns the diameter with which a ring in a face is compared: the outer wall, the inner wall, or the middle of a
 * dovetail.
 */
const seatOf = (gland: FaceGland | DovetailGland, ring: Ring): Pick<GlandStack, 'stretch' | 'interference'> => {
  if (gland.groove === null) return { stretch: null, interference: null };
  if (isDovetail(gland)) {
    const mean: Ring = { ...ring, id: mm(ring.id + ring.cs), idTolerance: mm(ring.idTolerance + ring.csTolerance) };
    return { stretch: stretchOf(mean, gland.groove), interference: null };
  }
  return gland.pressureSide === 'inside'
    ? { stretch: null, interference: interferenceOf(ring, gland.groove) }
    : { stretch: stretchOf(ring, gland.groove), interference: null };
};

/** Returns the depth from the groove's floor to the opposite flange, which includes a gap in the joint. */
const jointDepth = ({ depth, jointGap }: FaceGland | DovetailGland): Span<Mm> => [
  depth[0],
  mm(depth[1] + (jointGap ?? 0)),
];

/** Returns the values of a groove in a face, where the section keeps its free size. */
const faceStack = (gland: FaceGland | DovetailGland, ring: Ring, width: Span): GlandStack => {
  const { sections } = ends(ring);
  const limits = jointDepth(gland);
  const depth: Extremes<Mm> = { nom: mm(middleOf(limits)), min: limits[0], max: limits[1] };
  const nominal = stateOf(ring.cs, depth.nom);
  const least = stateOf(sections[0], depth.max);
  const greatest = stateOf(sections[1], depth.min);
  const squeeze: Squeeze = { nom: nominal.squeeze, min: least.squeeze, max: greatest.squeeze };
  return {
    ...seatOf(gland, ring),
    depth,
    squeeze,
    least,
    nominal,
    greatest,
    loss: percent(0),
    section: ring.cs,
    worst: squeeze,
    fill: fillStack(gland, ring, depth, width),
    gap: gland.jointGap === null ? null : { nom: gland.jointGap, min: mm(0), max: gland.jointGap },
  };
};

/**
 * Returns the values of a ring in a gland over all corners of the tolerances of ring and hardware. `width` is the part
 * of the groove that backup rings leave.
 */
export const glandStack = (gland: GlandGeometry, ring: Ring, width: Span = gland.width): GlandStack =>
  isRadial(gland) ? radialStack(gland, ring, width) : faceStack(gland, ring, width);

/** A ring's section at one corner of all tolerances, with the deepest and the shallowest side of the gland there. */
export interface GlandCorner {
  readonly section: number;
  readonly loose: number;
  readonly tight: number;
}

/** Returns the minimum squeeze of a radial gland at any corner, with this eccentricity of the parts. */
export const leastCentered = (gland: RadialGland, ring: Ring, off: number): Percent => {
  const { ids, sections } = ends(ring);
  const squeezes = new Range();
  atCorners([ids, sections, gland.surface, gland.groove, gland.clearance ?? [0, 0]], (figures) => {
    const { section, depth } = radialAt(gland, figures);
    squeezes.add(squeezeOf(section, depth + off));
  });
  return percent(squeezes.min);
};

/** Returns every corner of a ring in a gland. */
export const cornersOf = (gland: GlandGeometry, ring: Ring): readonly GlandCorner[] => {
  const { ids, sections } = ends(ring);
  if (!isRadial(gland)) {
    const depths = jointDepth(gland);
    return sections.flatMap((section) => depths.map((depth) => ({ section, loose: depth, tight: depth })));
  }
  const corners: GlandCorner[] = [];
  atCorners([ids, sections, gland.surface, gland.groove, gland.clearance ?? [0, 0]], (figures) => {
    const { section, depth, off } = radialAt(gland, figures);
    corners.push({ section, loose: depth + off, tight: depth - off });
  });
  return corners;
};
