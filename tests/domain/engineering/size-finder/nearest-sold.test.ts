import { describe, expect, it } from 'vitest';
import { nearestSold } from '../../../../src/domain/engineering/size-finder/nearest-sold.ts';
import { exactMm, inch, mm } from '../../../../src/domain/kit/units.ts';
import { rankSizeCandidates } from '../../../../src/domain/reference/sizes/rank-sizes.ts';
import { newRing, ringEstimate } from '../../../../src/domain/reference/sizes/ring-estimate.ts';
import { publishedSizes } from '../../../../src/domain/reference/sizes/size-candidate.ts';
import { listSections, SIZE_LISTS } from '../../../../src/domain/reference/tables/size-lists.ts';

const sizesOf = (list: (typeof SIZE_LISTS)[number]) => listSections(list).flatMap(({ sizes }) => sizes);

describe('lists of sizes that are not sold', () => {
  it('contain every row of their tables once, in sections with unique links', () => {
    expect(SIZE_LISTS.map((list) => sizesOf(list).length)).toEqual([442, 203, 12]);
    const anchors = SIZE_LISTS.flatMap((list) => listSections(list).map(({ anchor }) => anchor));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(listSections('parker-5').map(({ title }) => title)[1]).toBe('5-101 to 5-197');
  });

  it('have names that match the dimensions where the standard encodes them', () => {
    for (const { name, idMm, csMm } of sizesOf('bs-4518')) {
      const [inside, section] = name.split('-').map((tenths) => Number(tenths) / 10);
      expect([idMm, csMm], name).toEqual([inside, section]);
    }
  });
});

describe('the nearest size that is sold', () => {
  it("is the size finder's first result for every listed size", () => {
    for (const size of SIZE_LISTS.flatMap(sizesOf)) {
      const [first] = rankSizeCandidates(publishedSizes(), ringEstimate(newRing(size.idMm, size.csMm)), 1);
      const { standard, code } = nearestSold(size) ?? {};
      expect(`${standard} ${code}`, size.name).toBe(`${first?.size.standard} ${first?.size.code}`);
    }
  });

  it('returns the difference, and the more common of equally near sizes', () => {
    const dash214 = { idMm: mm(exactMm(inch(0.984))), csMm: mm(exactMm(inch(0.139))) };
    expect(nearestSold(dash214)).toEqual({ standard: 'usa', code: '214', level: 'match', idOffMm: 0, csOffMm: 0 });
    expect(nearestSold({ idMm: mm(1000), csMm: mm(40) })?.level).toBe('far');
  });
});
