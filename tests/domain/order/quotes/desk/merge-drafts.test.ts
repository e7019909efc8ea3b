import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftFieldsIn, withFields } from '../../../../../src/domain/order/quotes/desk/draft-fields.ts';
import { changedFields, fieldsAt, mergeDrafts } from '../../../../../src/domain/order/quotes/desk/merge-drafts.ts';

const before = { '1.price': '0.44', '1.discount': '0', '1.typed': 'price', valid_until: '2026-12-23', words: 'Hello' };

test('keeps the changes of both people to different fields', () => {
  const theirs = { ...before, valid_until: '2026-12-18' };
  const yours = { ...before, words: 'Bagged' };
  expect(mergeDrafts({ before, theirs, yours }, () => true)).toEqual({
    fields: { ...before, valid_until: '2026-12-18', words: 'Bagged' },
    conflicts: [],
  });
});

test('reports a field that both changed, and keeps every other change', () => {
  const theirs = { ...before, '1.price': '0.43', '1.discount': '2.27', words: 'Theirs only' };
  const yours = { ...before, '1.price': '0.42', '1.discount': '4.55', '1.typed': 'discount', '2.days': '4' };
  const { fields, conflicts } = mergeDrafts({ before, theirs, yours }, () => true);
  expect(conflicts).toEqual([{ field: '1.price', before: '0.44', theirs: '0.43', yours: '0.42' }]);
  expect(fields).toMatchObject({
    '1.price': '0.43',
    '1.discount': '2.27',
    '1.typed': 'price',
    words: 'Theirs only',
    '2.days': '4',
  });
});

test('treats equal changes and fields that the form does not have as no conflict', () => {
  const theirs = { ...before, words: 'Same', '3.days': '9' };
  const yours = { ...before, words: 'Same' };
  const { fields, conflicts } = mergeDrafts({ before, theirs, yours }, (name) => name !== '3.days');
  expect([conflicts, fields]).toEqual([[], theirs]);
});

const names = ['words', 'valid_until', '1.days', '2.days', '2.words'];
const fields = fc.dictionary(fc.constantFrom(...names), fc.constantFrom('a', 'b', 'c'));

test('loses no value of either person', () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, theirs, yours) => {
      const merged = mergeDrafts({ before: base, theirs, yours }, () => true);
      for (const name of names) {
        const [was, one, other] = [base, theirs, yours].map((side) => side[name] ?? '');
        const isConflict = merged.conflicts.some(({ field }) => field === name);
        expect(isConflict).toBe(one !== was && other !== was && one !== other);
        if (!isConflict) expect(merged.fields[name] ?? '').toBe(one === was ? other : one);
      }
    }),
  );
});

test('computes every earlier version from the changes since', () => {
  fc.assert(
    fc.property(fc.array(fields, { minLength: 1, maxLength: 8 }), (versions) => {
      const whole = versions.map((one) => withFields(one, {}));
      const changes = whole.slice(1).map((after, at) => ({
        version: at + 2,
        before: changedFields(whole[at] ?? {}, after),
      }));
      const latest = { version: whole.length, fields: whole.at(-1) ?? {}, changes };
      for (const [at, expected] of whole.entries()) expect(fieldsAt(latest, at + 1)).toEqual(expected);
      expect(fieldsAt({ ...latest, changes: changes.slice(1) }, 1)).toEqual(whole.length > 1 ? null : whole[0]);
      expect(fieldsAt(latest, whole.length + 1)).toBeNull();
    }),
  );
});

test('accepts only known fields, of bounded length and without control characters', () => {
  const sent = {
    '1.price': ' 0.42 ',
    '1.words': `a\u202eb\nc${'x'.repeat(9000)}`,
    words: 'two\r\nlines',
    '1.b7.price': '1',
    '1.b6.price': '1',
    '0.price': '1',
    '9999.price': '1',
    __proto__: 'x',
    constructor: 'x',
    'toString.price': 'x',
  };
  const read = draftFieldsIn(Object.entries(sent));
  expect(Object.keys(read).sort()).toEqual(['1.b6.price', '1.price', '1.words', 'words']);
  expect([read['1.price'], read.words, read['1.words']?.slice(0, 5), read['1.words']?.length]).toEqual([
    '0.42',
    'two\nlines',
    'a b c',
    500,
  ]);
});
