import type { Parsed } from '../../kit/errors.ts';
import type { LengthUnit, Mm } from '../../kit/units.ts';
import { completed, type GlandInputs, glandOf } from './entry/gland-inputs.ts';
import { plainFigure } from './figures.ts';
import { excess } from './formulas.ts';
import { checkGland, type GlandReport } from './judging/check-gland.ts';
import type { Windows } from './judging/windows.ts';
import { layOut, ringForSurface } from './layout.ts';
import {
  type BackupRings,
  CHART_NAMES,
  type GlandChart,
  isRadialKind,
  middleOf,
  type Ring,
  type Service,
} from './model.ts';
import { ringsFor } from './rings/reverse.ts';
import type { NamedRing } from './rings/rings.ts';

/** Input of a gland design. */
export interface DesignRequest {
  readonly given: GlandInputs;
  readonly chart: GlandChart;
  readonly ring: Ring | NamedRing | null;
  /** The requested cross-section if no ring is given. */
  readonly cs: Mm | null;
  readonly service: Service;
  readonly backup: BackupRings;
  readonly edits: Partial<Windows>;
  readonly unit: LengthUnit;
}

/** A ring with its judged gland. */
export interface FittedRing {
  readonly ring: Ring | NamedRing;
  readonly report: GlandReport;
}

export interface Design extends FittedRing {
  /** Basis of the groove's dimensions, in words: "JIS B 2401-2, P150A", "AS4716 by rule". */
  readonly basis: string;
}

/** Size standards of the rings for each chart. */
const STANDARD_OF = {
  inch: 'usa',
  metric: 'metric',
  jis: 'japanese',
  iso3601: 'metric',
  as4716: 'usa',
} as const satisfies Record<GlandChart, string>;

const FACE_BEST = { inside: 1, outside: 1.5 } as const;

/** Returns the ring of a section that fits a face groove's wall best. */
const ringForFace = ({ given, cs }: DesignRequest, rings: readonly NamedRing[]): NamedRing | null => {
  if (given.groove === null) return null;
  const wall = middleOf(given.groove);
  const off = (ring: NamedRing): number => {
    if (given.kind !== 'face') return Math.abs(wall - ring.id - ring.cs);
    const seat = given.pressureSide === 'inside' ? excess(ring.id + 2 * ring.cs, wall) : excess(wall, ring.id);
    return Math.abs(seat - FACE_BEST[given.pressureSide]);
  };
  let best: NamedRing | null = null;
  for (const ring of rings) {
    if (cs !== null && Math.abs(ring.cs - cs) > 0.005) continue;
    if (best === null || off(ring) < off(best)) best = ring;
  }
  return best;
};

/** Returns the ring that a groove, a bore or a rod requires. */
const ringOf = (request: DesignRequest, rings: readonly NamedRing[]): NamedRing | null => {
  const { given, chart, cs, service, backup, edits } = request;
  const known = glandOf(given);
  if (known.ok && (given.groove !== null || given.depth !== null)) {
    const best = ringsFor(known.value, rings, { service, backup, chart, edits })[0];
    if (best !== undefined) return best.ring;
  }
  const own = rings.filter(({ standard }) => standard === STANDARD_OF[chart]);
  if (given.surface === null || cs === null) return ringForFace(request, own);
  return ringForSurface({ ...given, chart, backup: backup.count }, cs, given.surface, own);
};

const isEmpty = ({ given, ring }: DesignRequest): boolean =>
  ring === null && given.surface === null && given.groove === null && given.depth === null;

/** Returns why there is no ring: the input is empty, or no ring of the section fits the bore or rod. */
const noRing = (request: DesignRequest): Parsed<Design> => {
  const { given, chart, cs } = request;
  const isRadial = isRadialKind(given.kind);
  const surface = given.kind === 'rod' ? 'rod' : 'bore';
  const nothing = isRadial
    ? `ring: give a ring, a ${surface} with a cross-section, or a whole groove.`
    : 'ring: give a ring, a groove diameter with a cross-section, or a whole groove.';
  const section = cs === null ? '' : ` of cross-section ${plainFigure(cs)} mm`;
  const none = `ring: no ring${section} in ${CHART_NAMES[chart]} fits this ${isRadial ? surface : 'groove'}. Choose another cross-section or chart.`;
  return { ok: false, problems: [{ parameter: 'ring', message: isEmpty(request) ? nothing : none }] };
};

/**
 * Returns whether a ring chosen for a bore, rod or groove fits it at all. One that is stretched too far does not count
 * as a ring of this section.
 */
const isSuited = ({ gland, stack, windows }: GlandReport): boolean => {
  const { interference, stretch } = stack;
  const [low, high] = windows.seatAllowed;
  const seat = gland.use === 'rotary' ? stretch : (interference ?? stretch);
  return seat === null || (seat.nom >= low - FARTHEST && seat.nom <= high + FARTHEST);
};
const FARTHEST = 3;

/**
 * Designs a gland from what is given: the ring, the bore or rod, or the groove. Given dimensions stay, and the others come from the chart.
 */
export const designGland = (request: DesignRequest, rings: readonly NamedRing[]): Parsed<Design> => {
  const { given, chart, service, backup, edits, unit } = request;
  const ring = request.ring ?? ringOf(request, rings);
  if (ring === null) return noRing(request);
  const { gland, basis } = layOut({ ...given, chart, backup: backup.count }, ring);
  const made = glandOf(completed(given, gland));
  if (!made.ok) return made;
  const report = checkGland(made.value, ring, { service, backup, chart, edits, unit });
  if (request.ring === null && !isSuited(report)) return noRing(request);
  return { ok: true, value: { ring, report, basis } };
};
