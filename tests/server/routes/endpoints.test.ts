import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../src/domain/site/api/endpoints.ts';
import { appWith } from '../../support/fake-services.ts';

/** Addresses of the API; what a middleware guards as a whole is no address. */
const routes = new Set(
  appWith()
    .routes.filter(({ method, path }) => method !== 'ALL' && /^\/(?:api|auth|users)\//.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`),
);

test('the server has every endpoint that is told of, and tells of every one it has', () => {
  expect([...routes].sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
});
