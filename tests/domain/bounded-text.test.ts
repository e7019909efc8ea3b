import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from '../../src/domain/kit/text/bounded-text.ts';
import { withoutEnd, withoutEnds } from '../../src/domain/kit/text/strip-ends.ts';

test('a text is cut, and never in the middle of a character', () => {
  expect(cutText('FK7502-214', 6)).toBe('FK7502');
  expect(cutText('ab\u{1f600}', 3)).toBe('ab');
  expect(cutText('ab\u{1f600}', 4)).toBe('ab\u{1f600}');
});

test('whatever comes in, what goes out fits an address and begins as the text does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(() => encodeURIComponent(cut)).not.toThrow();
      expect(text.toWellFormed().startsWith(cut)).toBe(true);
    }),
  );
});

test('one character is taken off the ends of a text, however often it stands there', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(5), fc.constantFrom('', 'a', 'a/b', 'a//b'), (before, after, text) => {
      const whole = '/'.repeat(before) + text + '/'.repeat(after);
      expect(withoutEnds(whole, '/')).toBe(text);
      expect(withoutEnd(text + '/'.repeat(after), '/')).toBe(text);
    }),
  );
});
