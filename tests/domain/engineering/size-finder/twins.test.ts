import { expect, it } from 'vitest';
import { swapOf, twinsOf } from '../../../../src/domain/engineering/size-finder/twins.ts';
import { mm } from '../../../../src/domain/kit/units.ts';
import { publishedSize, publishedSizes } from '../../../../src/domain/reference/sizes/size-candidate.ts';
import type { SizeFamily } from '../../../../src/domain/reference/sizes/size-families.ts';
import type { SizeStandard } from '../../../../src/domain/reference/sizes/size-standard.ts';

const sizeAt = (standard: SizeStandard, code: string) => {
  const size = publishedSize({ standard, code });
  if (size === null) throw new Error(`no size ${code}`);
  return size;
};
const usa = (code: string) => sizeAt('usa', code);
const metric = (code: string) => sizeAt('metric', code);

it('gives the same result for either order of two sizes', () => {
  const sizes = publishedSizes().filter(({ idMm }) => idMm > 15 && idMm < 18);
  for (const one of sizes) {
    for (const other of sizes) {
      const [there, back] = [swapOf(one, other), swapOf(other, one)];
      expect([there?.verdict, there?.limitMm]).toEqual([back?.verdict, back?.limitMm]);
    }
  }
});

it('names the deciding limit', () => {
  const swap = swapOf(usa('117'), metric('20X2.65'));
  expect(swap).toMatchObject({ verdict: 'no', by: 'diameter' });
  expect(swap?.idOffMm).toBeCloseTo(-0.29, 2);
  expect(swap?.limitMm).toBeCloseTo(0.2, 2);
  expect(swapOf(usa('214'), metric('25X3.55'))).toMatchObject({ verdict: 'swap', by: 'section' });
  expect(swapOf(usa('214'), metric('25X3.5'))?.verdict).toBe('swap');
});

it('recommends a check for sections that differ by points of squeeze, and rejects false twins', () => {
  const wide = (size: ReturnType<typeof usa>, csMm: number) => ({ idMm: size.idMm, csMm: mm(csMm) });
  expect(swapOf(metric('20X2.5'), wide(metric('20X2.5'), 2.4))).toMatchObject({ verdict: 'check', by: 'section' });
  expect(swapOf(usa('012'), wide(usa('012'), 1.9))?.verdict).toBe('check');
  expect(swapOf(usa('214'), wide(usa('214'), 3.1))).toMatchObject({ verdict: 'no', by: 'section' });
  expect(swapOf(usa('325'), wide(usa('325'), 5.7))?.verdict).toBe('no');
  expect(swapOf(usa('117'), usa('325'))).toBeNull();
});

it('counts the same twins of AS568 as the reference', () => {
  const sizes = publishedSizes();
  const rings = sizes.filter(({ family, code }) => family === 'as568' && Number(code) < 900);
  const families = rings.map((ring) => new Set<SizeFamily>(twinsOf(ring, sizes).map(({ family }) => family)));
  const having = (family: SizeFamily) => families.filter((set) => set.has(family)).length;
  expect([rings.length, having('iso'), having('metric'), having('jis')]).toEqual([374, 160, 50, 8]);
});
