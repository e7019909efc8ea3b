import { describe, expect, test } from 'vitest';
import { type ContentEntry, parseEntry } from '../../../src/domain/content/entry.ts';
import { appWith } from '../../support/fake-services.ts';

const CODE = '<p id="out"></p><script>out.textContent = 1</script>';
const codeBlock = { id: 'builder-code', component: { name: 'Custom Code', options: { code: CODE } } };

const page = parseEntry({
  id: 'page',
  data: {
    url: '/x-rings',
    blocks: [
      { id: 'builder-columns', component: { name: 'Columns', options: { columns: [{ blocks: [codeBlock] }] } } },
      { id: 'builder-src', component: { name: 'Script', options: { src: 'https://example.com/a.js?x=1&y="' } } },
      { id: 'builder-text', component: { name: 'Text', options: { text: '<p>Text</p>' } } },
    ],
  },
}) as ContentEntry;

const app = appWith({
  content: {
    page: async (path) => (path === '/x-rings' ? page : null),
    paths: async () => ['/x-rings'],
    indexedPaths: async () => ['/x-rings'],
  },
});

describe('the frame of a block with code', () => {
  test('answers the code as it was pasted, also from inside columns', async () => {
    const response = await app.request('/frames/builder-code?page=/x-rings', {}, {});
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(CODE);
  });

  test('runs in an origin of its own, even when it is opened by itself', async () => {
    const { headers } = await app.request('/frames/builder-code?page=/x-rings', {}, {});
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts/);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toContain('allow-top-navigation');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('loads a script by its address, which cannot leave its attribute', async () => {
    const text = await (await app.request('/frames/builder-src?page=/x-rings', {}, {})).text();
    expect(text).toContain('<script src="https://example.com/a.js?x=1&amp;y=&quot;"></script>');
  });

  test.each([
    '/frames/builder-text?page=/x-rings',
    '/frames/builder-none?page=/x-rings',
    '/frames/builder-code?page=/no-such-page',
    '/frames/builder-code',
    '/frames/script-1?page=/dev/blocks',
  ])('%s is not found', async (path) => {
    expect((await app.request(path, {}, {})).status).toBe(404);
  });
});

test('pages keep their own policy', async () => {
  const { headers } = await app.request('/cart', {}, {});
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

describe('the gallery of blocks', () => {
  test('is shown in development only', async () => {
    expect((await app.request('/dev/blocks', {}, {})).status).toBe(404);
    const response = await app.request('/dev/blocks?block=faq', {}, { DEVELOPMENT: '1' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('FAQ: first open');
  });

  test('its frames answer in development only', async () => {
    const response = await app.request('/frames/script-1?page=/dev/blocks', {}, { DEVELOPMENT: '1' });
    expect(response.status).toBe(200);
  });
});
