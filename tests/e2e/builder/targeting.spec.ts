import { devices } from '@playwright/test';
import { expect, newEntry, PERSON, SITE, space, test, text } from './support.ts';

const SEEN_WITHIN_MS = 60_000;

test('two concurrent visitors see the page for each, and never the other’s', async ({ browser }) => {
  test.setTimeout(150_000);
  const everyone = newEntry([text('all', '<p>Words for everyone</p>')]);
  const { url } = everyone.data;
  const rule = (property: string, value: unknown) => ({
    '@type': '@builder.io/core:Query',
    property,
    operator: 'is',
    value,
  });
  const own = (word: string, ...rules: object[]) => ({
    ...newEntry([text('own', `<p>Words for ${word}</p>`)]),
    query: [rule('urlPath', url), ...rules],
    priority: -1,
  });
  const phones = own('phones', rule('device', 'mobile'));
  const germans = own('Germans', rule('locale', ['de-DE', 'de-AT']));
  for (const entry of [everyone, phones, germans]) await space.write({ ...entry, data: { ...entry.data, url } });

  const visitors = await Promise.all(
    (
      [
        ['phones', { ...devices['Pixel 7'], locale: 'en-US' }],
        ['Germans', { userAgent: PERSON, locale: 'de-DE' }],
        ['everyone', { userAgent: PERSON, locale: 'en-US' }],
      ] as const
    ).map(async ([word, options]) => {
      const context = await browser.newContext(options);
      return { word, context, page: await context.newPage() };
    }),
  );
  for (const { word, page } of visitors) {
    await expect
      .poll(() => page.goto(SITE + url).then(() => page.getByText(/Words for/).allTextContents()), {
        timeout: SEEN_WITHIN_MS,
      })
      .toEqual([`Words for ${word}`]);
  }
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      visitors.map(async ({ word, page }) => {
        const answer = await page.goto(SITE + url);
        expect(answer?.headers()['cache-control']).toMatch(/^private/);
        await expect(page.getByText(/Words for/)).toHaveText(`Words for ${word}`);
      }),
    );
  }
  for (const { context } of visitors) await context.close();
});
