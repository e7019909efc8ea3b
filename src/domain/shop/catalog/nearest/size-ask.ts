import { type Mm, mm, type Range, roundTo } from '../../../kit/units.ts';
import { fitScore, shareOf } from '../../../reference/sizes/rank-sizes.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import { candidatesOf } from '../../../reference/sizes/size-candidate.ts';
import { displaySize } from '../../../reference/sizes/size-standard.ts';
import type { CatalogLists } from '../index/catalog.ts';
import type { CatalogQuery } from '../query.ts';
import { RANGE_PARAMETERS } from '../ranges.ts';
import { sizesNamed } from '../search/size-mask.ts';
import type { Difference } from './difference.ts';
import { pointsOf, thousandths } from './points.ts';

/** The criteria for sizes. */
export interface SizeAsk {
  /** By size, in thousandths of a point. 0 = as requested. */
  readonly far: Float64Array;
  readonly differ: (size: number) => readonly Difference[];
}

/** Maximum requested sizes that others are compared with, because each is compared with every size. */
const MAX_NAMED = 8;

/** Points for another size with the same lengths. */
const TWIN = 1;

type Lengths = Pick<CatalogLists, 'idMm' | 'csMm'>;

const kept = new WeakMap<readonly Size[], Lengths>();

/** Returns the lengths and tolerances of a catalog's sizes, computed once per list. */
const tolerancesOf = ({ sizes }: CatalogLists): Lengths => {
  const candidates = candidatesOf(sizes);
  const made = kept.get(sizes) ?? {
    idMm: Float64Array.from(candidates, ({ idTolMm }) => idTolMm),
    csMm: Float64Array.from(candidates, ({ csTolMm }) => csTolMm),
  };
  kept.set(sizes, made);
  return made;
};

/** Returns a size's deviation, scaled by its tolerances. */
const scoreOf = ({ idMm, csMm }: Lengths, at: number, idOffMm: number, csOffMm: number): number =>
  thousandths(fitScore(shareOf(idOffMm, idMm[at] as number), shareOf(csOffMm, csMm[at] as number)));

const isOpen = ({ low, high }: Range): boolean => low === null && high === null;

/** Returns how far a number is outside of a range, negative below it. */
const outside = ({ low, high }: Range, figure: number): number => {
  if (low !== null && figure < low) return figure - low;
  return high !== null && figure > high ? figure - high : 0;
};

/** Returns the distance of each size from the nearest of the named ones. */
const farFromNamed = (catalog: CatalogLists, named: readonly number[]): ((at: number) => number) => {
  const { idMm, csMm } = catalog;
  const asked = new Set(named);
  const compared = named.slice(0, MAX_NAMED);
  const tolerances = tolerancesOf(catalog);
  return (at) => {
    if (named.length === 0 || asked.has(at)) return 0;
    let least = Number.POSITIVE_INFINITY;
    for (const other of compared) {
      const idOffMm = (idMm[at] as number) - (idMm[other] as number);
      const csOffMm = (csMm[at] as number) - (csMm[other] as number);
      least = Math.min(least, scoreOf(tolerances, at, idOffMm, csOffMm));
    }
    return Math.max(TWIN, least);
  };
};

const displayed = ({ standard, code }: Size): string => displaySize(standard, code);

/** Returns the first of the named sizes that is nearest to another size. */
const nearestNamed = (catalog: CatalogLists, named: readonly number[], at: number): number =>
  named
    .slice(0, MAX_NAMED)
    .map((other) => ({ other, far: farFromNamed(catalog, [other])(at) }))
    .reduce((best, one) => (one.far < best.far ? one : best)).other;

const sizeDifference = (catalog: CatalogLists, asked: number, at: number, points: number): Difference => {
  const [wanted, size] = [catalog.sizes[asked] as Size, catalog.sizes[at] as Size];
  return {
    kind: 'size',
    parameter: 'size',
    asked: displayed(wanted),
    has: displayed(size),
    points,
    idOffMm: mm(roundTo(size.idMm - wanted.idMm, 2)),
    csOffMm: mm(roundTo(size.csMm - wanted.csMm, 2)),
  };
};

interface LengthAsk {
  readonly far: (at: number) => number;
  readonly differ: (at: number) => readonly Difference[];
}

/** Returns the criterion of a range of inside diameters or cross-sections. */
const lengthAsk = (catalog: CatalogLists, name: 'idMm' | 'csMm', range: Range<Mm>): LengthAsk => {
  const tolerances = tolerancesOf(catalog);
  const { [name]: lengths } = catalog;
  const far = (at: number): number => {
    const off = outside(range, lengths[at] as number);
    if (off === 0) return 0;
    return name === 'idMm' ? scoreOf(tolerances, at, off, 0) : scoreOf(tolerances, at, 0, off);
  };
  const parameter = RANGE_PARAMETERS[name].low;
  return {
    far,
    differ: (at) =>
      far(at) === 0
        ? []
        : [{ kind: 'length', parameter, ...range, has: mm(lengths[at] as number), points: pointsOf(far(at)) }],
  };
};

/** Returns the criteria of a query for sizes, or null if it has none that the catalog knows. */
export const sizeAsk = (catalog: CatalogLists, { sizes, idMm, csMm }: CatalogQuery): SizeAsk | null => {
  const named = [...new Set(sizes.flatMap((text) => sizesNamed(catalog, text)))];
  if (named.length === 0 && isOpen(idMm) && isOpen(csMm)) return null;
  const nameFar = farFromNamed(catalog, named);
  const inside = lengthAsk(catalog, 'idMm', idMm);
  const section = lengthAsk(catalog, 'csMm', csMm);
  const far = new Float64Array(catalog.sizes.length);
  for (let at = 0; at < far.length; at++) far[at] = nameFar(at) + inside.far(at) + section.far(at);
  return {
    far,
    differ: (at) => {
      const off = nameFar(at);
      const other = off === 0 ? [] : [sizeDifference(catalog, nearestNamed(catalog, named, at), at, pointsOf(off))];
      return [...other, ...inside.differ(at), ...section.differ(at)];
    },
  };
};
