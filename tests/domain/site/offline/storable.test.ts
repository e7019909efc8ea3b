import { describe, expect, test } from 'vitest';
import { buildOfPage, isPublicFile } from '../../../../src/domain/site/offline/storable.ts';

const response = (headers: Record<string, string>, more = {}) => ({
  ...{ status: 200, type: 'basic', redirected: false },
  headers: new Headers(headers),
  ...more,
});
const PAGE = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Cache-Control': 'private, no-cache',
  'X-Shared-Build': 'b',
};
const FILE = { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' };

describe('pages', () => {
  test('are stored if the server says that they are the same for all visitors', () => {
    expect(buildOfPage(response(PAGE))).toBe('b');
  });

  test.each([
    ['without the header', response({ ...PAGE, 'X-Shared-Build': '' }, {}), ''],
    ['with no-store', response({ ...PAGE, 'Cache-Control': 'private, No-Store' }), null],
    ['that were redirected', response(PAGE, { redirected: true }), null],
    ['that failed', response(PAGE, { status: 503 }), null],
    ['of another origin', response(PAGE, { type: 'cors' }), null],
    ['that redirect', response(PAGE, { type: 'opaqueredirect', status: 0 }), null],
    ['of another type', response({ ...PAGE, 'Content-Type': 'application/json' }), null],
  ])('are not stored %s', (_, answer, expected) => expect(buildOfPage(answer) || null).toBe(expected || null));
});

describe('files', () => {
  test('are stored if they are public', () => expect(isPublicFile(response(FILE))).toBe(true));

  test.each([
    ['private', { ...FILE, 'Cache-Control': 'private, max-age=60' }],
    ['both', { ...FILE, 'Cache-Control': 'public, private' }],
    ['without a rule', { 'Content-Type': 'image/png' }],
    ['HTML', { ...FILE, 'Content-Type': 'text/html' }],
  ])('are not stored if they are %s', (_, headers) => expect(isPublicFile(response(headers))).toBe(false));
});
