import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from '../../../../src/domain/kit/text/base64url.ts';

test('encodes as Buffer does, and decodes to the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64url(text)).toEqual([...bytes]);
    }),
  );
});

test('decodes each byte string from one spelling only', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{0,12}$/), (text) => {
      const bytes = fromBase64url(text);
      if (bytes !== null) expect(toBase64url(bytes)).toBe(text);
    }),
  );
});

test.each(['A', 'AB', 'AAB', 'AA==', 'A+==', 'a b', 'é'])('does not decode %j', (text) => {
  expect(fromBase64url(text)).toBeNull();
});
