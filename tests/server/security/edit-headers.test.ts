import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppBindings } from '../../../src/server/app-bindings.ts';
import { builderOrigin, editHeaders } from '../../../src/server/security/edit-headers.ts';
import { securityHeaders } from '../../../src/server/security/headers.ts';

const app = new Hono<AppBindings>()
  .use(securityHeaders)
  .use(editHeaders)
  .get('/visitor', (c) => c.html('page'))
  .get('/:mode', (c) => {
    c.set('edit', { model: 'page', isEditing: c.req.param('mode') === 'edit', entryId: null });
    return c.html('page');
  });

const headersOf = async (path: string, env: object = {}): Promise<Headers> =>
  (await app.request(path, {}, env)).headers;
const directive = (headers: Headers, name: string): string =>
  (headers.get('Content-Security-Policy') ?? '').split('; ').find((one) => one.startsWith(name)) ?? '';

test('visitors’ answers stay as they are', async () => {
  const headers = await headersOf('/visitor');
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(directive(headers, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(directive(headers, 'script-src')).not.toContain('unsafe-eval');
});

describe.each(['edit', 'preview'])('%s', (mode) => {
  test('is framed by the builder alone, never kept, never listed', async () => {
    const headers = await headersOf(`/${mode}`);
    expect(directive(headers, 'frame-ancestors')).toBe(
      "frame-ancestors 'self' https://builder.io https://*.builder.io",
    );
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('is framed by this machine in development', async () => {
    const headers = await headersOf(`/${mode}`, { DEVELOPMENT: '1' });
    expect(directive(headers, 'frame-ancestors')).toContain('http://localhost:*');
  });

  test('makes script from text only while editing', async () => {
    expect(directive(await headersOf(`/${mode}`), 'script-src').includes("'unsafe-eval'")).toBe(mode === 'edit');
  });
});

test('shared blocks may be read from the space', async () => {
  expect(builderOrigin({} as AppBindings['Bindings'])).toBe('https://cdn.builder.io');
  const headers = await headersOf('/edit', { BUILDER_API_HOST: 'http://127.0.0.1:8790' });
  expect(directive(headers, 'connect-src')).toBe("connect-src 'self' http://127.0.0.1:8790");
});
