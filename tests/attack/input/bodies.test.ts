import { encode } from 'fast-png';
import { describe, expect, inject, test } from 'vitest';
import { HOSTILE_BODIES } from '../payloads/bodies.ts';
import { attack, attackSafely, forAll } from '../support/attack.ts';
import { sendRaw } from '../support/raw.ts';
import { mutationRoutes, pathOf } from '../support/routes.ts';
import { PRODUCTION_BINDINGS, SITE } from '../support/target.ts';

const TOKENS: readonly (readonly [start: string, token: string])[] = [
  ['/items', PRODUCTION_BINDINGS.ITEMS_TOKEN],
  ['/admin/sync', PRODUCTION_BINDINGS.SYNC_TOKEN],
  ['/admin/content-changed', PRODUCTION_BINDINGS.CONTENT_WEBHOOK_SECRET],
];

/**
 * The headers of a page of this site, with the secret where one is required, so that requests reach the code behind the
 * guards.
 */
const headersFor = (path: string, type: string): Record<string, string> => {
  const token = TOKENS.find(([start]) => path.startsWith(start))?.[1];
  return {
    Origin: SITE,
    ...(type !== '' && { 'Content-Type': type }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
};

const paths = (): string[] => [...new Set(mutationRoutes().map(({ pattern }) => pathOf(pattern)))];

describe('an unreadable body is a client error', () => {
  test.each(HOSTILE_BODIES.map((one) => [one.name, one] as const))('%s', async (_, { type, body }) => {
    const all = paths().filter((path) => path !== '/admin/sync');
    await forAll(all, async (path) => {
      const { status } = await attackSafely(path, { method: 'POST', headers: headersFor(path, type), body });
      expect(status, path).toBeLessThan(500);
    });
  });

  test('bodies that contain __proto__ add no property to any object', async () => {
    const answer = await attack('/api/compounds-search?limit=10');
    expect(answer.text).not.toContain('isAdmin');
    expect((await attack('/api/account')).status).toBe(401);
  });
});

describe('a body has a limit', () => {
  const large = (size: number): string => `{"searchText":"${'a'.repeat(size)}"}`;

  test('rejects 32 MiB on every route by the declared length, before the body is sent', async () => {
    for (const path of paths()) {
      const head = Object.entries(headersFor(path, 'application/json')).map(([name, value]) => `${name}: ${value}`);
      const lines = [...head, `Content-Length: ${32 * 1024 * 1024}`, 'Connection: close'];
      const raw = [`POST ${path} HTTP/1.1`, 'Host: www.canyonseals.example', ...lines, '', '{'].join('\r\n');
      const answer = await sendRaw(inject('attacked'), raw);
      expect([303, 400, 401, 403, 404, 405, 413, 415], `${path} answered ${answer?.status}`).toContain(answer?.status);
    }
  });

  test('returns 413 slightly above the limit of a route', async () => {
    for (const [path, size] of [
      ['/api/search', 5000],
      ['/auth/login', 17 * 1024],
      ['/api/quotes', 1025 * 1024],
      ['/api/parts-lookup', 65 * 1024],
      ['/api/forms/ContactUsForm', 65 * 1024],
      ['/api/measure', 9 * 1024],
      ['/admin/content-changed', 1025 * 1024],
      ['/consent', 65 * 1024],
    ] as const) {
      const type = path === '/consent' ? 'application/x-www-form-urlencoded' : 'application/json';
      const { status } = await attackSafely(path, {
        method: 'POST',
        headers: headersFor(path, type),
        body: large(size),
      });
      expect(status, path).toBe(413);
    }
  });
});

test('broken multipart for /consent returns 400, not a server error', async () => {
  const bodies = HOSTILE_BODIES.filter(({ type }) => type.startsWith('multipart'));
  await forAll(bodies, async ({ name, type, body }) => {
    const { status } = await attackSafely('/consent', { method: 'POST', headers: headersFor('/consent', type), body });
    expect(status, name).toBeGreaterThanOrEqual(300);
    expect(status, name).toBeLessThan(500);
  });
});

describe('uploaded files', () => {
  const part = (name: string, value: string, more = ''): string =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const texts = [
    part('part', 'FK7502-214'),
    part('name', 'R. Okafor'),
    part('email', 'r.okafor@plant.example'),
    part('company', 'Plant 4'),
    part('quantity', '100'),
    part('message', 'See the drawing.'),
  ].join('');
  const upload = (file: string, type: string, content: string): Promise<{ status: number; text: string }> =>
    attackSafely('/api/forms/RequestAQuoteForm', {
      method: 'POST',
      headers: { ...headersFor('/', 'multipart/form-data; boundary=b'), Accept: 'application/json' },
      body: `${texts}${part('files', content, `; filename="${file}"\r\nContent-Type: ${type}`)}--b--\r\n`,
    });

  test('accepts a valid drawing', async () => {
    const picture = Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(16) })).toString('latin1');
    const { status, text } = await upload('x.png', 'image/png', picture);
    expect(status, text).toBe(200);
  });

  test.each([
    ['a page declared as a picture', 'x.png', 'image/png', '<!doctype html><script>1</script>'],
    ['a program declared as a drawing', 'x.pdf', 'application/pdf', 'MZ\x90\x00\x03\x00\x00\x00'],
    [
      'a picture with JavaScript',
      'x.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    ],
    ['a page', 'x.html', 'text/html', '<script>1</script>'],
    ['a script', 'x.js', 'text/javascript', 'alert(1)'],
    ['two file extensions', 'x.png.exe', 'image/png', 'MZ'],
    ['an extension cut by a zero byte', 'x.exe%00.png', 'image/png', 'MZ'],
    ['an archive', 'x.zip', 'application/zip', 'PK\x03\x04'],
    ['nothing', 'x.png', 'image/png', ''],
  ])('rejects %s', async (_, file, type, content) => {
    const { status } = await upload(file, type, content);
    expect([400, 404, 413, 415, 422]).toContain(status);
  });
});
