import { formatLength, type LengthUnit, type Mm } from '../../domain/kit/units.ts';
import { outsideDiameter, withTolerance } from '../../domain/reference/sizes/ring-lengths.ts';
import type { RingSection } from '../../domain/shop/catalog/rows/ring-section.ts';

/** Input of the drawings of a ring. Lengths in mm; tolerances are `null` if none is recorded. */
export interface RingDrawing {
  readonly idMm: Mm;
  readonly csMm: Mm;
  readonly idTol: Mm | null;
  readonly csTol: Mm | null;
  /** The cross-section of the ring. */
  readonly section: RingSection;
  /** `#rrggbb` of the compound. */
  readonly color: string;
  readonly unit: LengthUnit;
  readonly partName: string;
}

/** Returns the dimension texts of a ring: inside, outside and section diameter. */
export const ringLabels = (ring: RingDrawing): { id: string; od: string; cs: string } => ({
  id: `⌀${withTolerance(ring.unit, ring.idMm, ring.idTol)}`,
  od: `⌀${formatLength(ring.unit, outsideDiameter(ring))}`,
  cs: `⌀${withTolerance(ring.unit, ring.csMm, ring.csTol)}`,
});

const CUT: Readonly<Record<RingSection, string>> = {
  elastomer: '',
  plastic: ' Plastic.',
  metal: ' Solid metal.',
  tube: ' A hollow metal tube; its wall is not to scale.',
  encapsulated: ' A rubber core in a closed plastic jacket; the jacket is not to scale.',
  'spring-energized': ' A plastic jacket with a spring between its lips, not to scale.',
};

/** Returns a text alternative of the drawing in one sentence. */
export const ringSentence = (ring: RingDrawing): string => {
  const { unit, idMm, csMm, idTol, csTol } = ring;
  return (
    `Drawing of ${ring.partName} to scale: inside diameter ${withTolerance(unit, idMm, idTol)} ${unit}, ` +
    `cross-section ${withTolerance(unit, csMm, csTol)} ${unit}, ` +
    `outside diameter ${formatLength(unit, outsideDiameter(ring))} ${unit}.${CUT[ring.section]}`
  );
};

/** Returns a text alternative of the 3D view. */
export const solidLabel = ({ partName, unit, idMm, csMm }: RingDrawing): string =>
  `${partName} in three dimensions: inside diameter ${formatLength(unit, idMm)} ${unit}, cross-section ${formatLength(unit, csMm)} ${unit}`;

/** Radii of a ring in plan, in drawing units. */
export interface PlanRadii {
  readonly outer: number;
  readonly inner: number;
  readonly mean: number;
  /** Radius of the section at the same scale. */
  readonly section: number;
}

/** Returns the radii of a ring scaled to an outside diameter of `diameter` drawing units. */
export const planRadii = (ring: { readonly idMm: number; readonly csMm: number }, diameter: number): PlanRadii => {
  const scale = diameter / (ring.idMm + 2 * ring.csMm);
  const outer = diameter / 2;
  const inner = (ring.idMm / 2) * scale;
  return { outer, inner, mean: (outer + inner) / 2, section: (ring.csMm / 2) * scale };
};

/**
 * Returns the largest magnification, in whole steps (halves below 3×), at which a section of this radius fits within
 * `room`. The detail is drawn at exactly this magnification.
 *
 * @example magnification(14.4, 88) // 6
 * @example magnification(48, 88) // 1.5
 */
export const magnification = (sectionRadius: number, room: number): number => {
  const exact = room / sectionRadius;
  return exact < 3 ? Math.max(1, Math.floor(exact * 2) / 2) : Math.floor(exact);
};
