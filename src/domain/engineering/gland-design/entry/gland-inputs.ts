import type { Parsed, Problem } from '../../../kit/errors.ts';
import { type Mm, mm, type Span } from '../../../kit/units.ts';
import { areaOf } from '../judging/stack.ts';
import {
  type Dimension,
  type GlandGeometry,
  type GlandKind,
  type GlandUse,
  isRadial,
  isRadialKind,
  type PressureSide,
  type SealedMedium,
} from '../model.ts';

/** A gland with its known dimensions. null = not given. */
export interface GlandInputs {
  readonly kind: GlandKind;
  readonly use: GlandUse;
  readonly medium: SealedMedium;
  readonly pressureSide: PressureSide;
  readonly guided: boolean;
  readonly surface: Span<Mm> | null;
  readonly groove: Span<Mm> | null;
  readonly clearance: Span<Mm> | null;
  readonly depth: Span<Mm> | null;
  readonly width: Span<Mm> | null;
  readonly radius: Span<Mm> | null;
  readonly runout: Mm | null;
  /** Maximum gap between the flanges of a face. */
  readonly jointGap: Mm | null;
}

/** Returns the name of a dimension for a kind: a piston's surface is a bore, that of a rod is the rod. */
export const dimensionName = (kind: GlandKind, dimension: Dimension): string => {
  if (dimension === 'surface') return kind === 'rod' ? 'rod' : 'bore';
  if (dimension === 'clearance') return kind === 'rod' ? 'throat' : 'land';
  return dimension;
};

/** Returns the dimensions by which a kind of gland is judged. A dovetail is measured to sharp corners. */
export const dimensionsOf = (kind: GlandKind): readonly Dimension[] =>
  isRadialKind(kind)
    ? ['surface', 'groove', 'clearance', 'width', 'radius']
    : kind === 'face'
      ? ['groove', 'depth', 'width', 'radius']
      : ['groove', 'depth', 'width'];

const ofDepth = (isPiston: boolean, surface: Span<Mm>, [shallow, deep]: Span<Mm>): Span<Mm> =>
  isPiston
    ? [mm(surface[0] - 2 * deep), mm(surface[0] - 2 * shallow)]
    : [mm(surface[1] + 2 * shallow), mm(surface[1] + 2 * deep)];

const missing = (kind: GlandKind, dimension: Dimension): Problem => {
  const parameter = dimensionName(kind, dimension);
  return { parameter, message: `${parameter} is needed: give its minimum and maximum.` };
};

const radialOf = (given: GlandInputs, kind: 'piston' | 'rod'): Parsed<GlandGeometry> => {
  const { surface, depth, width, use, guided, clearance, medium } = given;
  const groove = given.groove ?? (surface && depth && ofDepth(kind === 'piston', surface, depth));
  if (surface === null || groove === null || width === null) {
    const lacking = [
      ...(surface === null ? (['surface'] as const) : []),
      ...(groove === null ? (['groove'] as const) : []),
      ...(width === null ? (['width'] as const) : []),
    ];
    return { ok: false, problems: lacking.map((dimension) => missing(kind, dimension)) };
  }
  const radius = given.radius ?? [mm(0), mm(0)];
  const runout = given.runout ?? mm(0);
  return { ok: true, value: { kind, use, surface, groove, clearance, runout, guided, medium, width, radius } };
};

const faceOf = (given: GlandInputs, kind: 'face' | 'dovetail' | 'half_dovetail'): Parsed<GlandGeometry> => {
  const { groove, depth, width, medium, pressureSide } = given;
  if (depth === null || width === null) {
    const lacking = [...(depth === null ? (['depth'] as const) : []), ...(width === null ? (['width'] as const) : [])];
    return { ok: false, problems: lacking.map((dimension) => missing(kind, dimension)) };
  }
  const section = { groove, depth, width, jointGap: given.jointGap, radius: given.radius ?? ([mm(0), mm(0)] as const) };
  if (kind !== 'face') return { ok: true, value: { kind, use: 'static', ...section } };
  return { ok: true, value: { kind, use: 'static', medium, pressureSide, ...section } };
};

const problem = (parameter: string, message: string): Problem => ({ parameter, message: `${parameter}: ${message}` });

const span = (gland: GlandGeometry): Span =>
  isRadial(gland)
    ? [
        Math.min(Math.abs(gland.surface[0] - gland.groove[1]), Math.abs(gland.surface[1] - gland.groove[0])) / 2,
        Math.max(Math.abs(gland.surface[0] - gland.groove[1]), Math.abs(gland.surface[1] - gland.groove[0])) / 2,
      ]
    : gland.depth;

const radialProblem = (gland: GlandGeometry): Problem | null => {
  if (!isRadial(gland)) return null;
  const { kind, surface, groove, clearance } = gland;
  if (kind === 'piston' && groove[1] >= surface[0]) return problem('groove', 'must be below the bore.');
  if (kind === 'rod' && groove[0] <= surface[1]) return problem('groove', 'must be above the rod.');
  if (gland.runout >= Math.abs(surface[0] - groove[0]) / 2)
    return problem('tir', 'must be smaller than the depth of the groove.');
  if (clearance === null) return null;
  if (kind === 'piston' && (clearance[1] > surface[0] || clearance[0] <= groove[1]))
    return problem('land', 'must be between groove and bore.');
  if (kind === 'rod' && (clearance[0] < surface[1] || clearance[1] >= groove[0]))
    return problem('throat', 'must be between rod and groove.');
  return null;
};

/** Returns a gland that can be machined, or the problems that prevent it, by field. */
export const glandOf = (given: GlandInputs): Parsed<GlandGeometry> => {
  const { kind } = given;
  const made = kind === 'piston' || kind === 'rod' ? radialOf(given, kind) : faceOf(given, kind);
  if (!made.ok) return made;
  const gland = made.value;
  const radial = radialProblem(gland);
  if (radial !== null) return { ok: false, problems: [radial] };
  const [shallow] = span(gland);
  if (areaOf(gland, gland.width[0], shallow, gland.radius[1]) <= 0)
    return { ok: false, problems: [problem('radius', 'is too large for the groove.')] };
  return { ok: true, value: gland };
};

/** Returns the given dimensions, completed from a designed gland. */
export const completed = (given: GlandInputs, laid: GlandGeometry): GlandInputs => {
  const rest = isRadial(laid)
    ? { surface: laid.surface, clearance: laid.clearance, runout: laid.runout, depth: null }
    : { surface: null, clearance: null, runout: null, depth: laid.depth };
  return {
    ...given,
    surface: given.surface ?? rest.surface,
    groove: given.groove ?? (given.depth && rest.depth === null ? null : laid.groove),
    clearance: given.clearance ?? rest.clearance,
    depth: given.depth ?? rest.depth,
    width: given.width ?? laid.width,
    radius: given.radius ?? laid.radius,
    runout: given.runout ?? rest.runout,
  };
};
