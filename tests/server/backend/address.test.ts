import { expect, test } from 'vitest';
import { readBackendAddress } from '../../../src/server/backend/address.ts';

test('without a URL there is no backend, whatever the token', () => {
  expect(readBackendAddress({})).toBeNull();
  expect(readBackendAddress({ BACKEND_URL: ' ', BACKEND_TOKEN: 't' })).toBeNull();
});

test('removes the trailing slash and derives the name from host and path', () => {
  expect(readBackendAddress({ BACKEND_URL: 'https://data.example/cms/', BACKEND_TOKEN: ' t ' })).toEqual({
    url: 'https://data.example/cms',
    token: 't',
    name: 'data.example/cms',
  });
  expect(readBackendAddress({ BACKEND_URL: 'http://127.0.0.1:8055' })).toMatchObject({
    token: '',
    name: '127.0.0.1:8055',
  });
});

test.each([
  'data.example',
  'ftp://data.example',
  'https://ann:secret@data.example',
  'https://data.example/?token=secret',
  'secret',
])('rejects %s with the name of the setting and without its value', (BACKEND_URL) => {
  expect(() => readBackendAddress({ BACKEND_URL })).toThrow(/^Setting BACKEND_URL is invalid: (?!.*(secret|ann))/);
});
