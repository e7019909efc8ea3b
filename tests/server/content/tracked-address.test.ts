import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackedAddress } from '../../../src/server/content/tracked-address.ts';

const at = (search: string): string => trackedAddress(new URL(`https://site.test/page?${search}`));

test.each([
  ['', '/page'],
  [
    'utm_source=news&utm_medium=e-mail&utm_campaign=spring+rings',
    '/page?utm_source=news&utm_medium=e-mail&utm_campaign=spring+rings',
  ],
  ['query=Ada&search=FK7502&email=a@b.example', '/page'],
  ['edit_token=x&builder.preview=page&builder_space=k&gclid=1', '/page'],
  ['utm_source=ada@b.example&utm_term=https://x', '/page'],
  [`utm_source=${'x'.repeat(101)}`, '/page'],
  ['utm_source=a%0D%0AX:1', '/page'],
])('%s: %s', (search, wanted) => {
  expect(at(search)).toBe(wanted);
});

test('no tracked URL contains anything a visitor typed', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (name, value) => {
      fc.pre(!name.startsWith('utm_'));
      expect(at(new URLSearchParams([[name, value]]).toString())).toBe('/page');
    }),
  );
});
