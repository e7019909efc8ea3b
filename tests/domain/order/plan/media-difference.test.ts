import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mediaDifference, mediaDifferenceText } from '../../../../src/domain/order/plan/media-difference.ts';
import {
  type Chemical,
  RATED_MATERIALS,
  RATINGS,
  type Rating,
} from '../../../../src/domain/reference/tables/chemicals.ts';
import { chemicals } from '../../../../src/domain/reference/tables/tables.ts';

const material = (label: string) => ({ key: label.toLowerCase(), label });
const names = fc.constantFrom(...RATED_MATERIALS);
const table: fc.Arbitrary<Chemical[]> = fc.array(
  fc.record({
    name: fc.constant('Water'),
    category: fc.constantFrom('Fuels', 'Acids', 'Gases'),
    note: fc.constant(''),
    ratings: fc.array(fc.constantFrom(...RATINGS), {
      minLength: RATED_MATERIALS.length,
      maxLength: RATED_MATERIALS.length,
    }),
  }),
);

/** Counts the media of a group with one of these pairs of ratings, written out. */
const countOf = (rows: readonly Chemical[], title: string, at: readonly [number, number], pairs: readonly string[]) => {
  let count = 0;
  for (const { category, ratings } of rows)
    if (category === title && pairs.includes(`${ratings[at[0]]}${ratings[at[1]]}`)) count += 1;
  return count;
};

describe('the media that two polymers are rated for', () => {
  test('counts exactly the media of each group whose rating crosses between B and C', () => {
    fc.assert(
      fc.property(table, names, names, (rows, own, other) => {
        const at = [RATED_MATERIALS.indexOf(own), RATED_MATERIALS.indexOf(other)] as const;
        const difference = mediaDifference(rows, own.toLowerCase(), other.toLowerCase());
        let rated = 0;
        for (const group of difference?.groups ?? []) {
          expect(group.worse).toBe(countOf(rows, group.title, at, ['AC', 'AD', 'BC', 'BD']));
          expect(group.better).toBe(countOf(rows, group.title, at, ['CA', 'DA', 'CB', 'DB']));
          rated += group.rated;
        }
        const isBlank = (rating: Rating | undefined): boolean => rating === '';
        const blank = rows.filter(({ ratings }) => isBlank(ratings[at[0]]) || isBlank(ratings[at[1]]));
        expect(difference?.unrated).toBe(blank.length);
        expect(rated + blank.length).toBe(rows.length);
      }),
    );
  });

  test('is reversed when the parts are', () => {
    fc.assert(
      fc.property(names, names, (own, other) => {
        const there = mediaDifference(chemicals(), own.toLowerCase(), other.toLowerCase());
        const back = mediaDifference(chemicals(), other.toLowerCase(), own.toLowerCase());
        expect(there?.groups.map(({ title, worse, better }) => [title, worse, better])).toEqual(
          back?.groups.map(({ title, worse, better }) => [title, better, worse]),
        );
      }),
    );
  });

  test('names the groups with most media first, and sums up the others', () => {
    expect(mediaDifferenceText(chemicals(), material('FKM'), material('EPDM'))).toBe(
      'Rated worse (C or D, not A or B): 34 of 36 hydrocarbons and fuels; 31 of 39 oils, greases and lubricants; 39 in other groups. Rated better (A or B, not C or D): 22 of 35 ketones, esters, ethers, aldehydes; 13 of 15 amines and ammonia; 31 in other groups. No data on 3 of 349 media.',
    );
    expect(mediaDifferenceText(chemicals(), material('FFKM'), material('PTFE'))).toMatch(
      /^Rated worse \(C or D, not A or B\): none\. Rated better/,
    );
  });

  test('says which polymer has no data, and that compounds of one polymer can differ', () => {
    expect(mediaDifferenceText(chemicals(), material('CR'), material('ECO'))).toBe('No data for ECO.');
    expect(mediaDifferenceText(chemicals(), material('ACM'), material('ECO'))).toBe('No data for ACM and ECO.');
    expect(mediaDifferenceText(chemicals(), material('FKM'), material('FKM'))).toBe(
      'The table rates FKM as one polymer; its compounds can differ.',
    );
  });
});
