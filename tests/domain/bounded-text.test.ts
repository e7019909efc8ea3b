import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from '../../src/domain/kit/text/bounded-text.ts';
import { withoutEnd, withoutEnds } from '../../src/domain/kit/text/strip-ends.ts';

test('truncates a string, but never within a character', () => {
  expect(cutText('FK7502-214', 6)).toBe('FK7502');
  expect(cutText('ab\u{1f600}', 3)).toBe('ab');
  expect(cutText('ab\u{1f600}', 4)).toBe('ab\u{1f600}');
});

test('for any input, the output fits a URL and starts like the input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(() => encodeURIComponent(cut)).not.toThrow();
      expect(text.toWellFormed().startsWith(cut)).toBe(true);
    }),
  );
});

test('trims every occurrence of one character at both ends of a string', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(5), fc.constantFrom('', 'a', 'a/b', 'a//b'), (before, after, text) => {
      const whole = '/'.repeat(before) + text + '/'.repeat(after);
      expect(withoutEnds(whole, '/')).toBe(text);
      expect(withoutEnd(text + '/'.repeat(after), '/')).toBe(text);
    }),
  );
});
