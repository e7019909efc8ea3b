import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_DOC, apiDoc } from '../../src/tools/api/api-doc.ts';

test('docs/api.md matches the endpoint definitions; npm run generate writes it', () => {
  expect(readFileSync(API_DOC, 'utf8')).toBe(apiDoc());
});
