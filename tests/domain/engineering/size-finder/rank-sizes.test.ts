import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactMm, inch, mm } from '../../../../src/domain/kit/units.ts';
import { rankSizeCandidates } from '../../../../src/domain/reference/sizes/rank-sizes.ts';
import { type MeasuredRing, newRing, ringEstimate } from '../../../../src/domain/reference/sizes/ring-estimate.ts';
import { ruleTolerance } from '../../../../src/domain/reference/sizes/rule-tolerance.ts';
import { publishedSizes, type SizeCandidate } from '../../../../src/domain/reference/sizes/size-candidate.ts';

const SIZES = publishedSizes();
const names = (ring: MeasuredRing, count: number): readonly string[] =>
  rankSizeCandidates(SIZES, ringEstimate(ring))
    .slice(0, count)
    .map(({ size, fit }) => `${size.code} ${fit.level} ${(fit.score + 1e-9).toFixed(3)}`);

const worn = (more: Partial<MeasuredRing>): MeasuredRing => ({
  span: 'id',
  spanMm: null,
  thicknessMm: null,
  widthMm: null,
  isWorn: true,
  seat: 'piston',
  isInInches: false,
  ...more,
});

describe('figures of the reference', () => {
  it('estimates a worn section by its area, or by its thickness alone (T9)', () => {
    const flat = ringEstimate(worn({ thicknessMm: mm(2.36), widthMm: mm(2.9) }));
    expect(flat.csMm).toBeCloseTo(2.616, 3);
    expect(flat.csErrorMm).toBeCloseTo(0.0785, 4);
    const thin = ringEstimate(worn({ thicknessMm: mm(2.36) }));
    expect(thin.csMm).toBeCloseTo(2.51, 2);
    expect(thin.csErrorMm).toBeCloseTo(0.1416, 4);
  });

  it('ranks a new ring of 24.95 by 3.52 (T13)', () => {
    const ring = newRing(mm(24.95), mm(3.52));
    expect(names(ring, 3)).toEqual(['214 match 0.263', '25X3.5 match 0.392', '25X3.55 match 0.525']);
  });

  it('ranks a worn piston ring of 20.6, 2.36 by 2.90 (T14)', () => {
    const ring = worn({ spanMm: mm(20.6), thicknessMm: mm(2.36), widthMm: mm(2.9) });
    expect(names(ring, 3).map((name) => name.split(' ')[0])).toEqual(['117', '20X2.65', '21.2X2.65']);
    const { idMm, idErrorMm } = ringEstimate(ring);
    expect(idMm).toBeCloseTo(20.396, 3);
    expect(idErrorMm).toBeCloseTo(0.618, 3);
  });

  it('calculates the tolerance of a size without a documented one', () => {
    expect(ruleTolerance(mm(25), mm(3.55))).toEqual({ idMm: 0.3, csMm: 0.1 });
    expect([2.25, 2.26, 4.5, 6.3, 8.4, 8.5].map((cs) => ruleTolerance(mm(1), mm(cs)).csMm)).toEqual([
      0.08, 0.09, 0.1, 0.13, 0.15, 0.21,
    ]);
    expect(SIZES.find(({ code }) => code === '214')).toMatchObject({ idTolMm: 0.254, csTolMm: 0.1016 });
    expect(SIZES.find(({ code }) => code === '25X3.55')).toMatchObject({ idTolMm: 0.3, csTolMm: 0.1 });
  });
});

