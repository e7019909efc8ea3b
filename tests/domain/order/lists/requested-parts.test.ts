import { describe, expect, test } from 'vitest';
import { itemIdIn } from '../../../../src/domain/order/lists/item-token.ts';
import { requestedParts } from '../../../../src/domain/order/lists/requested-parts.ts';

const tokenOf = (id: string): string => `~${Buffer.from(id, 'utf8').toString('base64url')}`;

describe('itemIdIn', () => {
  test('returns every ID that base64url encodes', () => {
    const ids = ['FK7502-214', 'a/b:c,d%~ e', 'gid://shopify/ProductVariant/70881412', 'Ø 24,99 × 3,53', '𝌆', 'x'];
    for (const id of ids) expect(itemIdIn(tokenOf(id))).toBe(id);
    expect(itemIdIn('FK7502-214')).toBe('FK7502-214');
  });

  test('decodes what it encodes, for 500 generated IDs', () => {
    let seed = 7;
    const next = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    for (let at = 0; at < 500; at++) {
      const id = String.fromCodePoint(...Array.from({ length: 1 + next(40) }, () => 0xa0 + next(0xd000)));
      expect(itemIdIn(tokenOf(id))).toBe(id);
    }
  });

  test.each([
    ['padding', '~RktfLw=='],
    ['the alphabet of base64', '~+/+/'],
    ['bits after the last byte', '~QR'],
    ['a single symbol after the last byte', '~QUJDQ'],
    ['bytes that are not UTF-8', '~_w'],
    ['an overlong encoding', '~wK8'],
    ['half of a surrogate pair', '~7aCA'],
    ['a control character', tokenOf('A\r\nB')],
    ['nothing', '~'],
  ])('rejects a token with %s', (_, token) => {
    expect(itemIdIn(token)).toBeNull();
  });
});

describe('requestedParts', () => {
  test('reads part number and quantity, and reports an invalid quantity', () => {
    expect(requestedParts('FK7502-214:100, NB7001-214,,X:0')).toEqual({
      parts: [
        { name: 'FK7502-214', quantity: 100, text: 'FK7502-214, 100' },
        { name: 'NB7001-214', quantity: 1, text: 'NB7001-214, 1' },
        { name: 'X', quantity: null, text: 'X, 0' },
      ],
      problems: [],
    });
  });

  test('reads an encoded ID', () => {
    expect(requestedParts(`${tokenOf('A:1,B/2')}:3`).parts).toEqual([
      { name: 'A:1,B/2', quantity: 3, text: 'A:1,B/2, 3' },
    ]);
  });

  test('reads at most 100 lines and reports that there are more', () => {
    const { parts, problems } = requestedParts('a:2,'.repeat(130));
    expect(parts).toHaveLength(100);
    expect(problems).toEqual([
      'A link can have 100 lines and 6,000 characters. This one is longer: only its first 100 lines were read.',
    ]);
  });

  test('never reads a quantity that the maximum length cuts', () => {
    const { parts, problems } = requestedParts(`${'P'.repeat(5990)}:7,Q:123456`);
    expect(parts.map(({ quantity }) => quantity)).toEqual([7]);
    expect(problems).toHaveLength(1);
  });
});
