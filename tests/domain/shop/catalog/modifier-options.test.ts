import { expect, test } from 'vitest';
import type { Modifier } from '../../../../src/domain/shop/catalog/model.ts';
import { modifierOptions } from '../../../../src/domain/shop/catalog/modifier-options.ts';

const one = (rest: Partial<Modifier>): Modifier => ({
  type: 'color',
  key: 'bk',
  label: 'Black',
  color: null,
  hidden: false,
  hiddenFull: false,
  ...rest,
});

test('returns visible options of the type, each once, by label', () => {
  const modifiers = [
    one({ key: 'wh', label: 'White' }),
    one({}),
    one({}),
    one({ key: 'gn', label: 'Green', hidden: true }),
    one({ type: 'brand', key: 'v', label: 'Any' }),
  ];
  expect(modifierOptions({ modifiers }, 'color')).toEqual([
    { key: 'bk', label: 'Black' },
    { key: 'wh', label: 'White' },
  ]);
});
