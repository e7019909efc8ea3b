import type { Parsed, Problem } from '../../../kit/errors.ts';
import { type Mm, mm, type Span } from '../../../kit/units.ts';
import type { DesignRequest } from '../design-gland.ts';
import type { Windows } from '../judging/windows.ts';
import { type BackupRings, NO_BACKUP, NO_SERVICE, type Ring, type Service } from '../model.ts';
import { type NamedRing, ringFromDimensions, ringNamed } from '../rings/rings.ts';
import type { GlandInputs } from './gland-inputs.ts';
import type { CheckInput, DesignInput, GlandInput } from './gland-request.ts';

const lengthFrom = (length: number | null | undefined): Mm | null =>
  length === undefined || length === null ? null : mm(length);

const spanFrom = (limits: Span | undefined): Span<Mm> | null =>
  limits === undefined ? null : [mm(limits[0]), mm(limits[1])];

/** Returns a request's gland. */
export const glandInputsFrom = (input: Omit<GlandInput, 'windows'>): GlandInputs => {
  const { kind, use, medium, guided } = input;
  const isRod = kind === 'rod';
  return {
    kind,
    use,
    medium,
    guided,
    pressureSide: input.pressure_side,
    surface: spanFrom(isRod ? input.rod_mm : input.bore_mm),
    groove: spanFrom(input.groove_mm),
    clearance: spanFrom(isRod ? input.throat_mm : input.land_mm),
    depth: spanFrom(input.depth_mm),
    width: spanFrom(input.width_mm),
    radius: spanFrom(input.radius_mm),
    runout: lengthFrom(input.runout_mm),
    jointGap: lengthFrom(input.joint_gap_mm),
  };
};

const shareFrom = (percent: number | undefined): number | null => (percent === undefined ? null : percent / 100);

/** Returns the operating conditions of a request. */
export const serviceFrom = ({ service = {} }: GlandInput): Service => ({
  ...NO_SERVICE,
  pressureMpa: service.pressure_mpa ?? null,
  shoreA: service.hardness_shore_a ?? null,
  polymer: service.polymer ?? null,
  hardware: service.hardware ?? NO_SERVICE.hardware,
  lowC: service.temperature_low_c ?? null,
  highC: service.temperature_high_c ?? null,
  swell: shareFrom(service.swell_percent),
  compressionSet: shareFrom(service.compression_set_percent),
  ringAlpha: service.ring_expansion_1e6_per_k ?? null,
  hardwareAlpha: service.hardware_expansion_1e6_per_k ?? null,
  polymerLowC: service.compound_low_c ?? null,
  polymerHighC: service.compound_high_c ?? null,
  rpm: service.rotation_rpm ?? null,
});

export const backupFrom = ({ backup }: GlandInput): BackupRings =>
  backup === undefined
    ? NO_BACKUP
    : { count: backup.count, kind: backup.kind, thickness: lengthFrom(backup.thickness_mm) };

export const editsFrom = ({ windows = {} }: GlandInput): Partial<Windows> => ({
  ...(windows.squeeze_good_percent && { squeezeGood: windows.squeeze_good_percent }),
  ...(windows.squeeze_allowed_percent && { squeezeAllowed: windows.squeeze_allowed_percent }),
  ...(windows.squeeze_worst_percent && { squeezeWorst: windows.squeeze_worst_percent }),
  ...(windows.seat_good_percent && { seatGood: windows.seat_good_percent }),
  ...(windows.seat_allowed_percent && { seatAllowed: windows.seat_allowed_percent }),
  ...(windows.fill_good_percent && { fillGood: windows.fill_good_percent }),
});

/** Returns a request's ring: of a standard, or as measured with the tolerances on file. */
export const ringFrom = (input: CheckInput['ring']): Parsed<Ring | NamedRing> => {
  if ('size' in input) {
    const named = ringNamed(input.size);
    if (named !== null) return { ok: true, value: named };
    const message = 'ring.size: no such size. Write it as AS568-214, 2-214, 25X3.5 or P26.';
    return { ok: false, problems: [{ parameter: 'ring.size', message }] };
  }
  return ringFromDimensions(mm(input.id_mm), mm(input.cs_mm), {
    id: lengthFrom(input.id_tolerance_mm),
    cs: lengthFrom(input.cs_tolerance_mm),
  });
};

/** Returns the design request of an API request. */
export const designFrom = (input: DesignInput): Parsed<DesignRequest> => {
  const ring = input.ring === undefined ? null : ringFrom(input.ring);
  if (ring !== null && !ring.ok) return ring;
  return {
    ok: true,
    value: {
      given: glandInputsFrom(input),
      chart: input.chart,
      unit: 'mm',
      edits: editsFrom(input),
      service: serviceFrom(input),
      backup: backupFrom(input),
      ring: ring?.value ?? null,
      cs: lengthFrom(input.cs_mm),
    },
  };
};

/** Fields of a request by the names that the rules of glands give them in problems. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['bore', 'rod', 'groove', 'land', 'throat', 'depth', 'width', 'radius'].map((name) => [name, `${name}_mm`]),
  ),
  tir: 'runout_mm',
  cs: 'cs_mm',
  'ring.id_tol': 'ring.id_tolerance_mm',
  'ring.cs_tol': 'ring.cs_tolerance_mm',
};

/** Returns a problem of a gland with the name of the request's field. */
export const problemOfRequest = ({ parameter, message }: Problem): Problem => {
  const field = FIELD_NAMES[parameter] ?? parameter;
  return {
    parameter: field,
    message: message.startsWith(parameter) ? field + message.slice(parameter.length) : message,
  };
};
