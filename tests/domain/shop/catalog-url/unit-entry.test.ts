import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EntryUnit, entryText, queryNumber, unitFieldText } from '../../../../src/domain/kit/text/unit-entry.ts';
import { celsius, mm } from '../../../../src/domain/kit/units.ts';

test('converts entries to millimeters and degrees Celsius with 2 decimals', () => {
  expect(queryNumber('0.984', 'in')).toBe(24.99);
  expect(queryNumber('400', 'F')).toBe(204.44);
  expect(queryNumber('24.985', 'mm')).toBe(24.985);
  expect(queryNumber('−20', 'C')).toBe(-20);
});

test('distinguishes an empty field, which sets no bound, from one without a number', () => {
  expect(queryNumber('  ', 'mm')).toBeNull();
  expect(queryNumber('about 20', 'mm')).toBeUndefined();
});

test('reads an entry close to the freezing point as a number', () => {
  expect(queryNumber('32.0000001', 'F')).toBe(0);
});

test('keeps the typed text while it equals the number of the query', () => {
  const units: fc.Arbitrary<EntryUnit> = fc.constantFrom('mm', 'in', 'C', 'F');
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 600_000 }), (unit, thousandths) => {
      const typed = String(thousandths / 1000);
      expect(unitFieldText(typed, queryNumber(typed, unit) ?? null, unit)).toBe(typed);
    }),
  );
});

test('replaces the text for another number or unit', () => {
  expect(unitFieldText('20', mm(25), 'mm')).toBe('25');
  expect(unitFieldText('24.99', mm(24.99), 'in')).toBe('0.984');
  expect(unitFieldText('20', null, 'mm')).toBe('');
  expect(entryText(celsius(-20), 'F')).toBe('-4');
});
