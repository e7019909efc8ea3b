import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../../src/domain/site/api/endpoints.ts';
import { appWith } from '../../../support/services/fake-services.ts';

/** URLs of the API, without the prefixes that middleware guards. UCP publishes its own documents for `/api/ucp`. */
const routes = new Set(
  appWith()
    .routes.filter(({ method, path }) => method !== 'ALL' && /^\/(?:api(?!\/ucp\/)|auth|users)\//.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`),
);

test('documents exactly the endpoints that the server has', () => {
  expect([...routes].sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
});
