import { BUILDER_PORT, EDIT_TOKEN } from '../support/ports.ts';
import { editAddress, expect, newEntry, SITE, space, test, text, withBlocks } from './support.ts';

const entry = newEntry([text('hello', '<p>Hello</p>')]);

test.beforeAll(() => space.write(entry));

const policyOf = async (request: { get(url: string): Promise<{ headers(): Record<string, string> }> }, url: string) => {
  const headers = (await request.get(url)).headers();
  return { policy: headers['content-security-policy'] ?? '', headers };
};

const EDITORS = "frame-ancestors 'self' https://builder.io https://beta.builder.io http://localhost:*";
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

test('only pages being edited can be framed by others, and only with the token', async ({ request }) => {
  const { url } = entry.data;
  for (const isEditing of [true, false]) {
    const { policy, headers } = await policyOf(request, editAddress(url, entry.id, isEditing));
    expect(policy).toContain(EDITORS);
    expect(policy).not.toContain('unsafe-eval');
    expect(headers).toMatchObject(PRIVATE);
    expect(headers['x-frame-options']).toBeUndefined();
  }

  for (const address of [
    editAddress('/x-rings', null, true, null),
    editAddress('/x-rings', null, true, 'a-wrong-token-of-some-length'),
    editAddress('/cart'),
    editAddress('/shop/orings'),
    editAddress('/no-such-page-here'),
  ]) {
    const { policy, headers } = await policyOf(request, address);
    expect(policy, address).toMatch(/frame-ancestors 'self'(;|$)/);
    expect(policy, address).not.toContain('unsafe-eval');
    expect(headers['x-frame-options'], address).toBe('SAMEORIGIN');
  }
});

test.describe('a visitor without the token', () => {
  test.use({ expectedError: /404/ });

  test('sees the visitors’ page, whatever else the URL contains', async ({ page }) => {
    const draft = newEntry([text('secret', '<p>Not for visitors yet</p>')], { published: 'draft' });
    await space.write(draft);
    for (const token of [null, 'a-wrong-token-of-some-length']) {
      const answer = await page.goto(editAddress(draft.data.url, draft.id, true, token));
      expect(answer?.status()).toBe(404);
      await expect(page.getByText('Not for visitors yet')).toHaveCount(0);
      await expect(page.locator('main[data-editor]')).toHaveCount(0);
    }
  });
});

test('the token appears neither in the page nor in its requests', async ({ page }) => {
  const sentValues: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    sentValues.push(request.url(), request.headers().referer ?? '', request.postData() ?? '');
  });
  const answer = await page.goto(editAddress(entry.data.url, entry.id));
  await page.waitForLoadState('networkidle');
  expect(await answer?.text()).not.toContain(EDIT_TOKEN);
  expect(sentValues.length).toBeGreaterThan(3);
  expect(sentValues.filter((one) => one.includes(EDIT_TOKEN))).toEqual([]);
});

test.describe('an editor on another host', () => {
  test.use({ expectedError: /frame-ancestors/, expectedViolations: [/frame-ancestors/] });

  test('cannot frame the page', async ({ page }) => {
    await page.goto(`http://127.0.0.1:${BUILDER_PORT}/editor?page=${entry.data.url}`);
    await expect(page.locator('#outline li')).toHaveCount(1);
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
    expect(await page.evaluate(() => window.messages.length)).toBe(0);
  });
});

test('ignores messages of untrusted hosts', async ({ editor }) => {
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
