import type { CheckInput, DesignInput, GlandInput } from '../api/gland-request.ts';
import type { Parsed } from '../errors.ts';
import type { LengthUnit, Mm, Span } from '../units.ts';
import type { DesignRequest } from './design-gland.ts';
import type { GivenGland } from './given.ts';
import { lengthFrom } from './gland-json.ts';
import type { Ring, Service } from './model.ts';
import { type NamedRing, ringNamed, usualTolerance } from './rings.ts';
import type { Windows } from './windows.ts';

const spanFrom = (unit: LengthUnit, limits: Span | undefined): Span<Mm> | null =>
  limits === undefined ? null : [lengthFrom(unit, limits[0]), lengthFrom(unit, limits[1])];

/** A request's gland in millimeters. */
export const givenFrom = (input: Omit<GlandInput, 'windows'>): GivenGland => {
  const { kind, use, unit, medium, pressure_side, guided, tir } = input;
  const isRod = kind === 'rod';
  const span = (limits: Span | undefined) => spanFrom(unit, limits);
  return {
    ...{ kind, use, medium, guided, pressureSide: pressure_side },
    surface: span(isRod ? input.rod : input.bore),
    groove: span(input.groove),
    clearance: span(isRod ? input.throat : input.land),
    depth: span(input.depth),
    width: span(input.width),
    radius: span(input.radius),
    runout: tir === undefined ? null : lengthFrom(unit, tir),
  };
};

export const serviceFrom = (input: GlandInput): Service => ({
  pressureMpa: input.pressure_mpa ?? null,
  shoreA: input.shore_a ?? null,
  polymer: input.polymer ?? null,
  hardware: input.hardware,
  deltaT: input.delta_t,
  swell: input.swell,
  compressionSet: input.compression_set,
  rpm: input.rpm ?? null,
});

export const editsFrom = ({ windows = {} }: GlandInput): Partial<Windows> => ({
  ...(windows.squeeze_good && { squeezeGood: windows.squeeze_good }),
  ...(windows.squeeze_allowed && { squeezeAllowed: windows.squeeze_allowed }),
  ...(windows.squeeze_worst && { squeezeWorst: windows.squeeze_worst }),
  ...(windows.seat_good && { seatGood: windows.seat_good }),
  ...(windows.seat_allowed && { seatAllowed: windows.seat_allowed }),
  ...(windows.fill_good && { fillGood: windows.fill_good }),
});

/** A request's ring: of a standard, or as measured with the tolerances on file. */
export const ringFrom = (input: CheckInput['ring'], unit: LengthUnit): Parsed<Ring | NamedRing> => {
  if ('size' in input) {
    const named = ringNamed(input.size);
    if (named !== null) return { ok: true, value: named };
    const message = 'ring.size: no such size. Write it as AS568-214, 25X3.5 or P26.';
    return { ok: false, problems: [{ parameter: 'ring.size', message }] };
  }
  const [id, cs] = [lengthFrom(unit, input.id), lengthFrom(unit, input.cs)];
  const usual = usualTolerance(id, cs);
  return {
    ok: true,
    value: {
      ...{ id, cs },
      idTolerance: input.id_tol === undefined ? usual.idTolerance : lengthFrom(unit, input.id_tol),
      csTolerance: input.cs_tol === undefined ? usual.csTolerance : lengthFrom(unit, input.cs_tol),
    },
  };
};

/** A request to design a gland. */
export const designFrom = (input: DesignInput): Parsed<DesignRequest> => {
  const { unit, chart, cs } = input;
  const ring = input.ring === undefined ? null : ringFrom(input.ring, unit);
  if (ring !== null && !ring.ok) return ring;
  return {
    ok: true,
    value: {
      ...{ given: givenFrom(input), chart, unit, service: serviceFrom(input), edits: editsFrom(input) },
      ring: ring?.value ?? null,
      cs: cs === undefined ? null : lengthFrom(unit, cs),
    },
  };
};
