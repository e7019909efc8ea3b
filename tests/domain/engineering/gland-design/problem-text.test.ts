import { expect, it } from 'vitest';
import { problemWords } from '../../../../src/domain/engineering/gland-design/entry/problem-text.ts';

it.each([
  ['ring: give a ring.', 'Give a ring.'],
  ['width: 2 is below: too narrow', '2 is below: too narrow'],
  ['bore is needed: give its minimum and maximum.', 'Bore is needed: give its minimum and maximum.'],
  ['Greatest must be at least 1.250', 'Greatest must be at least 1.250'],
])('removes the field name from %s', (message, words) => {
  expect(problemWords(message)).toBe(words);
});
