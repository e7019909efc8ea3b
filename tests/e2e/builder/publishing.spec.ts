import { expect, newEntry, SITE, space, test, text } from './support.ts';

/** Announced changes appear within five seconds; a busy machine gets more time, but less than cache expiry takes. */
const SEEN_WITHIN_MS = 20_000;

test('shows announced changes within seconds: a new page, its change, a shared block’s change, its removal', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const words = async (url: string): Promise<string> => (await request.get(SITE + url)).text();
  const seen = async (url: string, wanted: string): Promise<void> => {
    await expect.poll(() => words(url), { timeout: SEEN_WITHIN_MS, intervals: [500] }).toContain(wanted);
  };
  const shared = newEntry([text('shared', '<p>Shared as it was</p>')]);
  await space.write(shared, 'symbol');
  const symbol = { symbol: { model: 'symbol', entry: shared.id } };
  const blocks = [
    text('words', '<p>As first published</p>'),
    { ...text('symbol', ''), component: { name: 'Symbol', options: symbol } },
  ];
  const entry = newEntry(blocks);
  const { url } = entry.data;
  expect((await request.get(SITE + url)).status()).toBe(404);

  await space.write(entry);
  await seen(url, 'As first published');
  await seen(url, 'Shared as it was');

  await space.write({
    ...entry,
    data: { ...entry.data, blocks: [text('words', '<p>As changed</p>'), ...blocks.slice(1)] },
  });
  await seen(url, 'As changed');

  await space.write(
    { ...shared, data: { ...shared.data, blocks: [text('shared', '<p>Shared, changed</p>')] } },
    'symbol',
  );
  await seen(url, 'Shared, changed');

  await space.write({ ...entry, published: 'draft' });
  await expect
    .poll(async () => (await request.get(SITE + url)).status(), { timeout: SEEN_WITHIN_MS, intervals: [500] })
    .toBe(404);
});

test('rejects clients without the secret', async ({ request }) => {
  const data = { operation: 'publish', modelName: 'page' };
  const guesses: Record<string, string>[] = [
    {},
    { Authorization: 'Bearer guess' },
    { 'X-Content-Signature': `t=1,v1=${'0'.repeat(64)}` },
  ];
  for (const headers of guesses)
    expect((await request.post(`${SITE}/admin/content-changed`, { data, headers })).status()).toBe(401);
});
