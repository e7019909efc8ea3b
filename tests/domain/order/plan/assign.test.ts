import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AssignedChoice, assignAll, assignCheapest } from '../../../../src/domain/order/plan/assign.ts';

const rows = fc.array(
  fc.uniqueArray(
    fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), cost: fc.integer({ min: -20, max: 20 }) }),
    { maxLength: 4, selector: ({ key }) => key },
  ),
  { maxLength: 5 },
);

/** Returns every way to give each row one of its choices without using a key twice. */
const everyWay = (all: readonly (readonly AssignedChoice[])[]): readonly (readonly AssignedChoice[])[] =>
  all
    .reduce<readonly (readonly AssignedChoice[])[]>(
      (ways, row) => ways.flatMap((way) => row.map((choice) => [...way, choice])),
      [[]],
    )
    .filter((way) => new Set(way.map(({ key }) => key)).size === way.length);

const costOf = (way: readonly AssignedChoice[]): number => way.reduce((sum, { cost }) => sum + cost, 0);

test('finds the cheapest of all assignments, or returns null without one', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const ways = everyWay(all);
      const found = assignAll(all);
      if (ways.length === 0) {
        expect(found).toBeNull();
        return;
      }
      expect(found?.every((choice, at) => all[at]?.includes(choice))).toBe(true);
      expect(costOf(found ?? [])).toBe(Math.min(...ways.map(costOf)));
    }),
    { numRuns: 2000 },
  );
});

test('leaves out only rows that cannot be added to the rows before', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const found = assignCheapest(all);
      const kept: (readonly AssignedChoice[])[] = [];
      for (const [at, row] of all.entries()) {
        const isPossible = everyWay([...kept, row]).length > 0;
        expect(found[at] !== null).toBe(isPossible);
        if (isPossible) kept.push(row);
      }
    }),
    { numRuns: 1000 },
  );
});
