import type { Parsed, Problem } from '../../../kit/errors.ts';
import type { LengthUnit, Mm, Span } from '../../../kit/units.ts';
import type { DesignRequest } from '../design-gland.ts';
import { temperaturesFromDelta } from '../judging/in-service.ts';
import type { Windows } from '../judging/windows.ts';
import { type BackupRings, NO_BACKUP, NO_SERVICE, type Ring, type Service } from '../model.ts';
import { type NamedRing, ringFromDimensions, ringNamed } from '../rings/rings.ts';
import type { GlandInputs } from './gland-inputs.ts';
import type { CheckInput, DesignInput, GlandInput } from './gland-request.ts';
import { lengthFrom, lengthProblem, SHORTEST_MM } from './length-limits.ts';

const spanFrom = (unit: LengthUnit, limits: Span | undefined): Span<Mm> | null =>
  limits === undefined ? null : [lengthFrom(unit, limits[0]), lengthFrom(unit, limits[1])];

/** Returns a request's gland in millimeters. */
export const glandInputsFrom = (input: Omit<GlandInput, 'windows'>): GlandInputs => {
  const { kind, use, unit, medium, pressure_side, guided, tir, joint_gap } = input;
  const isRod = kind === 'rod';
  const span = (limits: Span | undefined) => spanFrom(unit, limits);
  return {
    kind,
    use,
    medium,
    guided,
    pressureSide: pressure_side,
    surface: span(isRod ? input.rod : input.bore),
    groove: span(input.groove),
    clearance: span(isRod ? input.throat : input.land),
    depth: span(input.depth),
    width: span(input.width),
    radius: span(input.radius),
    runout: tir === undefined ? null : lengthFrom(unit, tir),
    jointGap: joint_gap === undefined ? null : lengthFrom(unit, joint_gap),
  };
};

/** Returns the operating conditions of a request: those of `service`, or else those next to the gland. */
export const serviceFrom = (input: GlandInput): Service => {
  const { service = {} } = input;
  const older = temperaturesFromDelta(service.t === undefined ? input.delta_t : null);
  return {
    ...NO_SERVICE,
    pressureMpa: service.pressure_mpa ?? input.pressure_mpa ?? null,
    shoreA: service.shore_a ?? input.shore_a ?? null,
    polymer: service.polymer ?? input.polymer ?? null,
    hardware: service.hardware ?? input.hardware ?? NO_SERVICE.hardware,
    lowC: service.t?.[0] ?? older.lowC,
    highC: service.t?.[1] ?? older.highC,
    swell: service.swell ?? input.swell ?? null,
    compressionSet: service.set ?? input.compression_set ?? null,
    ringAlpha: service.alpha_ring_1e6 ?? null,
    hardwareAlpha: service.alpha_hardware_1e6 ?? null,
    polymerLowC: service.polymer_low_c ?? null,
    polymerHighC: service.polymer_high_c ?? null,
    rpm: service.rpm ?? input.rpm ?? null,
  };
};

/** Conditions with different names in `service` and next to the gland. */
const TWICE = [
  ['pressure_mpa', 'pressure_mpa'],
  ['shore_a', 'shore_a'],
  ['polymer', 'polymer'],
  ['hardware', 'hardware'],
  ['swell', 'swell'],
  ['rpm', 'rpm'],
  ['set', 'compression_set'],
  ['t', 'delta_t'],
] as const;

const duplicateProblems = (input: GlandInput): readonly Problem[] =>
  TWICE.flatMap(([name, older]) =>
    input.service?.[name] !== undefined && input[older] !== undefined
      ? [{ parameter: older, message: `${older}: is given twice. Keep service.${name}.` }]
      : [],
  );

const DIMENSIONS = ['bore', 'rod', 'groove', 'land', 'throat', 'depth', 'width', 'radius'] as const;

/** Returns the contradictions and impossible lengths of a request, by field. */
export const inputProblems = (input: GlandInput): readonly Problem[] => {
  const { unit } = input;
  return [
    ...duplicateProblems(input),
    ...DIMENSIONS.map((name) => lengthProblem(name, input[name]?.[1], unit)).filter((problem) => problem !== null),
    ...[
      lengthProblem('tir', input.tir, unit),
      lengthProblem('joint_gap', input.joint_gap, unit),
      lengthProblem('backup.thickness', input.backup?.thickness, unit, SHORTEST_MM),
    ].filter((problem) => problem !== null),
  ];
};

export const backupFrom = ({ backup, unit }: GlandInput): BackupRings => {
  if (backup === undefined) return NO_BACKUP;
  const { count, kind, thickness = null } = backup;
  return { count, kind, thickness: thickness === null ? null : lengthFrom(unit, thickness) };
};

export const editsFrom = ({ windows = {} }: GlandInput): Partial<Windows> => ({
  ...(windows.squeeze_good && { squeezeGood: windows.squeeze_good }),
  ...(windows.squeeze_allowed && { squeezeAllowed: windows.squeeze_allowed }),
  ...(windows.squeeze_worst && { squeezeWorst: windows.squeeze_worst }),
  ...(windows.seat_good && { seatGood: windows.seat_good }),
  ...(windows.seat_allowed && { seatAllowed: windows.seat_allowed }),
  ...(windows.fill_good && { fillGood: windows.fill_good }),
});

/** Returns a request's ring: of a standard, or as measured with the tolerances on file. */
export const ringFrom = (input: CheckInput['ring'], unit: LengthUnit): Parsed<Ring | NamedRing> => {
  if ('size' in input) {
    const named = ringNamed(input.size);
    if (named !== null) return { ok: true, value: named };
    const message = 'ring.size: no such size. Write it as AS568-214, 2-214, 25X3.5 or P26.';
    return { ok: false, problems: [{ parameter: 'ring.size', message }] };
  }
  const problems = [
    lengthProblem('ring.id', input.id, unit, SHORTEST_MM),
    lengthProblem('ring.cs', input.cs, unit, SHORTEST_MM),
    lengthProblem('ring.id_tol', input.id_tol, unit),
    lengthProblem('ring.cs_tol', input.cs_tol, unit),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return { ok: false, problems };
  const orNone = (length: number | undefined): Mm | null => (length === undefined ? null : lengthFrom(unit, length));
  return ringFromDimensions(lengthFrom(unit, input.id), lengthFrom(unit, input.cs), {
    id: orNone(input.id_tol),
    cs: orNone(input.cs_tol),
  });
};

/** Returns the design request of an API request. */
export const designFrom = (input: DesignInput): Parsed<DesignRequest> => {
  const { unit, chart, cs } = input;
  const wrong = [...inputProblems(input), lengthProblem('cs', cs, unit, SHORTEST_MM)].filter((one) => one !== null);
  if (wrong.length > 0) return { ok: false, problems: wrong };
  const ring = input.ring === undefined ? null : ringFrom(input.ring, unit);
  if (ring !== null && !ring.ok) return ring;
  return {
    ok: true,
    value: {
      given: glandInputsFrom(input),
      chart,
      unit,
      edits: editsFrom(input),
      service: serviceFrom(input),
      backup: backupFrom(input),
      ring: ring?.value ?? null,
      cs: cs === undefined ? null : lengthFrom(unit, cs),
    },
  };
};
