import { expect, test } from 'vitest';
import { fieldRows } from '../../../../src/server/routes/developers/document.ts';

const field = (type: string, description = '') => ({ type, description });

test('lists each field of alternatives once, optional unless all require it', () => {
  const rows = fieldRows({
    type: 'object',
    required: ['ring'],
    properties: {
      ring: {
        anyOf: [
          { type: 'object', required: ['kind', 'size'], properties: { kind: { const: 'a' }, size: field('string') } },
          {
            type: 'object',
            required: ['kind', 'id_mm'],
            properties: { kind: { const: 'b' }, id_mm: field('number', 'Inside diameter.') },
          },
        ],
      },
    },
  });
  expect(rows.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['ring', 'object', true],
    ['ring.kind', '"a" or "b"', true],
    ['ring.size', 'string', false],
    ['ring.id_mm', 'number', false],
  ]);
});

test('shows pairs, lists and named shapes in words', () => {
  const rows = fieldRows({
    type: 'object',
    properties: {
      bore_mm: { type: 'array', prefixItems: [field('number'), field('number')] },
      items: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
      price: { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] },
    },
  });
  expect(rows.map(({ type }) => type)).toEqual(['pair of number', 'list of Part', 'Money or null']);
});
