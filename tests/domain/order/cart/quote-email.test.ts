import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteEmail } from '../../../../src/domain/order/cart/quote-email.ts';

const bodyOf = (address: string): string => decodeURIComponent(address.slice(address.indexOf('&body=') + 6));

test('contains every line when they fit', () => {
  const address = quoteEmail('sales@canyonseals.example', 'Quote request', ['FK7502-214 × 100', 'NB7001-110 & more']);
  expect(address.startsWith('mailto:sales@canyonseals.example?subject=Quote%20request&body=')).toBe(true);
  expect(bodyOf(address)).toBe('FK7502-214 × 100\r\nNB7001-110 & more');
});

test('never exceeds the limit of mail programs, and says so when it is cut at a line', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 200 }), (lines) => {
      const address = quoteEmail('a@b.example', 'Quote request', lines);
      expect(address.length).toBeLessThanOrEqual(1900);
      const body = bodyOf(address);
      const whole = lines.join('\r\n');
      if (body !== whole) {
        const [kept = ''] = body.split('\r\n(The list goes on');
        expect(whole.startsWith(kept)).toBe(true);
        expect(body).toContain('paste the copied request');
      }
    }),
  );
});
