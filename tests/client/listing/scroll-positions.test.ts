import { expect, test } from 'vitest';
import { scrollPositions } from '../../../src/client/stores/scroll-positions.ts';

const memory = (text: string | null = null) => {
  let kept = text;
  return {
    storage: () =>
      ({
        getItem: () => kept,
        setItem: (_: string, value: string) => {
          kept = value;
        },
      }) as unknown as Storage,
    kept: () => kept,
  };
};

test('the last fifty scroll positions survive leaving the page', () => {
  const { storage, kept } = memory();
  const places = scrollPositions(storage);
  for (let entry = 0; entry < 80; entry++) places.set(`e${entry}`, entry);
  places.save();
  expect(JSON.parse(kept() ?? '')).toHaveLength(50);
  const again = scrollPositions(storage);
  expect(again.get('e79')).toBe(79);
  expect(again.get('e0')).toBeUndefined();
  expect(again.get(undefined)).toBeUndefined();
});

test.each(['{', 'null', '{}', '[1,null,["a","b"]]'])('ignores a corrupt entry %s', (text) => {
  expect(scrollPositions(memory(text).storage).get('a')).toBeUndefined();
});

test('with denied storage, keeps positions for this page', () => {
  const places = scrollPositions(() => {
    throw new Error('denied');
  });
  places.set('a', 5);
  places.save();
  expect(places.get('a')).toBe(5);
});
