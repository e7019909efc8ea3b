import { type Mm, mm } from '../../kit/units.ts';

/** The seat of the ring. A rod does not stretch it. */
export const SEATS = ['piston', 'rod', 'face', 'unknown'] as const;
export type Seat = (typeof SEATS)[number];

/** The length that defines a ring's diameter: inside or outside diameter, circumference, or length of the cut cord. */
export const SPANS = ['id', 'od', 'circumference', 'cord'] as const;
export type Span = (typeof SPANS)[number];

/** A ring as measured. null = not measured. */
export interface MeasuredRing {
  readonly span: Span;
  readonly spanMm: Mm | null;
  /** Cross-section of a new ring, or the smaller dimension of a worn section. */
  readonly thicknessMm: Mm | null;
  /** The larger dimension of a flattened section. */
  readonly widthMm: Mm | null;
  readonly isWorn: boolean;
  readonly seat: Seat;
  /** Measured in inches: 1-1/4 × 1/8 may be the trade name of a size. */
  readonly isInInches: boolean;
}

/** The estimated dimensions of the ring when new, with the error of each. */
export interface RingEstimate {
  readonly idMm: Mm | null;
  readonly csMm: Mm | null;
  readonly idErrorMm: Mm;
  readonly csErrorMm: Mm;
}

/** A ring that was stretched over a larger part keeps one percent of the stretch. */
const KEPT_STRETCH = 1.01;
/** Thickness of a worn section of unknown width, as a share of its original thickness. */
const KEPT_THICKNESS = 0.94;

interface Section {
  readonly csMm: number;
  readonly error: number;
}

/** Flattened rubber keeps its cross-sectional area. */
const sectionOf = ({ thicknessMm, widthMm, isWorn }: MeasuredRing): Section | null => {
  if (thicknessMm === null) return null;
  if (widthMm !== null) {
    const csMm = Math.sqrt(thicknessMm * widthMm);
    return { csMm, error: isWorn ? 0.03 * csMm : 0.05 };
  }
  return isWorn
    ? { csMm: thicknessMm / KEPT_THICKNESS, error: 0.06 * thicknessMm }
    : { csMm: thicknessMm, error: 0.05 };
};

/** How many cross-sections to subtract from the measured length to get the inside diameter. */
const SECTIONS_IN: Readonly<Record<Span, number>> = { id: 0, od: 2, circumference: 2, cord: 1 };

/** Returns the measured inside diameter, or null if it needs an unknown cross-section or is not positive. */
const insideOf = ({ span, spanMm, thicknessMm }: MeasuredRing, section: Section | null): number | null => {
  if (spanMm === null) return null;
  const across = span === 'circumference' || span === 'cord' ? spanMm / Math.PI : spanMm;
  if (span === 'id') return across;
  if (section === null || thicknessMm === null) return null;
  const seenWidth = section.csMm ** 2 / thicknessMm;
  const inside = across - SECTIONS_IN[span] * seenWidth;
  return inside > 0 ? inside : null;
};

/**
 * Estimates the dimensions of the measured ring when new, with the measurement error. A cross-section subtracted from
 * another length adds its error.
 *
 * @example ringEstimate(ring).csMm // 2.62 for a worn section of 2.36 by 2.90 mm
 */
export const ringEstimate = (ring: MeasuredRing): RingEstimate => {
  const section = sectionOf(ring);
  const inside = insideOf(ring, section);
  const csErrorMm = section?.error ?? 0;
  const own = inside === null ? 0 : ring.isWorn ? 0.03 * inside : Math.max(0.1, 0.003 * inside);
  const stretch = ring.isWorn && ring.seat !== 'rod' ? KEPT_STRETCH : 1;
  return {
    idMm: inside === null ? null : mm(inside / stretch),
    csMm: section === null ? null : mm(section.csMm),
    idErrorMm: mm(own + SECTIONS_IN[ring.span] * csErrorMm),
    csErrorMm: mm(csErrorMm),
  };
};

/** Returns a new ring with a known inside diameter, cross-section or both. */
export const newRing = (idMm: Mm | null, csMm: Mm | null): MeasuredRing => ({
  span: 'id',
  spanMm: idMm,
  thicknessMm: csMm,
  widthMm: null,
  isWorn: false,
  seat: 'unknown',
  isInInches: false,
});
