import type { Parsed } from '../errors.ts';
import type { LengthUnit, Mm } from '../units.ts';
import { checkGland, type GlandReport } from './check-gland.ts';
import { excess } from './formulas.ts';
import { completed, type GivenGland, glandOf } from './given.ts';
import { layoutFor, ringForSurface } from './layout.ts';
import { type GlandChart, isRadialKind, middleOf, type Ring, type Service } from './model.ts';
import { ringsFor } from './reverse.ts';
import type { NamedRing } from './rings.ts';
import type { Windows } from './windows.ts';

/** What a gland is designed from. */
export interface DesignRequest {
  readonly given: GivenGland;
  readonly chart: GlandChart;
  readonly ring: Ring | NamedRing | null;
  /** The section wanted where no ring is given. */
  readonly cs: Mm | null;
  readonly service: Service;
  readonly edits: Partial<Windows>;
  readonly unit: LengthUnit;
}

export interface Design {
  readonly ring: Ring | NamedRing;
  readonly report: GlandReport;
}

/** Size standards that a chart's rings come from. */
const STANDARD_OF = { inch: 'usa', metric: 'metric', jis: 'japanese' } as const satisfies Record<GlandChart, string>;

const FACE_BEST = { inside: 1, outside: 1.5 } as const;

/** The ring of a section that lies best on a face groove's wall. */
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

/** The ring that a groove, a bore or a rod asks for. */
const ringOf = (request: DesignRequest, rings: readonly NamedRing[]): NamedRing | null => {
  const { given, chart, cs, service, edits } = request;
  const known = glandOf(given);
  if (known.ok && (given.groove !== null || given.depth !== null)) {
    const best = ringsFor(known.value, rings, { service, edits })[0];
    if (best !== undefined) return best.ring;
  }
  const own = rings.filter(({ standard }) => standard === STANDARD_OF[chart]);
  if (given.surface === null || cs === null) return ringForFace(request, own);
  return ringForSurface({ ...given, chart }, cs, given.surface, own);
};

/** What is missing to begin with. */
const nothing = ({ kind }: GivenGland): Parsed<Design> => ({
  ok: false,
  problems: [
    {
      parameter: 'ring',
      message: isRadialKind(kind)
        ? `ring: give a ring, a ${kind === 'rod' ? 'rod' : 'bore'} with a cross-section, or a whole groove.`
        : 'ring: give a ring, a groove diameter with a cross-section, or a whole groove.',
    },
  ],
});

/**
 * A gland from what is given: the ring, the bore or rod, or the groove. The rest is laid out by the chart; what is given stays.
 */
export const designGland = (request: DesignRequest, rings: readonly NamedRing[]): Parsed<Design> => {
  const { given, chart, service, edits, unit } = request;
  const ring = request.ring ?? ringOf(request, rings);
  if (ring === null) return nothing(given);
  const made = glandOf(completed(given, layoutFor({ ...given, chart }, ring)));
  if (!made.ok) return made;
  return { ok: true, value: { ring, report: checkGland(made.value, ring, { service, edits, unit }) } };
};
