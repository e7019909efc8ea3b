import { type Mm, mm, roundTo } from '../../kit/units.ts';
import { rankSizeCandidates } from '../../reference/sizes/rank-sizes.ts';
import { newRing, ringEstimate } from '../../reference/sizes/ring-estimate.ts';
import type { Size } from '../../reference/sizes/size.ts';
import { candidatesOf } from '../../reference/sizes/size-candidate.ts';

/** What sizes are compared with: a size, or lengths that are none. */
export interface AskedRing {
  readonly size: Size | null;
  readonly idMm: Mm | null;
  readonly csMm: Mm | null;
}

/** How far a size is off, null where nothing was asked. */
export interface OffBy {
  readonly idMm: Mm | null;
  readonly csMm: Mm | null;
}

export const offBy = ({ idMm, csMm }: Pick<AskedRing, 'idMm' | 'csMm'>, size: Size): OffBy => ({
  idMm: idMm === null ? null : mm(roundTo(size.idMm - idMm, 2)),
  csMm: csMm === null ? null : mm(roundTo(size.csMm - csMm, 2)),
});

const nameOf = ({ standard, code }: Pick<Size, 'standard' | 'code'>): string => `${standard}:${code}`;

/** Others of its standard and section. */
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

/** Those of a whole catalog are made once: a list asks for them line by line. */
const ofCatalog = new WeakMap<readonly Size[], Ranked>();

const rankedOf = (sizes: readonly Size[], asked: AskedRing): Ranked => {
  if (asked.size !== null) return ranked(alikeTo(sizes, asked.size));
  const known = ofCatalog.get(sizes) ?? ranked(sizes);
  ofCatalog.set(sizes, known);
  return known;
};

/**
 * The sizes nearest to what was asked, by the order of the size finder: among those of its standard and section where it is a
 * size, else of any standard.
 */
export const nearestSizes = (sizes: readonly Size[], asked: AskedRing, count: number): readonly Size[] => {
  const { candidates: among, byName } = rankedOf(sizes, asked);
  return rankSizeCandidates(among, ringEstimate(newRing(asked.idMm, asked.csMm)), count).flatMap(
    ({ size }) => byName.get(nameOf(size)) ?? [],
  );
};

/** Beyond these no size is near, whatever its tolerance: most sizes need not be ranked. */
const CS_WINDOW_MM = 0.6;
const idWindowMm = (idMm: Mm): number => 2 + 0.05 * idMm;

/** The sizes that are near lengths which are of no size, the nearest first; empty where none is near. */
export const nearRings = (sizes: readonly Size[], idMm: Mm, csMm: Mm, count: number): readonly Size[] => {
  const within = sizes.filter(
    (size) => Math.abs(size.csMm - csMm) <= CS_WINDOW_MM && Math.abs(size.idMm - idMm) <= idWindowMm(idMm),
  );
  const { candidates: among, byName } = ranked(within);
  return rankSizeCandidates(among, ringEstimate(newRing(idMm, csMm)), count).flatMap(({ size, fit }) =>
    fit.level === 'far' ? [] : (byName.get(nameOf(size)) ?? []),
  );
};
