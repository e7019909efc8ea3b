import { type Mm, mm, roundTo } from '../../kit/units.ts';
import { rankSizeCandidates } from '../../reference/sizes/rank-sizes.ts';
import { newRing, ringEstimate } from '../../reference/sizes/ring-estimate.ts';
import type { Size } from '../../reference/sizes/size.ts';
import { candidatesOf } from '../../reference/sizes/size-candidate.ts';

/** The reference for comparing sizes: a size, or lengths without a size. */
export interface RequestedRing {
  readonly size: Size | null;
  readonly idMm: Mm | null;
  readonly csMm: Mm | null;
}

/** The deviation of a size. null if the dimension was not requested. */
export interface OffBy {
  readonly idMm: Mm | null;
  readonly csMm: Mm | null;
}

export const offBy = ({ idMm, csMm }: Pick<RequestedRing, 'idMm' | 'csMm'>, size: Size): OffBy => ({
  idMm: idMm === null ? null : mm(roundTo(size.idMm - idMm, 2)),
  csMm: csMm === null ? null : mm(roundTo(size.csMm - csMm, 2)),
});

const nameOf = ({ standard, code }: Pick<Size, 'standard' | 'code'>): string => `${standard}:${code}`;

/** Returns other sizes of the same standard and cross-section. */
const alikeTo = (sizes: readonly Size[], size: Size): readonly Size[] =>
  sizes.filter((other) => other !== size && other.standard === size.standard && other.csMm === size.csMm);

interface Ranked {
  readonly candidates: ReturnType<typeof candidatesOf>;
  readonly byName: ReadonlyMap<string, Size>;
}

const ranked = (sizes: readonly Size[]): Ranked => ({
  candidates: candidatesOf(sizes),
  byName: new Map(sizes.map((size) => [nameOf(size), size])),
});

/** Computed once per catalog, because reading a list needs it for every line. */
const ofCatalog = new WeakMap<readonly Size[], Ranked>();

const rankedOf = (sizes: readonly Size[], asked: RequestedRing): Ranked => {
  if (asked.size !== null) return ranked(alikeTo(sizes, asked.size));
  const known = ofCatalog.get(sizes) ?? ranked(sizes);
  ofCatalog.set(sizes, known);
  return known;
};

/**
 * Returns the sizes nearest to the request, ranked as in the size finder: those of the same standard and cross-section
 * for a size, otherwise of any standard.
 */
export const nearestSizes = (sizes: readonly Size[], asked: RequestedRing, count: number): readonly Size[] => {
  const { candidates: among, byName } = rankedOf(sizes, asked);
  return rankSizeCandidates(among, ringEstimate(newRing(asked.idMm, asked.csMm)), count).flatMap(
    ({ size }) => byName.get(nameOf(size)) ?? [],
  );
};

/** Beyond these limits no size is near at any tolerance, so most sizes are not ranked. */
const CS_WINDOW_MM = 0.6;
const idWindowMm = (idMm: Mm): number => 2 + 0.05 * idMm;

/** Returns the sizes near to lengths without a size, nearest first. Empty if none is near. */
export const nearRings = (sizes: readonly Size[], idMm: Mm, csMm: Mm, count: number): readonly Size[] => {
  const within = sizes.filter(
    (size) => Math.abs(size.csMm - csMm) <= CS_WINDOW_MM && Math.abs(size.idMm - idMm) <= idWindowMm(idMm),
  );
  const { candidates: among, byName } = ranked(within);
  return rankSizeCandidates(among, ringEstimate(newRing(idMm, csMm)), count).flatMap(({ size, fit }) =>
    fit.level === 'far' ? [] : (byName.get(nameOf(size)) ?? []),
  );
};
