import type { Mm, Percent, Span } from '../../kit/units.ts';

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

/**
 * Tables that a groove is laid out by: Parker's inch charts, the usual metric grooves, JIS B 2401-2, GB/T 3452.3 (after
 * ISO 3601-2), and SAE AS5857 (static) with AS4716 (moving).
 */
export const GLAND_CHARTS = ['inch', 'metric', 'jis', 'iso3601', 'as4716'] as const;
export type GlandChart = (typeof GLAND_CHARTS)[number];

export const CHART_NAMES: Readonly<Record<GlandChart, string>> = {
  inch: 'Parker, inch',
  metric: 'Metric (Trelleborg)',
  jis: 'JIS B 2401-2',
  iso3601: 'ISO 3601-2 (GB/T 3452.3)',
  as4716: 'AS5857 and AS4716',
};

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
  /** Liquid where it is not given. */
  readonly medium?: SealedMedium;
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
  /** Largest gap between the flanges, which adds to the depth. 0 for flanges in contact, null when it is not known. */
  readonly jointGap: Mm | null;
}

/** A face groove with one or two leaning walls. */
export interface DovetailGland extends GrooveSection {
  readonly kind: 'dovetail' | 'half_dovetail';
  readonly use: 'static';
  /** Mean groove diameter. Null when it is not known. */
  readonly groove: Span<Mm> | null;
  readonly depth: Span<Mm>;
  /** As in a face gland. */
  readonly jointGap: Mm | null;
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

/** Operating conditions of a gland, and what is known of its materials. Null: not given. */
export interface Service {
  readonly pressureMpa: number | null;
  readonly shoreA: number | null;
  /** A family (`FKM`) or a code of the materials table (`FKM-GLT`). */
  readonly polymer: string | null;
  /** Coldest and hottest temperature, °C. With one of them alone, the other is 20 °C or the same, whichever is farther. */
  readonly lowC: number | null;
  readonly highC: number | null;
  /** Volume swell as a fraction; negative where the medium shrinks the ring. */
  readonly swell: number | null;
  /** Compression set as a fraction. */
  readonly compressionSet: number | null;
  readonly hardware: string;
  /** Linear expansion in 10⁻⁶ per kelvin, instead of the figures on file. */
  readonly ringAlpha: number | null;
  readonly hardwareAlpha: number | null;
  /** Temperature limits of the compound, °C, instead of those of the materials table. */
  readonly polymerLowC: number | null;
  readonly polymerHighC: number | null;
  /** Revolutions of a rotary shaft per minute. */
  readonly rpm: number | null;
}

export const NO_SERVICE: Service = {
  pressureMpa: null,
  shoreA: null,
  polymer: null,
  lowC: null,
  highC: null,
  swell: null,
  compressionSet: null,
  hardware: 'steel',
  ringAlpha: null,
  hardwareAlpha: null,
  polymerLowC: null,
  polymerHighC: null,
  rpm: null,
};

/** Rubber of 90 Shore A, or PTFE and PEEK. */
export const BACKUP_KINDS = ['rubber', 'plastic'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** Backup rings in the groove of a piston or around a rod. */
export interface BackupRings {
  readonly count: 0 | 1 | 2;
  /** Thickness of one ring; null: as the chart of the groove has it. */
  readonly thickness: Mm | null;
  readonly kind: BackupKind;
}

export const NO_BACKUP: BackupRings = { count: 0, thickness: null, kind: 'plastic' };

export type Squeeze = Extremes<Percent>;

export const middleOf = ([low, high]: Span): number => (low + high) / 2;
