import { expect, newEntry, PERSON, SITE, space, test, text } from './support.ts';

/** A published change appears within a minute. */
const SEEN_WITHIN_MS = 60_000;

test.use({ userAgent: PERSON });

test('a visitor’s page loads no JavaScript of the builder and sends it no request', async ({ page, context }) => {
  const scripts: string[] = [];
  const hosts = new Set<string>();
  page.on('response', async (response) => {
    hosts.add(new URL(response.url()).origin);
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  for (const path of ['/', '/x-rings', '/shop/orings']) {
    await page.goto(SITE + path, { waitUntil: 'networkidle' });
    expect(await page.content(), path).not.toMatch(/\/build\/editor\/|data-editor|editor-page/);
  }
  expect([...hosts].filter((host) => host !== SITE && host !== 'null')).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts)
    expect(script).not.toMatch(/builder\.(contentUpdate|sdkInfo|registerComponent)|cdn\.builder\.io/);
  expect(await context.cookies()).toEqual([]);
});

test('shows published changes within a minute, but not saved ones', async ({ page, request }) => {
  test.setTimeout(180_000);
  const entry = newEntry([text('published', '<p>Published words</p>')]);
  const { url } = entry.data;
  await space.write(entry);
  await expect.poll(async () => (await request.get(SITE + url)).status(), { timeout: SEEN_WITHIN_MS }).toBe(200);

  await space.saveDraft({ ...entry, data: { ...entry.data, blocks: [text('published', '<p>Saved words</p>')] } });
  await page.goto(SITE + url);
  await expect(page.getByText('Published words')).toBeVisible();

  await space.write({ ...entry, data: { ...entry.data, blocks: [text('published', '<p>Changed words</p>')] } });
  await expect
    .poll(async () => (await (await request.get(SITE + url)).text()).includes('Changed words'), {
      timeout: SEEN_WITHIN_MS,
    })
    .toBe(true);
});

test('a test of two versions is stored for 30 days, only with consent, and never mixed', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const entry = newEntry([text('arm', '<p>Version A</p>')]);
  const { url } = entry.data;
  const b = { id: 'b-arm', name: 'B', testRatio: 0.5, data: { title: 'B', blocks: [text('arm', '<p>Version B</p>')] } };
  await space.write({ ...entry, testRatio: 0.5, variations: { 'b-arm': b } });
  await expect.poll(async () => (await request.get(SITE + url)).status(), { timeout: SEEN_WITHIN_MS }).toBe(200);

  for (let visit = 0; visit < 10; visit++) {
    const answer = await request.get(SITE + url);
    expect(await answer.text()).toContain('Version A');
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('builder');
  }

  const cookie = { Cookie: 'canyon-consent=yes' };
  let ofB = 0;
  const DRAWS = 200;
  for (let visit = 0; visit < DRAWS; visit++) {
    const answer = await fetch(SITE + url, { headers: cookie });
    const html = await answer.text();
    const isB = html.includes('Version B');
    expect(html.includes('Version A')).toBe(!isB);
    const kept = answer.headers.getSetCookie().find((one) => one.startsWith(`builder.tests.${entry.id}=`)) ?? '';
    expect(kept).toContain(`=${isB ? 'b-arm' : entry.id}`);
    expect(kept).toContain('Max-Age=2592000');
    if (isB) ofB += 1;
  }
  // Five standard deviations of a fair draw.
  expect(Math.abs(ofB - DRAWS / 2)).toBeLessThan(5 * Math.sqrt(DRAWS / 4));

  const person = await browser.newContext({ userAgent: PERSON });
  await person.addCookies([
    { name: 'canyon-consent', value: 'yes', url: SITE },
    { name: `builder.tests.${entry.id}`, value: 'b-arm', url: SITE },
  ]);
  const page = await person.newPage();
  for (let visit = 0; visit < 3; visit++) {
    await page.goto(SITE + url);
    await expect(page.getByText('Version B')).toBeVisible();
  }
  await person.close();
});
