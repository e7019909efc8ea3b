import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from '../../../src/client/ui/search/highlight.ts';

const matches = (text: string, search: string): string[] =>
  highlight(text, search)
    .filter(({ match }) => match)
    .map((piece) => piece.text);

test('finds words in any case, the longest first', () => {
  expect(matches('FK7502-214', 'fk 214')).toEqual(['FK', '214']);
  expect(matches('O-rings and O-ring kits', 'o-ring o')).toEqual(['O-ring', 'O-ring']);
});

test('matches pattern characters literally', () => {
  expect(matches('a.c abc', 'a.c')).toEqual(['a.c']);
  expect(matches('(size) [x]', '( [x]')).toEqual(['(', '[x]']);
});

test('the joined pieces equal the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, search) => {
      expect(
        highlight(text, search)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
