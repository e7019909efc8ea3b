import { expect, it } from 'vitest';
import {
  signedLength,
  sizeName,
  swapText,
  whyText,
} from '../../../../src/domain/engineering/size-finder/size-words.ts';
import { swapOf } from '../../../../src/domain/engineering/size-finder/twins.ts';
import { mm } from '../../../../src/domain/kit/units.ts';
import { rankSizeCandidates } from '../../../../src/domain/reference/sizes/rank-sizes.ts';
import { newRing, ringEstimate } from '../../../../src/domain/reference/sizes/ring-estimate.ts';
import { publishedSize, publishedSizes } from '../../../../src/domain/reference/sizes/size-candidate.ts';

const worn = {
  ...newRing(mm(20.6), mm(2.36)),
  widthMm: mm(2.9),
  isWorn: true,
  seat: 'piston',
} as const;

it('explains the rank of each size', () => {
  const estimate = ringEstimate(worn);
  const explanations = rankSizeCandidates(publishedSizes(), estimate, 8).map(
    (ranked) => `${sizeName(ranked.size)}: ${whyText(ranked, estimate, 'mm')}`,
  );
  expect(explanations).toEqual([
    'AS568-117: Section and diameter within the measuring error',
    '20X2.65: Section and diameter within the measuring error',
    '21.2X2.65: Section fits; diameter +0.80 mm',
    '20X2.5: Diameter fits; section −0.12 mm',
    '21X2.5: Diameter fits; section −0.12 mm',
    'AS568-118: Diameter +1.50 mm, beyond the error',
    'AS568-116: Diameter −1.68 mm, beyond the error',
    '19X2.65: Diameter −1.40 mm, beyond the error',
  ]);
  const wide = ringEstimate(newRing(mm(25), null));
  const [first] = rankSizeCandidates(publishedSizes(), wide, 1);
  expect(first && whyText(first, wide, 'mm')).toBe('Diameter within the measuring error');
});

it('writes differences with a Unicode minus sign in either unit', () => {
  expect([0.4, -0.4, 0.001, -0.001].map((off) => signedLength('mm', mm(off)))).toEqual([
    '+0.40',
    '−0.40',
    '0.00',
    '0.00',
  ]);
  expect(signedLength('in', mm(-1.27))).toBe('−0.050');
});

it('names the limit that decides a swap', () => {
  const [one, other] = [
    publishedSize({ standard: 'usa', code: '117' }),
    publishedSize({ standard: 'metric', code: '20X2.65' }),
  ];
  const swap = one && other && swapOf(one, other);
  expect(swap && swapText(swap, 'mm')).toBe('0.29 mm smaller, limit 0.20 mm');
});
