import { BUILDER_PORT } from '../support/ports.ts';
import { editAddress, expect, newEntry, SITE, space, test, text, withBlocks } from './support.ts';

const entry = newEntry([text('hello', '<p>Hello</p>')]);

test.beforeAll(() => space.write(entry));

const policyOf = async (request: { get(url: string): Promise<{ headers(): Record<string, string> }> }, url: string) => {
  const headers = (await request.get(url)).headers();
  return { policy: headers['content-security-policy'] ?? '', headers };
};

test('only pages being edited may be framed, only there may text become script', async ({ request }) => {
  const { url } = entry.data;
  const edit = await policyOf(request, editAddress(url, entry.id));
  expect(edit.policy).toContain("frame-ancestors 'self' https://builder.io https://*.builder.io http://localhost:*");
  expect(edit.policy).toContain("'unsafe-eval'");
  expect(edit.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(edit.headers['x-frame-options']).toBeUndefined();

  const preview = await policyOf(request, editAddress(url, entry.id, false));
  expect(preview.policy).toContain('https://*.builder.io');
  expect(preview.policy).not.toContain('unsafe-eval');
  expect(preview.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

  for (const path of ['/x-rings', '/cart?builder.frameEditing=page', '/shop/orings?builder.frameEditing=page']) {
    const { policy, headers } = await policyOf(request, SITE + path);
    expect(policy, path).toMatch(/frame-ancestors 'self'(;|$)/);
    expect(policy, path).not.toContain('unsafe-eval');
    expect(headers['x-frame-options'], path).toBe('SAMEORIGIN');
  }
  const missing = await policyOf(request, editAddress('/no-such-page-here'));
  expect(missing.policy).toMatch(/frame-ancestors 'self'(;|$)/);
});

test.describe('an editor elsewhere', () => {
  test.use({ expectedError: /frame-ancestors/ });

  test('may not frame the page', async ({ page }) => {
    await page.goto(`http://127.0.0.1:${BUILDER_PORT}/editor?page=${entry.data.url}`);
    await expect(page.locator('#outline li')).toHaveCount(1);
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
    expect(await page.evaluate(() => window.messages.length)).toBe(0);
  });
});

test('messages of hosts that are not trusted are not heard', async ({ editor }) => {
  await editor.open(entry.data.url);
  const update = {
    type: 'builder.contentUpdate',
    data: { key: 'page', data: withBlocks(entry, [text('x', '<p>Foreign</p>')]) },
  };
  await editor.frame().evaluate((message) => window.postMessage(message, '*'), update);
  await editor
    .frame()
    .evaluate(() =>
      window.postMessage({ type: 'builder.evaluate', data: { id: 'f', text: 'document.title = "Foreign"' } }, '*'),
    );
  await editor.post('builder.ping');
  await expect.poll(() => editor.messages('builder.pong')).toHaveLength(1);
  await expect(editor.site.getByText('Hello')).toBeVisible();
  await expect(editor.site.getByText('Foreign')).toHaveCount(0);
  expect(await editor.frame().evaluate(() => document.title)).not.toBe('Foreign');
});

test('editing leaves no cookie', async ({ editor, context }) => {
  await editor.open(entry.data.url);
  expect((await context.cookies(SITE)).filter(({ name }) => name.startsWith('builder'))).toEqual([]);
});
