import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContentEntry, parseEntry } from '../../../../src/domain/site/content/entry.ts';
import { isUnderTest, pickVariation } from '../../../../src/domain/site/content/pick-variation.ts';

const entryWith = (ratios: Readonly<Record<string, number>>): ContentEntry =>
  parseEntry({
    id: 'entry',
    hosted: true,
    data: { title: 'entry', blocks: [] },
    variations: Object.fromEntries(
      Object.entries(ratios).map(([id, testRatio]) => [id, { testRatio, data: { title: id } }]),
    ),
  }) as ContentEntry;

const titleOf = (entry: ContentEntry, options: Parameters<typeof pickVariation>[1]): string =>
  pickVariation(entry, options).entry.data.title;

const ratios = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 })
  .map((shares) => Object.fromEntries(shares.map((share, at) => [`arm${at}`, share / (100 * shares.length)])));

test('over all draws, each variation has its share, and the default has the rest', () => {
  fc.assert(
    fc.property(ratios, (shares) => {
      const entry = entryWith(shares);
      const draws = 2000;
      const counts = new Map<string, number>();
      for (let at = 0; at < draws; at++) {
        const { id } = pickVariation(entry, { consent: true, kept: undefined, random: at / draws });
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      for (const [id, share] of Object.entries(shares))
        expect(Math.abs((counts.get(id) ?? 0) / draws - share)).toBeLessThan(0.002);
      const rest = 1 - Object.values(shares).reduce((sum, share) => sum + share, 0);
      expect(Math.abs((counts.get('entry') ?? 0) / draws - rest)).toBeLessThan(0.005);
    }),
    { numRuns: 30 },
  );
});

test('2000 random visitors stay within four standard deviations', () => {
  const entry = entryWith({ b: 0.5 });
  let state = 12345;
  let inB = 0;
  for (let visitor = 0; visitor < 2000; visitor++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    if (pickVariation(entry, { consent: true, kept: undefined, random: state / 2 ** 32 }).id === 'b') inB += 1;
  }
  expect(Math.abs(inB - 1000)).toBeLessThan(4 * Math.sqrt(2000 * 0.25));
});

test('shows a drawn variation again, whatever the next draw would be', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(ratios, random, random, (shares, first, second) => {
      const entry = entryWith(shares);
      const drawn = pickVariation(entry, { consent: true, kept: undefined, random: first });
      const again = pickVariation(entry, { consent: true, kept: drawn.id, random: second });
      expect(drawn.isNew).toBe(true);
      expect(again).toEqual({ ...drawn, isNew: false });
      expect(drawn.entry.data.title).toBe(drawn.id);
    }),
  );
});

test('without consent, everyone sees the default, also after another variation', () => {
  const entry = entryWith({ b: 1 });
  for (const kept of [undefined, 'b', 'entry']) {
    expect(pickVariation(entry, { consent: false, kept, random: 0 })).toEqual({ id: 'entry', entry, isNew: false });
  }
});

test('draws again when a variation no longer exists', () => {
  const entry = entryWith({ b: 1 });
  for (const kept of ['gone', '', '__proto__', 'constructor']) {
    expect(titleOf(entry, { consent: true, kept, random: 0.5 })).toBe('b');
  }
});

test('an entry without variations has no test, nor does an embedded one', () => {
  const { variations, ...plain } = entryWith({ b: 1 });
  expect(variations).toBeDefined();
  expect(isUnderTest(plain)).toBe(false);
  expect(pickVariation(plain, { consent: true, kept: 'b', random: 0 }).isNew).toBe(false);
  expect(isUnderTest(entryWith({ b: 1 }))).toBe(true);
  const { hosted, ...embedded } = entryWith({ b: 1 });
  expect(hosted).toBe(true);
  expect(isUnderTest(embedded)).toBe(false);
});
