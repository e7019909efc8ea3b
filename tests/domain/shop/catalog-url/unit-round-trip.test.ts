import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preferencesFromCookie, preferencesToCookie } from '../../../../src/domain/kit/preferences-cookie.ts';
import {
  type Entered,
  type EntryUnit,
  enteredNumber,
  entryText,
  queryNumber,
  unitFieldText,
} from '../../../../src/domain/kit/text/unit-entry.ts';
import { mm } from '../../../../src/domain/kit/units.ts';

const length = fc.integer({ min: 0, max: 2_000_000 }).map((thousandths) => mm(thousandths / 1000));
const degrees = fc.integer({ min: -27_300, max: 100_000 }).map((hundredths) => hundredths / 100);

const sequences = <Unit extends EntryUnit>(...units: Unit[]): fc.Arbitrary<[Unit, ...Unit[]]> =>
  fc
    .tuple(fc.constantFrom(...units), fc.array(fc.constantFrom(...units), { maxLength: 11 }))
    .map(([first, rest]) => [first, ...rest]);

/** A field that is shown, left and shown again in one unit after the other. */
const lookedAt = <Unit extends EntryUnit>(
  typed: string,
  units: readonly [Unit, ...Unit[]],
): (Entered<Unit> | null)[] => {
  const [first] = units;
  let value = queryNumber(typed, first) ?? null;
  let text = typed;
  const values = [value];
  for (const unit of units) {
    text = unitFieldText(text, value, unit);
    const next = enteredNumber(text, value, unit);
    if (next !== undefined) value = next;
    values.push(value);
  }
  return values;
};

test('switching the length unit back and forth never changes the number of the query', () => {
  const units = sequences('mm', 'in');
  fc.assert(
    fc.property(length, units, (value, sequence) => {
      expect(new Set(lookedAt(String(value), sequence)).size).toBe(1);
    }),
  );
});

test('switching the temperature unit back and forth never changes the number of the query', () => {
  const units = sequences('C', 'F');
  fc.assert(
    fc.property(degrees, units, (value, sequence) => {
      expect(new Set(lookedAt(String(value), sequence)).size).toBe(1);
    }),
  );
});

test('a field shows the same text whenever it returns to a unit', () => {
  fc.assert(
    fc.property(length, (value) => {
      const shown = entryText(value, 'in');
      expect(entryText(enteredNumber(shown, value, 'in') ?? null, 'mm')).toBe(entryText(value, 'mm'));
    }),
  );
});

test('accepts a newly typed number', () => {
  expect(enteredNumber('0.789', mm(20.004), 'in')).toBe(20.04);
  expect(enteredNumber('', mm(20.004), 'in')).toBeNull();
  expect(enteredNumber('x', mm(20.004), 'in')).toBeUndefined();
});

test('preferences survive a round trip through the cookie', () => {
  const preferences = fc.record({
    temperature: fc.constantFrom('C' as const, 'F' as const),
    measurement: fc.constantFrom('mm' as const, 'in' as const),
    only_show_in_stock: fc.boolean(),
    slash_search: fc.boolean(),
  });
  fc.assert(
    fc.property(preferences, (one) => {
      expect(preferencesFromCookie(preferencesToCookie(one))).toEqual(one);
    }),
  );
});
