import type { Mm, Percent, Span } from '../units.ts';

/** Where a ring lies: in a piston, around a rod, in a face, or held by leaning walls. */
export const GLAND_KINDS = ['piston', 'rod', 'face', 'dovetail', 'half_dovetail'] as const;
export type GlandKind = (typeof GLAND_KINDS)[number];

export const GLAND_USES = ['static', 'reciprocating', 'rotary'] as const;
export type GlandUse = (typeof GLAND_USES)[number];

/** Where the pressure of a face seal comes from: it presses the ring to the other wall. */
export const PRESSURE_SIDES = ['inside', 'outside'] as const;
export type PressureSide = (typeof PRESSURE_SIDES)[number];

/** What is sealed; gas and vacuum take the narrower face groove. */
export const SEALED_MEDIA = ['liquid', 'gas'] as const;
export type SealedMedium = (typeof SEALED_MEDIA)[number];

/** Which tables a groove is laid out by. */
export const GLAND_CHARTS = ['inch', 'metric', 'jis'] as const;
export type GlandChart = (typeof GLAND_CHARTS)[number];

/** Dimensions that have limits. */
export const DIMENSIONS = ['surface', 'groove', 'clearance', 'depth', 'width', 'radius'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** A ring as made: nominal inside diameter and cross-section, each plus and minus its tolerance. */
export interface Ring {
  readonly id: Mm;
  readonly idTolerance: Mm;
  readonly cs: Mm;
  readonly csTolerance: Mm;
}

interface GrooveSection {
  /** Groove width W; of a dovetail the mouth to sharp corners. */
  readonly width: Span<Mm>;
  /** Floor radius r. */
  readonly radius: Span<Mm>;
}

/** A groove in a piston, or in the housing around a rod. */
export interface RadialGland extends GrooveSection {
  readonly kind: 'piston' | 'rod';
  readonly use: GlandUse;
  /** The diameter sealed against: bore B, or rod d. */
  readonly surface: Span<Mm>;
  /** Groove diameter G. */
  readonly groove: Span<Mm>;
  /** The diameter that leaves the gap: piston land P, or throat H. Null when it is not known. */
  readonly clearance: Span<Mm> | null;
  /** Total indicator reading of groove to surface. */
  readonly runout: Mm;
  /** Whether something else keeps the piston or rod in the middle. */
  readonly guided: boolean;
}

/** A groove in a face. */
export interface FaceGland extends GrooveSection {
  readonly kind: 'face';
  readonly use: 'static';
  readonly pressureSide: PressureSide;
  readonly medium: SealedMedium;
  /** The wall the ring lies on: groove OD with pressure from inside, groove ID from outside. Null when it is not known. */
  readonly groove: Span<Mm> | null;
  readonly depth: Span<Mm>;
}

/** A face groove with one or two leaning walls. */
export interface DovetailGland extends GrooveSection {
  readonly kind: 'dovetail' | 'half_dovetail';
  readonly use: 'static';
  /** Mean groove diameter. Null when it is not known. */
  readonly groove: Span<Mm> | null;
  readonly depth: Span<Mm>;
}

export type GlandGeometry = RadialGland | FaceGland | DovetailGland;

/** Kinds whose ring seals against a bore or a rod. */
export const isRadialKind = (kind: GlandKind): kind is RadialGland['kind'] => kind === 'piston' || kind === 'rod';
export const isRadial = (gland: GlandGeometry): gland is RadialGland => isRadialKind(gland.kind);
export const isDovetail = (gland: GlandGeometry): gland is DovetailGland =>
  gland.kind === 'dovetail' || gland.kind === 'half_dovetail';

/** A figure at the middle of all tolerances, and at its worst corners. */
export interface Extremes<Figure extends number = number> {
  readonly nom: Figure;
  readonly min: Figure;
  readonly max: Figure;
}

/** What the gland works in. Null: not said. */
export interface Service {
  readonly pressureMpa: number | null;
  readonly shoreA: number | null;
  readonly polymer: string | null;
  /** Kelvin above or below 20 °C. */
  readonly deltaT: number;
  /** Volume swell, as a fraction. */
  readonly swell: number;
  /** Compression set, as a fraction. */
  readonly compressionSet: number;
  readonly hardware: string;
  /** Turns of a rotary shaft in a minute. */
  readonly rpm: number | null;
}

export const NO_SERVICE: Service = {
  pressureMpa: null,
  shoreA: null,
  polymer: null,
  deltaT: 0,
  swell: 0,
  compressionSet: 0,
  hardware: 'steel',
  rpm: null,
};

export type Squeeze = Extremes<Percent>;

export const middleOf = ([low, high]: Span): number => (low + high) / 2;
