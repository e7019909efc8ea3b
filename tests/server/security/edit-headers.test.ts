import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppBindings } from '../../../src/server/app-bindings.ts';
import type { Env } from '../../../src/server/env.ts';
import { editHeaders, editorPolicy } from '../../../src/server/security/edit-headers.ts';

const app = new Hono<AppBindings>()
  .use(editHeaders)
  .get('/page', (c) => c.text('page', 200, { 'Cache-Control': 'public, max-age=60' }));

const headersOf = async (path: string): Promise<Headers> => (await app.request(path, {}, {})).headers;

test('leaves visitors’ responses unchanged', async () => {
  const headers = await headersOf('/page?builder.frameEditing=page');
  expect(headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(headers.get('Referrer-Policy')).toBeNull();
});

test.each(['/page?edit_token=right', '/page?edit_token=wrong', '/page?x=1&edit%5Ftoken=', '/nowhere?edit_token=x'])(
  'a response to a URL with a token is not cached, indexed or leaked: %s',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  },
);

test('only the editor can frame the page, and localhost only in development', () => {
  expect(editorPolicy({} as Env)).toEqual({
    frameAncestors: ["'self'", 'https://builder.io', 'https://beta.builder.io'],
    connectOrigins: ['https://cdn.builder.io'],
  });
  expect(editorPolicy({ DEVELOPMENT: '1', BUILDER_API_HOST: 'http://127.0.0.1:8790' } as Env)).toEqual({
    frameAncestors: ["'self'", 'https://builder.io', 'https://beta.builder.io', 'http://localhost:*'],
    connectOrigins: ['http://127.0.0.1:8790'],
  });
});
