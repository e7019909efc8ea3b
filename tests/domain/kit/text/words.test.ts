import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listed } from '../../../../src/domain/kit/text/words.ts';

const PLATFORM = new Intl.ListFormat('en-US', { type: 'conjunction' });

test('names are joined as the platform joins them in American English', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (names) => {
      expect(listed(names)).toBe(PLATFORM.format(names));
    }),
  );
});
