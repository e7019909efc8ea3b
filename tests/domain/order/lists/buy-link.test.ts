import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyHref } from '../../../../src/domain/order/lists/buy-link.ts';
import { itemIdIn, itemToken } from '../../../../src/domain/order/lists/item-token.ts';

test('a link has the part numbers and quantities as they are', () => {
  const lines = [
    { part_number: 'FK7502-214', quantity: 200 },
    { part_number: 'NB7009-10X2.5', quantity: 50 },
  ];
  expect(buyHref(lines)).toBe('/buy/FK7502-214:200,NB7009-10X2.5:50');
});

test('a token is read as the item ID that it was written for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
      fc.pre(!/\p{Cc}/u.test(id));
      expect(itemIdIn(itemToken(id))).toBe(id);
    }),
  );
});

test.each(['FK_/7', 'A:1,B', 'Größe ½', '~x', 'a b'])('%s is in base64url after a tilde', (part_number) => {
  const [, token = ''] = /^\/buy\/~([\w-]+):7$/.exec(buyHref([{ part_number, quantity: 7 }])) ?? [];
  expect(Buffer.from(token, 'base64url').toString()).toBe(part_number);
  expect(token).toBe(Buffer.from(part_number).toString('base64url'));
});
