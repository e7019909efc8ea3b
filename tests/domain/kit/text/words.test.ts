import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listed } from '../../../../src/domain/kit/text/words.ts';

const PLATFORM = new Intl.ListFormat('en-US', { type: 'conjunction' });

test('joins names like the platform in American English', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (names) => {
      expect(listed(names)).toBe(PLATFORM.format(names));
    }),
  );
});
