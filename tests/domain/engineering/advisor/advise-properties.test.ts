import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advise } from '../../../../src/domain/engineering/advisor/advise.ts';
import { advisedFamilies } from '../../../../src/domain/engineering/advisor/advised-family.ts';
import { OFFERED, VERDICTS } from '../../../../src/domain/engineering/advisor/verdicts.ts';
import { celsius, megapascal } from '../../../../src/domain/kit/units.ts';
import { media } from '../../../../src/domain/reference/media/medium.ts';
import {
  EMPTY_QUESTION,
  type HeatRange,
  type Question,
  type RequestedMedium,
} from '../../../../src/domain/reference/media/question.ts';
import { hasChemistry } from '../../../../src/domain/reference/media/service.ts';

const FAMILIES = advisedFamilies();

const degrees = fc.constantFrom(-190, -60, -34, -20, 0, 20, 40, 41, 60, 61, 80, 81, 100, 101, 120, 150, 151, 204, 330);
const range: fc.Arbitrary<HeatRange> = fc
  .tuple(fc.option(degrees), fc.option(degrees))
  .map(([one, other]) => (one !== null && other !== null && one > other ? [other, one] : [one, other]))
  .map(([low, high]) => ({ lowC: low == null ? null : celsius(low), highC: high == null ? null : celsius(high) }));

const medium: fc.Arbitrary<RequestedMedium> = fc
  .record({ medium: fc.constantFrom(...media()), own: fc.option(range) })
  .map(({ medium: one, own }) => ({ medium: one, ...(own ?? { lowC: null, highC: null }) }));

const question: fc.Arbitrary<Question> = fc
  .record({
    media: fc.array(medium, { maxLength: 3 }),
    moving: fc.boolean(),
    gas: fc.boolean(),
    vacuum: fc.boolean(),
    pressure: fc.option(fc.constantFrom(0.5, 2, 3, 10, 35).map(megapascal)),
    range,
  })
  .map(({ range: common, ...rest }) => ({ ...EMPTY_QUESTION, ...rest, ...common }));

const verdicts = (query: Question) =>
  new Map(advise(FAMILIES, query).map(({ family, verdict }) => [family.code, verdict]));

const offered = (query: Question): readonly string[] =>
  [...verdicts(query)].filter(([, verdict]) => OFFERED.includes(verdict)).map(([code]) => code);

/** Returns the families whose verdict is better after than before. */
const better = (before: Question, after: Question): readonly string[] => {
  const [from, to] = [verdicts(before), verdicts(after)];
  return [...to]
    .filter(([code, verdict]) => VERDICTS.indexOf(verdict) < VERDICTS.indexOf(from.get(code) ?? 'out'))
    .map(([code]) => code);
};

test('another medium never adds a family', () => {
  fc.assert(
    fc.property(question, medium, (query, further) => {
      const more = { ...query, media: [...query.media, further] };
      const before = offered(query);
      expect(offered(more).filter((code) => !before.includes(code))).toEqual([]);
      if (hasChemistry(query)) expect(better(query, more)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

const wider = ({ lowC, highC }: HeatRange, cold: number, heat: number): HeatRange => ({
  // An unknown end counts as equal to the other, so only a range with two ends grows.
  lowC: lowC === null || highC === null ? lowC : celsius(lowC - cold),
  highC: lowC === null || highC === null ? highC : celsius(highC + heat),
});

test('a wider range never improves a verdict, of one medium or of all', () => {
  const more = fc.constantFrom(0, 1, 20, 21, 40, 41, 90);
  fc.assert(
    fc.property(question, more, more, fc.nat(3), (query, cold, heat, at) => {
      const all = { ...query, ...wider(query, cold, heat) };
      expect(better(query, all)).toEqual([]);
      const one = query.media.map((each, index) => (index === at ? { ...each, ...wider(each, cold, heat) } : each));
      expect(better(query, { ...query, media: one })).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('a moving seal is never rated better than a static one', () => {
  fc.assert(
    fc.property(question, (query) => {
      expect(better({ ...query, moving: false }, { ...query, moving: true })).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
