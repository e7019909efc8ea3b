import { expect, test } from 'vitest';
import { deviceRole } from '../../../../src/domain/site/offline/device-endpoints.ts';

const roleOf = (method: string, path: string) => deviceRole(method, new URL(path, 'https://store.test'));

test.each([
  ['GET', '/api/compounds-search?material=fkm'],
  ['GET', '/api/relaxations'],
  ['GET', '/api/parse?q=viton'],
  ['POST', '/api/search'],
  ['GET', '/api/sizes?standard=all'],
])('%s %s has the same response on both sides', (method, path) => expect(roleOf(method, path)).toBe('same'));

test.each([
  ['GET', '/api/compounds-search?material=fkm&quantity=400'],
  ['GET', '/api/pricing/17'],
  ['POST', '/api/prices'],
  ['GET', '/api/comparisons?compounds=1'],
])('%s %s comes from the server while there is a network', (method, path) =>
  expect(roleOf(method, path)).toBe('dated'),
);

test.each([
  ['POST', '/api/compounds-search'],
  ['GET', '/api/search'],
  ['POST', '/api/quotes'],
  ['GET', '/api/account'],
  ['GET', '/api/pricing'],
  ['GET', '/api/pricing/17/more'],
  ['GET', '/desk'],
])('%s %s never comes from the device', (method, path) => expect(roleOf(method, path)).toBe('never'));
