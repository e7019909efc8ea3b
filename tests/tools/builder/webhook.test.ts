import { afterEach, expect, test, vi } from 'vitest';
import { isSignedBy, signatureOf } from '../../../src/server/security/signature.ts';
import { signatureFor, webhook } from '../../../src/tools/builder/webhook.ts';

const SECRET = 'a-secret-of-the-builder-space-0123456789';
const NOW = 1_790_000_000_000;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the site accepts the space's signature, but not five minutes later, changed, or with another secret", async () => {
  const header = signatureFor('{"a":1}', SECRET, NOW);
  const signature = signatureOf(header, NOW + 299_000);
  if (signature === null) throw new Error('not read');
  expect(await isSignedBy(SECRET, signature, '{"a":1}')).toBe(true);
  expect(await isSignedBy(SECRET, signature, '{"a":2}')).toBe(false);
  expect(await isSignedBy(`${SECRET}x`, signature, '{"a":1}')).toBe(false);
  expect(await isSignedBy(SECRET, { ...signature, time: '1790000001' }, '{"a":1}')).toBe(false);
  expect(signatureOf(header, NOW + 302_000)).toBeNull();
});

test('an unreachable or failing site blocks nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const tell = webhook({ address: 'http://site.test/admin/content-changed', secret: SECRET });
  const announcement = { operation: 'publish', modelName: 'page', newValue: { id: 'a' }, previousValue: null } as const;
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('refused')));
  await tell(announcement);
  vi.stubGlobal('fetch', async () => new Response('', { status: 401 }));
  await tell(announcement);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls.join()).not.toContain(SECRET);
});
