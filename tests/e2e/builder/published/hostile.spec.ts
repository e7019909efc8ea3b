import type { Frame, Page, Request } from '@playwright/test';
import { editAddress, expect, newEntry, SITE, space, test } from '../support.ts';
import { HOSTILE, hostileData } from './hostile-content.ts';

/*
 * Every field of content that staff can write contains strings that try to run, load or break out. All must be
 * harmless, on a visitor's page and in the editor.
 */

/** Refused by the page's policy, or not there: said by the browser, done by nobody. */
const REFUSED = /sandbox|Failed to load resource|net::ERR|could not be loaded/i;
test.use({ expectedError: REFUSED, expectedViolations: [/./] });

const PER_PAGE = 8;

const pages = Array.from({ length: Math.ceil(HOSTILE.length / PER_PAGE) }, (_, index) => {
  const entry = newEntry([]);
  const texts = HOSTILE.slice(index * PER_PAGE, (index + 1) * PER_PAGE);
  return { ...entry, data: { ...entry.data, ...hostileData(texts, index * PER_PAGE) } };
});

/** Records the requests of a page and everything it opens. */
const watch = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window ${popup.url()}`));
  // Requests that the page's policy blocks do not count.
  const note = (request: Request): void => {
    const { host, protocol } = new URL(request.url());
    const isOwn = !/^https?:$/.test(protocol) || /^(?:127\.0\.0\.1|localhost):\d+$/.test(host);
    if (!isOwn && request.failure()?.errorText !== 'csp') seen.push(request.url());
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  return seen;
};

/** Returns harmful elements and attributes in the blocks of a page. */
const harmIn = (page: Page | Frame): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main .page-blocks *')];
    const isCode = (one: Element): boolean =>
      one instanceof HTMLScriptElement
        ? one.type !== 'application/json'
        : /^(?:OBJECT|EMBED|BASE|META|LINK)$/.test(one.tagName);
    const addresses = all.flatMap((one) =>
      ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].map((name) => one.getAttribute(name) ?? ''),
    );
    const bad = addresses.filter((one) => /^(?:javascript|vbscript|data):/.test(new URL(one, location.href).protocol));
    // As the browser parsed them: an invalid rule has no effect.
    const rules = [...document.querySelectorAll<HTMLStyleElement>('main style')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
    );
    // A picture of another host can be named; the page's policy blocks it, which the recorded requests show.
    return [
      ...all.filter(isCode).map(({ tagName }) => tagName),
      ...all.flatMap((one) => one.getAttributeNames().filter((name) => /^on|^srcdoc$/.test(name))),
      ...bad,
      ...rules.filter((rule) => /^@import|url\((?!["']?(?:\/(?!\/)|https:))/i.test(rule)),
      ...(getComputedStyle(document.body).display === 'none' ? ['the page is hidden'] : []),
    ];
  });

const point = async (page: Page): Promise<void> => {
  for (const block of await page.locator('main .page-blocks > [builder-id]').all())
    await block.dispatchEvent('mouseover').catch(() => undefined);
};

test.beforeAll(async () => {
  for (const entry of pages) await space.write(entry);
});

test('a visitor’s page of hostile content runs and loads nothing', { tag: '@core' }, async ({ page }) => {
  test.setTimeout(120_000);
  const seen = watch(page);
  for (const { data } of pages) {
    const seenWithin = { timeout: 60_000, message: 'the page is published' };
    await expect.poll(async () => (await page.request.get(SITE + data.url)).status(), seenWithin).toBe(200);
    await page.goto(SITE + data.url);
    expect(await page.locator('main [builder-id]').count()).toBeGreaterThan(100);
    await point(page);
    expect(await harmIn(page)).toEqual([]);
  }
  expect(seen).toEqual([]);
});

test('nor does it in the preview and the editor', async ({ page, editor }) => {
  test.setTimeout(120_000);
  const seen = watch(page);
  for (const entry of pages) {
    await page.goto(editAddress(entry.data.url, entry.id, false));
    expect(await harmIn(page)).toEqual([]);
  }
  const start = newEntry([]);
  await space.write(start);
  await editor.open(start.data.url);
  for (const [index, { data }] of pages.entries()) {
    await editor.post('builder.contentUpdate', { key: 'page', data: { id: start.id, data } });
    await expect(editor.site.locator(`[builder-id="builder-h${index * PER_PAGE}-class"]`)).toBeAttached();
    expect(await harmIn(editor.frame())).toEqual([]);
    await editor.post('builder.resetState', { model: 'page', state: data.state });
  }
  expect(seen).toEqual([]);
});
