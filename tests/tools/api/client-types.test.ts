import { describe, expect, test } from 'vitest';
import { clientTypes, typeText } from '../../../src/tools/api/client-types.ts';

describe('typeText', () => {
  test.each([
    [{ type: 'string', maxLength: 5 }, 'string'],
    [{ type: 'integer' }, 'number'],
    [{}, 'unknown'],
    [{ const: 'USD' }, '"USD"'],
    [{ enum: ['a', 'b', null] }, '"a" | "b" | null'],
    [{ $ref: '#/components/schemas/Part' }, 'Part'],
    [{ anyOf: [{ type: 'number' }, { type: 'integer' }, { type: 'null' }] }, 'number | null'],
    [{ type: 'array', items: { type: 'string' } }, 'readonly string[]'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, 'readonly ("a" | "b")[]'],
    [
      { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], items: false },
      'readonly [number, number]',
    ],
    [{ type: 'object' }, 'Readonly<Record<string, unknown>>'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Readonly<Record<string, number>>'],
  ] as const)('%j is %s', (schema, type) => {
    expect(typeText(schema)).toBe(type);
  });

  test('describes fields, and quotes names that are not identifiers', () => {
    const properties = { id: { type: 'string', description: 'A */ B.' }, 'a-b': { type: 'number' } };
    expect(typeText({ type: 'object', properties, required: ['id'] })).toBe(
      '{\n  /** A *\\/ B. */\n  readonly id: string;\n  readonly "a-b"?: number;\n}',
    );
  });
});

test('clientTypes lists operations by ID, with where they are', () => {
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } } as const;
  const text = clientTypes({
    components: { schemas: { Money: { type: 'object' } } },
    paths: {
      '/b/{id}': {
        post: {
          operationId: 'send',
          parameters: [key, { name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Money' } } } },
          responses: { 201: { content: { 'application/json': { schema: { type: 'number' } } } }, 400: {} },
        },
      },
      '/a.zip': {
        get: { operationId: 'load', responses: { 200: { content: { 'application/zip': { schema: {} } } } } },
      },
    },
  });
  expect(text).toContain('load: {"method":"GET","path":"/a.zip","isBinary":true},');
  expect(text).toContain('send: {"method":"POST","path":"/b/{id}","isKeyed":true},');
  expect(text).toContain('output: ArrayBuffer;');
  expect(text).toMatch(/readonly id: string;\s+} & Money;\s+output: number;/);
  expect(text.indexOf('load: {')).toBeLessThan(text.indexOf('send: {'));
});
