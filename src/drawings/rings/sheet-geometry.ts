import { formatLength, type LengthUnit, type Mm } from '../../domain/kit/units.ts';
import { outsideDiameter, withTolerance } from '../../domain/reference/sizes/ring-lengths.ts';
import type { RingSection } from '../../domain/shop/catalog/rows/ring-section.ts';

/** What the drawings of one ring are made from. Lengths in mm; tolerances null when none is on file. */
export interface RingDrawing {
  readonly idMm: Mm;
  readonly csMm: Mm;
  readonly idTol: Mm | null;
  readonly csTol: Mm | null;
  /** What it shows where it is cut through. */
  readonly section: RingSection;
  /** `#rrggbb` of the compound. */
  readonly color: string;
  readonly unit: LengthUnit;
  readonly partName: string;
}

/** Dimension texts of a ring: inside, outside and section diameter. */
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

/** The drawing in one sentence, for those who do not see it. */
export const ringSentence = (ring: RingDrawing): string => {
  const { unit, idMm, csMm, idTol, csTol } = ring;
  return (
    `Drawing of ${ring.partName} to scale: inside diameter ${withTolerance(unit, idMm, idTol)} ${unit}, ` +
    `cross-section ${withTolerance(unit, csMm, csTol)} ${unit}, ` +
    `outside diameter ${formatLength(unit, outsideDiameter(ring))} ${unit}.${CUT[ring.section]}`
  );
};

/** The ring in three dimensions, in words. */
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

/** The ring scaled so that its outside diameter is `diameter` drawing units. */
export const planRadii = (ring: { readonly idMm: number; readonly csMm: number }, diameter: number): PlanRadii => {
  const scale = diameter / (ring.idMm + 2 * ring.csMm);
  const outer = diameter / 2;
  const inner = (ring.idMm / 2) * scale;
  return { outer, inner, mean: (outer + inner) / 2, section: (ring.csMm / 2) * scale };
};

/**
 * The largest magnification, in whole steps (halves below 3×), at which a section of this radius stays within `room`.
 * The detail is then drawn at exactly this magnification.
 *
 * @example magnification(14.4, 88) // 6
 * @example magnification(48, 88) // 1.5
 */
export const magnification = (sectionRadius: number, room: number): number => {
  const exact = room / sectionRadius;
  return exact < 3 ? Math.max(1, Math.floor(exact * 2) / 2) : Math.floor(exact);
};
