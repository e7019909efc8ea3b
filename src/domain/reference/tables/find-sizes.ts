import { grouped } from '../../kit/text/counted.ts';
import { type Mm, mm } from '../../kit/units.ts';
import { compareFits, sizeFit } from '../sizes/rank-sizes.ts';
import { newRing, ringEstimate } from '../sizes/ring-estimate.ts';
import { ruleTolerance } from '../sizes/rule-tolerance.ts';

/** A size as the search needs it. `name` as displayed: `AS568-214`, `JIS P10`. */
export interface NamedSize {
  readonly name: string;
  readonly idMm: Mm;
  readonly csMm: Mm;
}

/** What a visitor measured or typed; null = not given. */
export interface WantedSize {
  readonly text: string;
  readonly idMm: Mm | null;
  readonly csMm: Mm | null;
  /** How far the inside diameter may be off. */
  readonly toleranceMm: Mm;
}

export interface FoundSizes {
  /** Places in the list, ascending. */
  readonly places: readonly number[];
  /** The one nearest to the inside diameter asked for. */
  readonly nearest: number | null;
  /** No size lay within the tolerance: the nearest three are given instead. */
  readonly beyond: boolean;
}

/** A cross-section may be off this far: the near-twins of the standards differ by less. */
const CS_TOLERANCE_MM = mm(0.1);
/** Where none is typed. */
export const DEFAULT_TOLERANCE_MM = mm(0.5);
const NEAREST = 3;
/** Sizes are written to 0.01 mm. */
const EPSILON = 1e-6;

const upper = (text: string): string => text.trim().toUpperCase().replaceAll('×', 'X').replaceAll(',', '.');

/** A row of a chart tells no tolerance: all are taken to have that of the rule, in the page and in the browser alike. */
const nominalOf = ({ idMm, csMm }: NamedSize) => {
  const tolerance = ruleTolerance(idMm, csMm);
  return { idMm, csMm, idTolMm: tolerance.idMm, csTolMm: tolerance.csMm };
};

/**
 * The sizes a visitor may mean: name holds the text, inside diameter within the tolerance, cross-section within
 * ±0.1 mm. With a diameter that no size comes near to, the three nearest. What is nearest is decided as in the size finder.
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
 * How many rows are shown, in words.
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
