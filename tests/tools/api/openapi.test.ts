import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations } from '../../../src/domain/site/api/operations.ts';
import { OPENAPI_FILE, openApi, openApiText } from '../../../src/tools/api/openapi.ts';

/** Every `$ref` in a value. */
const references = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => (name === '$ref' ? [String(one)] : references(one)));
};

describe('the OpenAPI document', () => {
  test('is up to date: run npm run generate', () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(openApiText());
  });

  test('has every operation once, with an ID', () => {
    const ids = Object.values(openApi().paths).flatMap((path) =>
      Object.values(path).map((one) => (one as { operationId: string }).operationId),
    );
    expect(ids.sort()).toEqual(
      operations()
        .map(({ id }) => id)
        .sort(),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('refers only to what it defines', () => {
    const document = openApi();
    const defined = new Set([
      ...Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(document.components.responses).map((name) => `#/components/responses/${name}`),
    ]);
    expect([...new Set(references(document))].filter((reference) => !defined.has(reference))).toEqual([]);
  });

  test('has rules that JSON Schema cannot express in words', () => {
    const text = openApiText();
    expect(text).toContain('The value must be [min, max], the minimum first.');
    expect(text).toContain('temperature_high_c must not be below temperature_low_c.');
  });
});
