import { grouped } from '../../kit/text/counted.ts';
import { type Mm, mm } from '../../kit/units.ts';
import { compareFits, sizeFit } from '../sizes/rank-sizes.ts';
import { newRing, ringEstimate } from '../sizes/ring-estimate.ts';
import { ruleTolerance } from '../sizes/rule-tolerance.ts';

/** A size as the search needs it. `name` is the display name: `AS568-214`, `JIS P10`. */
export interface NamedSize {
  readonly name: string;
  readonly idMm: Mm;
  readonly csMm: Mm;
}

/** What a visitor measured or typed. null = not given. */
export interface WantedSize {
  readonly text: string;
  readonly idMm: Mm | null;
  readonly csMm: Mm | null;
  /** Allowed deviation of the inside diameter. */
  readonly toleranceMm: Mm;
}

export interface FoundSizes {
  /** Indexes in the list, ascending. */
  readonly places: readonly number[];
  /** Index of the size nearest to the requested inside diameter. */
  readonly nearest: number | null;
  /** Whether no size was within the tolerance, so that the nearest three are returned. */
  readonly beyond: boolean;
}

/** Allowed deviation of the cross-section: similar sizes of different standards differ by less. */
const CS_TOLERANCE_MM = mm(0.1);
/** Used if no tolerance is typed. */
export const DEFAULT_TOLERANCE_MM = mm(0.5);
const NEAREST = 3;
/** Sizes are written to 0.01 mm. */
const EPSILON = 1e-6;

const upper = (text: string): string => text.trim().toUpperCase().replaceAll('×', 'X').replaceAll(',', '.');

/** Rows of a chart have no tolerance, so both server and browser assume the rule's tolerance for all. */
const nominalOf = ({ idMm, csMm }: NamedSize) => {
  const tolerance = ruleTolerance(idMm, csMm);
  return { idMm, csMm, idTolMm: tolerance.idMm, csTolMm: tolerance.csMm };
};

/**
 * Returns the sizes that a visitor may mean: the name contains the text, the inside diameter is within the tolerance,
 * and the cross-section is within ±0.1 mm. If no size is near the diameter, returns the nearest three. Nearness is
 * defined as in the size finder.
 *
 * @example findSizes(as568, { text: '', idMm: 25, csMm: 3.5, toleranceMm: 0.5 }).places.length // 1: AS568-214
 */
export const findSizes = (sizes: readonly NamedSize[], wanted: WantedSize): FoundSizes => {
  const text = upper(wanted.text);
  const { idMm, csMm, toleranceMm } = wanted;
  const named = sizes.flatMap((size, place) => {
    if (!upper(size.name).includes(text)) return [];
    if (csMm !== null && Math.abs(size.csMm - csMm) > CS_TOLERANCE_MM + EPSILON) return [];
    return [{ place, size, off: idMm === null ? 0 : Math.abs(size.idMm - idMm) }];
  });
  if (idMm === null) return { places: named.map(({ place }) => place), nearest: null, beyond: false };
  const estimate = ringEstimate(newRing(idMm, csMm));
  const byDistance = named
    .map((found) => ({ ...found, fit: sizeFit(estimate, nominalOf(found.size)) }))
    .sort((a, b) => compareFits(a.fit, b.fit) || a.place - b.place);
  const within = byDistance.filter(({ off }) => off <= toleranceMm + EPSILON);
  const shown = within.length > 0 ? within : byDistance.slice(0, NEAREST);
  return {
    places: shown.map(({ place }) => place).toSorted((a, b) => a - b),
    nearest: shown[0]?.place ?? null,
    beyond: within.length === 0 && shown.length > 0,
  };
};

/**
 * Returns the number of rows shown, in words.
 *
 * @example shownText({ shown: 3, total: 394, noun: 'sizes' }) // '3 of 394 sizes'
 */
export const shownText = (count: {
  readonly shown: number;
  readonly total: number;
  readonly noun: string;
  readonly beyond?: boolean;
}): string => {
  const { shown, total, noun, beyond = false } = count;
  const all = grouped(total);
  if (shown === total) return `${all} ${noun}`;
  if (shown === 0) return `None of ${all} ${noun} fits: change or clear a field`;
  if (beyond) return `No size within the tolerance; the nearest ${shown} of ${all} ${noun}`;
  return `${grouped(shown)} of ${all} ${noun}`;
};
