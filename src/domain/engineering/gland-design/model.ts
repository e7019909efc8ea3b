import type { Mm, Percent, Span } from '../../kit/units.ts';

/** Where a ring is installed: in a piston, around a rod, in a face, or between leaning walls. */
export const GLAND_KINDS = ['piston', 'rod', 'face', 'dovetail', 'half_dovetail'] as const;
export type GlandKind = (typeof GLAND_KINDS)[number];

export const GLAND_USES = ['static', 'reciprocating', 'rotary'] as const;
export type GlandUse = (typeof GLAND_USES)[number];

/** Side of the pressure on a face seal, which presses the ring against the opposite wall. */
export const PRESSURE_SIDES = ['inside', 'outside'] as const;
export type PressureSide = (typeof PRESSURE_SIDES)[number];

/** Sealed media. Gas and vacuum use the narrower face groove. */
export const SEALED_MEDIA = ['liquid', 'gas'] as const;
export type SealedMedium = (typeof SEALED_MEDIA)[number];

/**
 * Tables by which grooves are designed: Parker's inch charts, the usual metric grooves, JIS B 2401-2, GB/T 3452.3
 * (after ISO 3601-2), and SAE AS5857 (static) with AS4716 (dynamic).
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

/** A ring as manufactured: nominal inside diameter and cross-section, each with its plus-minus tolerance. */
export interface Ring {
  readonly id: Mm;
  readonly idTolerance: Mm;
  readonly cs: Mm;
  readonly csTolerance: Mm;
}

interface GrooveSection {
  /** Groove width W. For a dovetail, the mouth to sharp corners. */
  readonly width: Span<Mm>;
  /** Floor radius r. */
  readonly radius: Span<Mm>;
}

/** A groove in a piston, or in the housing around a rod. */
export interface RadialGland extends GrooveSection {
  readonly kind: 'piston' | 'rod';
  readonly use: GlandUse;
  /** The sealing diameter: bore B, or rod d. */
  readonly surface: Span<Mm>;
  /** Groove diameter G. */
  readonly groove: Span<Mm>;
  /** The diameter that determines the gap: piston land P, or throat H. null if unknown. */
  readonly clearance: Span<Mm> | null;
  /** Total indicator reading of groove to surface. */
  readonly runout: Mm;
  /** Whether the piston or rod is centered by something else. */
  readonly guided: boolean;
  /** Defaults to liquid. */
  readonly medium?: SealedMedium;
}

/** A groove in a face. */
export interface FaceGland extends GrooveSection {
  readonly kind: 'face';
  readonly use: 'static';
  readonly pressureSide: PressureSide;
  readonly medium: SealedMedium;
  /**
   * The wall on which the ring rests: groove OD with pressure from inside, groove ID with pressure from outside. null
   * if unknown.
   */
  readonly groove: Span<Mm> | null;
  readonly depth: Span<Mm>;
  /** Maximum gap between the flanges, which adds to the depth. 0 for flanges in contact, null if unknown. */
  readonly jointGap: Mm | null;
}

/** A face groove with one or two leaning walls. */
export interface DovetailGland extends GrooveSection {
  readonly kind: 'dovetail' | 'half_dovetail';
  readonly use: 'static';
  /** Mean groove diameter. null if unknown. */
  readonly groove: Span<Mm> | null;
  readonly depth: Span<Mm>;
  /** As in a face gland. */
  readonly jointGap: Mm | null;
}

export type GlandGeometry = RadialGland | FaceGland | DovetailGland;

/** Returns whether the ring of this kind seals against a bore or a rod. */
export const isRadialKind = (kind: GlandKind): kind is RadialGland['kind'] => kind === 'piston' || kind === 'rod';
export const isRadial = (gland: GlandGeometry): gland is RadialGland => isRadialKind(gland.kind);
export const isDovetail = (gland: GlandGeometry): gland is DovetailGland =>
  gland.kind === 'dovetail' || gland.kind === 'half_dovetail';

/** A value at the middle of all tolerances, and at its worst corners. */
export interface Extremes<Figure extends number = number> {
  readonly nom: Figure;
  readonly min: Figure;
  readonly max: Figure;
}

/** Temperature at which dimensions are measured, °C. */
export const ROOM_TEMPERATURE_C = 20;

/** Operating conditions of a gland, and known material data. null: not given. */
export interface Service {
  readonly pressureMpa: number | null;
  readonly shoreA: number | null;
  /** A family (`FKM`) or a code of the materials table (`FKM-GLT`). */
  readonly polymer: string | null;
  /**
   * Coldest and hottest temperature, °C. If only one is given, the other is 20 °C or equal to it, whichever is farther.
   */
  readonly lowC: number | null;
  readonly highC: number | null;
  /** Volume swell as a fraction. Negative if the medium shrinks the ring. */
  readonly swell: number | null;
  /** Compression set as a fraction. */
  readonly compressionSet: number | null;
  readonly hardware: string;
  /** Linear expansion in 10⁻⁶ per kelvin, instead of the values on file. */
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
  /** Thickness of one backup ring. null: that of the groove's chart. */
  readonly thickness: Mm | null;
  readonly kind: BackupKind;
}

export const NO_BACKUP: BackupRings = { count: 0, thickness: null, kind: 'plastic' };

export type Squeeze = Extremes<Percent>;

export const middleOf = ([low, high]: Span): number => (low + high) / 2;
