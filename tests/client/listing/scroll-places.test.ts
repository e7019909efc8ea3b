import { expect, test } from 'vitest';
import { scrollPlaces } from '../../../src/client/stores/scroll-places.ts';

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

test('places survive leaving the page, the last fifty of them', () => {
  const { storage, kept } = memory();
  const places = scrollPlaces(storage);
  for (let entry = 0; entry < 80; entry++) places.set(`e${entry}`, entry);
  places.save();
  expect(JSON.parse(kept() ?? '')).toHaveLength(50);
  const again = scrollPlaces(storage);
  expect(again.get('e79')).toBe(79);
  expect(again.get('e0')).toBeUndefined();
  expect(again.get(undefined)).toBeUndefined();
});

test.each(['{', 'null', '{}', '[1,null,["a","b"]]'])('a corrupt entry %s is no place', (text) => {
  expect(scrollPlaces(memory(text).storage).get('a')).toBeUndefined();
});

test('denied storage keeps places for this page', () => {
  const places = scrollPlaces(() => {
    throw new Error('denied');
  });
  places.set('a', 5);
  places.save();
  expect(places.get('a')).toBe(5);
});
