import type { Browser, Page } from '@playwright/test';
import { type Entry, editAddress, expect, newEntry, PERSON, SITE, space, test } from '../support.ts';
import { ORACLE, serveOracle } from './oracle.ts';
import { differencesOf, readBlocks, styleNames } from './readings.ts';
import { words } from './scenario.ts';

/* Drafts, test versions and their tracking: our site and the genuine SDK in the same browser with the same cookies. */
test.use({ userAgent: PERSON });
test.describe.configure({ mode: 'default' });

const VARIATION = 'b'.repeat(32);
/** Ids of migrated spaces are this long. */
const LONG_ID = `${'a'.repeat(32)}_${crypto.randomUUID().replaceAll('-', '').repeat(3)}`.slice(0, 128);

const version = (name: string) => [words('version', `<p>Version ${name}</p>`), words('after', '<p>After it</p>')];

const tested = (id: string): Entry => ({
  ...newEntry(version('A')),
  id,
  testRatio: 0.5,
  variations: { [VARIATION]: { id: VARIATION, name: 'B', testRatio: 0.5, data: { title: 'B', blocks: version('B') } } },
});

const ENTRIES = { 'an id as spaces have it': tested(newEntry([]).id), 'an id of 128 characters': tested(LONG_ID) };

const showInOracle = async (page: Page, entry: Entry): Promise<void> => {
  await page.goto(`${ORACLE}?track`);
  await page.evaluate((content) => window.showOracle(content), entry as object);
  await expect(page.locator('main [builder-id]').first()).toBeAttached();
};

const sameBlocks = async (ours: Page, theirs: Page, entry: Entry): Promise<void> => {
  const names = styleNames(entry.data.blocks);
  const [own, their] = [await readBlocks(ours, names), await readBlocks(theirs, names)];
  expect(their.length).toBeGreaterThan(0);
  expect(differencesOf(own, their).map(({ says }) => says)).toEqual([]);
};

const personWith = async (browser: Browser, entry: Entry, chosen: string) => {
  const context = await browser.newContext({ userAgent: PERSON });
  await context.addCookies([
    { name: 'canyon-consent', value: 'yes', url: SITE },
    { name: `builder.tests.${entry.id}`, value: chosen, url: SITE },
  ]);
  await serveOracle(context);
  return { ours: await context.newPage(), theirs: await context.newPage(), close: () => context.close() };
};

interface Told {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const impressions = async (id: string): Promise<readonly Told[]> =>
  (await space.log())
    .filter(({ url }) => url.startsWith('/api/v1/track'))
    .flatMap(({ body }) => (JSON.parse(body) as { events: Told[] }).events)
    .filter(({ type, data }) => type === 'impression' && data.contentId === id);

test.beforeAll(async () => {
  for (const entry of Object.values(ENTRIES)) await space.write(entry);
});

for (const [name, entry] of Object.entries(ENTRIES)) {
  for (const [shown, chosen] of [
    ['A', entry.id],
    ['B', VARIATION],
  ] as const) {
    test(`${name}: a visitor with version ${shown} gets it, and it is reported`, async ({ browser, request }) => {
      test.setTimeout(120_000);
      const seen = { timeout: 60_000, message: 'the page is published' };
      await expect.poll(async () => (await request.get(SITE + entry.data.url)).status(), seen).toBe(200);
      const { ours, theirs, close } = await personWith(browser, entry, chosen);
      const before = (await impressions(entry.id)).length;
      await ours.goto(SITE + entry.data.url);
      await expect(ours.getByText(`Version ${shown}`)).toBeVisible();
      await expect.poll(async () => (await impressions(entry.id)).length, 'ours is told').toBe(before + 1);
      await showInOracle(theirs, entry);
      await sameBlocks(ours, theirs, entry);
      await expect.poll(async () => (await impressions(entry.id)).length, 'theirs is told').toBe(before + 2);
      const [own, their] = (await impressions(entry.id)).slice(-2);
      for (const field of ['contentId', 'variationId', 'ownerId']) expect(own?.data[field]).toBe(their?.data[field]);
      expect(Object.keys(own?.data ?? {})).toEqual(expect.arrayContaining(Object.keys(their?.data ?? {})));
      await close();
    });
  }
}

/** URLs at which the editor shows a draft in addition to its preview URL. */
const PREVIEWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'the preview of a model': {},
  'the preview of any model': { 'builder.preview': 'BUILDER_STUDIO' },
  'the editor that names no model': { 'builder.frameEditing': 'true' },
};

for (const [name, parameters] of Object.entries(PREVIEWS)) {
  test(`${name} shows the draft`, async ({ page, context }) => {
    await serveOracle(context);
    const draft = newEntry(version('of a draft'), { published: 'draft' });
    await space.write(draft);
    const address = new URL(editAddress(draft.data.url, draft.id, false));
    for (const [parameter, value] of Object.entries(parameters)) address.searchParams.set(parameter, value);
    await page.goto(address.href);
    const theirs = await context.newPage();
    await showInOracle(theirs, draft);
    await sameBlocks(page, theirs, draft);
  });
}
