import { block, EDITOR, expect, newEntry, PERSON, SITE, space, test, text } from './support.ts';

const SEEN_WITHIN_MS = 60_000;
const LONG_ID = () => `${'a'.repeat(33)}_${crypto.randomUUID().replaceAll('-', '').padEnd(33, '0')}`;

test.use({ userAgent: PERSON });

const eventsAbout = async (contentId: string) =>
  (await space.events()).filter(({ data }) => data.contentId === contentId);

test('with consent, reports views and clicks with position and block, and leaves the page unchanged', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(150_000);
  const id = LONG_ID();
  const entry = { ...newEntry([text('one', '<p>First words</p>'), text('two', '<p>Second words</p>')]), id };
  const { url } = entry.data;
  await space.write(entry);
  await expect.poll(async () => (await request.get(SITE + url)).status(), { timeout: SEEN_WITHIN_MS }).toBe(200);

  await context.addCookies([{ name: 'canyon-consent', value: 'yes', url: SITE }]);
  const loaded = page.waitForResponse((response) => /\/build\/measure-/.test(response.url()));
  await page.goto(`${SITE + url}?utm_source=news&query=typed`);
  await loaded;
  await page.getByText('Second words').click();
  await page.getByText('First words').click();
  await page.goto(`${SITE}/search`);
  await expect.poll(async () => (await eventsAbout(id)).length).toBe(3);
  const [view, first, second] = await eventsAbout(id);
  expect(view).toMatchObject({
    type: 'impression',
    data: {
      userAttributes: { urlPath: url, device: 'desktop', locale: 'en-US' },
      metadata: { url: expect.stringMatching(new RegExp(`${url}\\?utm_source=news$`)) },
    },
  });
  expect(first).toMatchObject({
    type: 'click',
    data: { unique: true, targetBuilderElement: 'builder-two', metadata: { builderElementIndex: 0 } },
  });
  // The middle of the words, somewhere within the block.
  const within = expect.closeTo(0.5, 0);
  expect(first).toMatchObject({ data: { metadata: { builderTargetOffset: { x: within, y: within } } } });
  expect(second).toMatchObject({ type: 'click', data: { unique: false, targetBuilderElement: 'builder-one' } });
  const numbers = [view, first, second].map((event) => [event?.data.sessionId, event?.data.visitorId]);
  expect(new Set(numbers.map(String)).size).toBe(1);
  expect(numbers[0]?.[0]).not.toBe(numbers[0]?.[1]);
  expect(JSON.stringify(await eventsAbout(id))).not.toContain('typed');
});

test('counts a form as a conversion, whether it is sent to this site or another one', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(150_000);
  const button = block('send', 'Form:SubmitButton', { text: 'Send it' });
  const form = (action: string) =>
    block('form', 'Form:Form', { action, method: 'GET', sendWithJs: false }, { children: [button] });
  const entry = newEntry([form(`${EDITOR}/api/v1/pixel`)]);
  await space.write(entry);
  const address = SITE + entry.data.url;
  await expect.poll(async () => (await request.get(address)).status(), { timeout: SEEN_WITHIN_MS }).toBe(200);
  await context.addCookies([{ name: 'canyon-consent', value: 'yes', url: SITE }]);
  const loaded = page.waitForResponse((response) => /\/build\/measure-/.test(response.url()));
  await page.goto(address);
  await loaded;
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.waitForURL(/pixel/);
  const conversions = async () => (await eventsAbout(entry.id)).filter(({ type }) => type === 'conversion').length;
  await expect.poll(conversions).toBe(1);

  const fields = { name: 'Ada Example', email: 'ada@example.com', message: 'Please call', company: 'Example' };
  const sent = await request.post(`${SITE}/api/forms/ContactUsForm`, {
    form: { ...fields, phone: '5550100', idempotencyKey: crypto.randomUUID() },
    headers: { Origin: SITE, Referer: address, Cookie: 'canyon-consent=yes', Accept: 'application/json' },
  });
  expect(sent.status()).toBe(200);
  await expect.poll(conversions).toBe(2);
});

test('without consent, loads, stores and reports nothing; declining deletes stored data', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(150_000);
  const entry = newEntry([text('words', '<p>Words of the page</p>')]);
  const { url } = entry.data;
  await space.write(entry);
  await expect.poll(async () => (await request.get(SITE + url)).status(), { timeout: SEEN_WITHIN_MS }).toBe(200);
  const requests: string[] = [];
  page.on('request', (one) => requests.push(one.url()));

  await page.goto(SITE + url, { waitUntil: 'networkidle' });
  await page.getByText('Words of the page').click();
  await page.goto(`${SITE}/consent`, { waitUntil: 'networkidle' });
  expect(requests.filter((address) => /measure/.test(address))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Allow' }).click();
  await page.goto(SITE + url, { waitUntil: 'networkidle' });
  const names = async () => (await context.cookies()).map(({ name }) => name).sort();
  expect(await names()).toEqual(['builderSessionId', 'builderVisitorId', 'canyon-consent']);
  await page.goto(`${SITE}/consent`);
  await main.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(names).toEqual(['canyon-consent']);
  const views = (await eventsAbout(entry.id)).filter(({ type }) => type === 'impression');
  expect(views).toHaveLength(1);
});