describe('a measured ring', () => {
  const sizes = fc.constantFrom(...SIZES);

  it('matches itself best when it is exactly a size', () => {
    for (const size of SIZES) {
      const best = rankSizeCandidates(SIZES, ringEstimate(newRing(size.idMm, size.csMm)), 1)[0];
      expect([best?.size.idMm, best?.size.csMm, best?.fit.score], size.code).toEqual([size.idMm, size.csMm, 0]);
    }
  });

  it('gives the same result by outside diameter, circumference and cut cord', () => {
    fc.assert(
      fc.property(sizes, fc.boolean(), ({ idMm, csMm }, isWorn) => {
        const measured = { ...newRing(idMm, csMm), isWorn, thicknessMm: csMm, widthMm: csMm };
        const inside = ringEstimate(measured).idMm ?? 0;
        const lengths = {
          od: idMm + 2 * csMm,
          circumference: Math.PI * (idMm + 2 * csMm),
          cord: Math.PI * (idMm + csMm),
        };
        for (const span of ['od', 'circumference', 'cord'] as const)
          expect(ringEstimate({ ...measured, span, spanMm: mm(lengths[span]) }).idMm).toBeCloseTo(inside, 6);
      }),
    );
  });

  it('has no inside diameter when the section leaves none or is unknown', () => {
    expect(ringEstimate({ ...newRing(mm(5), mm(3)), span: 'od' }).idMm).toBeNull();
    expect(ringEstimate({ ...newRing(mm(50), null), span: 'cord' }).idMm).toBeNull();
    expect(rankSizeCandidates(SIZES, ringEstimate(newRing(null, null)))).toEqual([]);
  });

  it('ranks the same in millimeters and inches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 9000 }), fc.integer({ min: 30, max: 400 }), (id, cs) => {
        const inches = newRing(exactMm(inch(id / 1000)), exactMm(inch(cs / 1000)));
        const millimeters = newRing(mm((id * 254) / 10_000), mm((cs * 254) / 10_000));
        const codes = (ring: MeasuredRing) => names(ring, 12);
        expect(codes(inches)).toEqual(codes(millimeters));
      }),
      { numRuns: 20 },
    );
  });

  it('is one percent smaller when worn, except on a rod', () => {
    const on = (seat: MeasuredRing['seat']) => ringEstimate(worn({ spanMm: mm(101), seat })).idMm;
    expect([on('piston'), on('face'), on('unknown'), on('rod')].map((id) => id?.toFixed(6))).toEqual([
      ...Array(3).fill('100.000000'),
      '101.000000',
    ]);
  });
});

describe('the ranking', () => {
  interface Measured {
    readonly id: number;
    readonly cs: number;
    readonly uId: number;
    readonly uCs: number;
  }
  /** Within this distance of a limit or of each other, rounding decides, and either order is correct. */
  const GRAIN = 4e-9;
  const sharesOf = (ring: Measured, { idMm, csMm, idTolMm, csTolMm }: SizeCandidate) => ({
    cs: Math.abs(csMm - ring.cs) / (csTolMm + ring.uCs),
    id: Math.abs(idMm - ring.id) / (idTolMm + ring.uId),
  });
  const levelOf = (worst: number): number => (worst <= 1 ? 0 : worst <= 2 ? 1 : 2);

  /** Implements the rule again from the reference: the best size is the one that no other beats. */
  const beats = (ring: Measured, a: SizeCandidate, b: SizeCandidate): boolean => {
    const [x, y] = [sharesOf(ring, a), sharesOf(ring, b)];
    const [worstOfA, worstOfB] = [Math.max(x.cs, x.id), Math.max(y.cs, y.id)];
    if ([worstOfA, worstOfB].some((worst) => levelOf(worst - GRAIN) !== levelOf(worst + GRAIN))) return false;
    if (levelOf(worstOfA) !== levelOf(worstOfB)) return levelOf(worstOfA) < levelOf(worstOfB);
    if (x.cs === y.cs && x.id === y.id) return a.order < b.order;
    return 2 * y.cs + y.id - (2 * x.cs + x.id) > GRAIN;
  };

  it('matches the naive rule', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 700, noNaN: true }),
        fc.double({ min: 0.5, max: 12, noNaN: true }),
        (id, cs) => {
          const ring = { id, cs, uId: Math.max(0.1, 0.003 * id), uCs: 0.05 };
          const ranked = rankSizeCandidates(SIZES, ringEstimate(newRing(mm(id), mm(cs))), 40).map(({ size }) => size);
          expect(new Set(ranked).size).toBe(40);
          const last = ranked.at(-1) as SizeCandidate;
          for (const size of SIZES) if (!ranked.includes(size)) expect(beats(ring, size, last)).toBe(false);
          for (let index = 1; index < 40; index++)
            expect(beats(ring, ranked[index] as SizeCandidate, ranked[index - 1] as SizeCandidate)).toBe(false);
        },
      ),
      { numRuns: 25, examples: [[6.70290384185, 0.5]] },
    );
  });

  it('prefers a common standard over a rare one that fits equally', () => {
    expect(names(newRing(mm(20), mm(2.65)), 1)).toEqual(['20X2.65 match 0.000']);
    expect(SIZES.map(({ order }) => order)).toEqual(SIZES.map(({ order }) => order).toSorted((a, b) => a - b));
  });
});

it('assigns only metric sizes of an ISO 3601 cross-section to ISO 3601', () => {
  const sections = new Set(SIZES.filter(({ family }) => family === 'iso').map(({ csMm }) => Number(csMm)));
  expect([...sections].sort((a, b) => a - b)).toEqual([1.8, 2.65, 3.55, 5.3, 7]);
  expect(SIZES.find(({ code }) => code === '25X3')).toMatchObject({ standard: 'metric', family: 'metric' });
});
