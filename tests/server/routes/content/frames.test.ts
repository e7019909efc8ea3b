import { describe, expect, test } from 'vitest';
import { type ContentEntry, parseEntry } from '../../../../src/domain/site/content/entry.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const CODE = '<p id="out"></p><script>out.textContent = 1</script>';
const codeBlock = { id: 'builder-code', component: { name: 'Custom Code', options: { code: CODE } } };

const code = (id: string, html: string) => ({ id, component: { name: 'Custom Code', options: { code: html } } });

const page = parseEntry({
  id: 'page',
  data: {
    url: '/x-rings',
    blocks: [
      { id: 'builder-columns', component: { name: 'Columns', options: { columns: [{ blocks: [codeBlock] }] } } },
      { id: 'builder-src', component: { name: 'Script', options: { src: 'https://example.com/a.js?x=1&y="' } } },
      { ...code('builder-hidden', '<p>Hidden</p>'), hide: true },
      { ...code('builder-unshown', '<p>Unshown</p>'), show: false },
      { ...code('builder-bound', '<p>Bound</p>'), show: false, bindings: { show: 'state.location.query.offer' } },
      { id: 'builder-box', children: [code('builder-inside', '<p>Inside</p>')], hide: true },
      { id: 'builder-text', component: { name: 'Text', options: { text: '<p>Text</p>' } } },
    ],
  },
}) as ContentEntry;

const iframe = (id: string, url: string) => ({ id, component: { name: 'Iframe', options: { url } } });

const framing = parseEntry({
  id: 'framing',
  data: {
    url: '/framing',
    blocks: [
      iframe('builder-1', 'https://maps.example/a'),
      iframe('builder-2', '/x-rings'),
      iframe('builder-3', 'http://localhost:3000/'),
      {
        id: 'builder-4',
        component: {
          name: 'Columns',
          options: { columns: [{ blocks: [iframe('builder-5', 'https://videos.example/b')] }] },
        },
      },
    ],
  },
}) as ContentEntry;

const app = appWith({
  content: {
    page: async (path) => (path === '/x-rings' ? page : path === '/framing' ? framing : null),
    isForEveryone: async () => true,
    version: async () => '1',
    paths: async () => ['/x-rings'],
    indexedPaths: async () => ['/x-rings'],
  },
});

describe('the frame of a block with code', () => {
  test('returns the code as pasted, also from inside columns', async () => {
    const response = await app.request('/frames/builder-code?page=/x-rings', {}, {});
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(CODE);
  });

  test.each(['builder-hidden', 'builder-unshown', 'builder-inside'])(
    'returns 404 for %s, which is hidden from everyone',
    async (id) => {
      const response = await app.request(`/frames/${id}?page=/x-rings`, {}, {});
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/Hidden|Unshown|Inside/);
    },
  );

  test('responds for a block that some visitors see', async () => {
    expect(await (await app.request('/frames/builder-bound?page=/x-rings', {}, {})).text()).toContain('Bound');
  });

  test('runs in a separate origin, even when it is opened directly', async () => {
    const { headers } = await app.request('/frames/builder-code?page=/x-rings', {}, {});
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts/);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toContain('allow-top-navigation');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('connect-src https: wss:');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('loads JavaScript by its URL, which cannot leave its attribute', async () => {
    const text = await (await app.request('/frames/builder-src?page=/x-rings', {}, {})).text();
    expect(text).toContain('<script src="https://example.com/a.js?x=1&amp;y=&quot;"></script>');
  });

  test.each([
    '/frames/builder-text?page=/x-rings',
    '/frames/builder-none?page=/x-rings',
    '/frames/builder-code?page=/no-such-page',
    '/frames/builder-code',
    '/frames/script-1?page=/dev/blocks',
  ])('%s returns 404', async (path) => {
    expect((await app.request(path, {}, {})).status).toBe(404);
  });
});

describe('a page of the content store', () => {
  const frameSources = async (path: string, env: object = {}): Promise<string | undefined> =>
    (await app.request(path, {}, env)).headers.get('content-security-policy')?.match(/frame-src ([^;]*)/)?.[1];

  test('allows only the origins of the frames it contains', async () => {
    expect(await frameSources('/framing')).toBe("'self' https://maps.example https://videos.example");
    expect(await frameSources('/x-rings')).toBe("'self'");
    expect(await frameSources('/cart')).toBe("'self'");
  });

  test('allows frames of localhost only in development', async () => {
    expect(await frameSources('/framing', { DEVELOPMENT: '1' })).toContain('http://localhost:3000');
  });

  test('can be framed only by pages of this site', async () => {
    const { headers } = await app.request('/x-rings', {}, {});
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test('allows the builder’s pictures and videos while a space is connected', async () => {
    const sources = async (env: object) =>
      (await app.request('/x-rings', {}, env)).headers.get('content-security-policy')?.match(/media-src ([^;]*)/)?.[1];
    expect(await sources({})).toBe("'self'");
    expect(await sources({ BUILDER_API_KEY: 'key' })).toBe("'self' https://cdn.builder.io");
  });
});

describe('the block gallery', () => {
  test('is shown in development only', async () => {
    expect((await app.request('/dev/blocks', {}, {})).status).toBe(404);
    const response = await app.request('/dev/blocks?block=faq', {}, { DEVELOPMENT: '1' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('FAQ: first open');
  });

  test('has frames only in development', async () => {
    const response = await app.request('/frames/script-1?page=/dev/blocks', {}, { DEVELOPMENT: '1' });
    expect(response.status).toBe(200);
  });
});
