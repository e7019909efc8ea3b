import type { Parsed } from '../../../kit/errors.ts';
import { once } from '../../../kit/once.ts';
import { type Mm, mm } from '../../../kit/units.ts';
import { ruleTolerance } from '../../../reference/sizes/rule-tolerance.ts';
import { publishedSizes, type SizeCandidate } from '../../../reference/sizes/size-candidate.ts';
import type { SizeFamily } from '../../../reference/sizes/size-families.ts';
import { sizeNotation } from '../../../reference/sizes/size-notation.ts';
import { displaySize, type SizeStandard } from '../../../reference/sizes/size-standard.ts';
import { jisGroup } from '../../../reference/tables/jis-housings.ts';
import type { Ring } from '../model.ts';

/** A ring of a size standard, with its tolerances. */
export interface NamedRing extends Ring {
  readonly standard: SizeStandard;
  readonly family: SizeFamily;
  readonly code: string;
  /** Display name: `AS568-214`. */
  readonly name: string;
  /** AS568, ISO 3601, JIS proper, other common metric, grid, rest. Lower ranks are preferred. */
  readonly rank: number;
}

/**
 * Returns the tolerances of a ring that is not in a table.
 *
 * @example usualTolerance(mm(44), mm(3)) // { idTolerance: 0.44, csTolerance: 0.09 }
 */
export const usualTolerance = (id: Mm, cs: Mm): Pick<Ring, 'idTolerance' | 'csTolerance'> => {
  const { idMm: idTolerance, csMm: csTolerance } = ruleTolerance(id, cs);
  return { idTolerance, csTolerance };
};

/** Sizes -900 and up are for tube fittings, which have special groove charts. */
const FITTINGS_FROM = 900;

const isFitting = ({ standard, code }: SizeCandidate): boolean => standard === 'usa' && Number(code) >= FITTINGS_FROM;

const ringOf = ({ standard, family, code, order, idMm, csMm, idTolMm, csTolMm }: SizeCandidate): NamedRing => ({
  standard,
  family,
  code,
  name: displaySize(standard, code),
  rank: order,
  id: idMm,
  idTolerance: idTolMm,
  cs: csMm,
  csTolerance: mm(Math.max(csTolMm, standard === 'japanese' ? (jisGroup(csMm)?.csTolerance ?? 0) : 0)),
});

/** Returns whether a ring belongs to AS568, ISO 3601 or JIS B 2401 proper. */
export const isStandardized = ({ rank }: NamedRing): boolean => rank <= 2;

/** All rings of the size tables except fittings. */
export const namedRings = once((): readonly NamedRing[] =>
  publishedSizes()
    .filter((size) => !isFitting(size))
    .map(ringOf),
);

const byCode = once(() => new Map(namedRings().map((ring) => [ring.code, ring] as const)));

/**
 * Returns a ring by its size as people write it (`AS568-214`, `2-214`, `-214`, `25x3.55`, `JIS P26`, `P26`), or null.
 */
export const ringNamed = (text: string): NamedRing | null => {
  const { code, standard } = sizeNotation(text.slice(0, 40));
  const ring = byCode().get(code);
  return ring === undefined || (standard !== null && ring.standard !== standard) ? null : ring;
};

/** Maximum difference of lengths that are equal except for rounding to 0.01 mm or 0.001 in. */
const SAME = 0.013;

/** Returns the AS568 ring with these dimensions, or null. */
const as568Ring = (id: Mm, cs: Mm): NamedRing | null =>
  namedRings().find(
    (ring) => ring.standard === 'usa' && Math.abs(ring.id - id) <= SAME && Math.abs(ring.cs - cs) <= SAME,
  ) ?? null;

/**
 * Returns a ring by its dimensions. Missing tolerances are those of AS568 if it is an AS568 ring, otherwise by rule.
 */
export const ringFromDimensions = (
  id: Mm,
  cs: Mm,
  given: { readonly id: Mm | null; readonly cs: Mm | null },
): Parsed<Ring> => {
  const usual = as568Ring(id, cs) ?? usualTolerance(id, cs);
  const [idTolerance, csTolerance] = [given.id ?? usual.idTolerance, given.cs ?? usual.csTolerance];
  const problem = (parameter: string, message: string) =>
    ({ ok: false, problems: [{ parameter, message: `${parameter}: ${message}` }] }) as const;
  if (csTolerance >= cs) return problem('ring.cs_tol', 'must be smaller than the cross-section.');
  if (idTolerance >= id) return problem('ring.id_tol', 'must be smaller than the inside diameter.');
  return { ok: true, value: { id, cs, idTolerance, csTolerance } };
};
