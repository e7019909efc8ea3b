import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isKnownParameter } from '../../../src/domain/shop/catalog-url/parameters.ts';
import { parseQuery } from '../../../src/domain/shop/catalog-url/parse-query.ts';
import { operations } from '../../../src/domain/site/api/operations.ts';
import { partFilters } from '../../../src/domain/site/api/v1/part-filters.ts';
import { OPENAPI_FILE, openApi, openApiText, schemasByHand } from '../../../src/tools/api/openapi.ts';

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

  test('has schemas of the endpoint records, except for the bytes of a ZIP', () => {
    const { all, byHand } = schemasByHand();
    expect(byHand).toEqual(['getPartFiles response']);
    expect(byHand.length / all).toBeLessThanOrEqual(0.05);
  });

  test('lists exactly the parameters that the store’s query understands', () => {
    const names = Object.keys(partFilters.entries);
    for (const name of names) expect(isKnownParameter(name), name).toBe(true);
    const others = ['mode', 'page', 'slug'];
    const { problems } = parseQuery([...names, ...others].map((name) => [name, '1'] as const));
    expect(problems.filter(({ kind }) => kind === 'unknown')).toEqual([]);
  });

  test('describes every error of an operation with its codes', () => {
    const { responses } = openApi().components;
    for (const path of Object.values(openApi().paths)) {
      for (const operation of Object.values(path) as { responses: Record<string, { $ref?: string }> }[]) {
        for (const [status, { $ref }] of Object.entries(operation.responses)) {
          if (Number(status) >= 400) expect(responses[$ref?.split('/').at(-1) ?? ''], status).toBeDefined();
        }
      }
    }
  });
});
