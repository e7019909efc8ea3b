import type { Page } from '@playwright/test';
import { type Block, block, type Entry, expect, newEntry, SITE, space, test, text, withBlocks } from './support.ts';

const publish = async (page: Page, blocks: readonly Block[]): Promise<Entry> => {
  const entry = newEntry(blocks);
  await space.write(entry);
  await expect
    .poll(async () => (await page.request.get(SITE + entry.data.url)).status(), { timeout: 60_000 })
    .toBe(200);
  await page.goto(SITE + entry.data.url);
  return entry;
};

const item = (name: string, first: string, second: string) => ({
  [first]: [text(`${name}-${first}`, `${name} title`)],
  [second]: [text(`${name}-${second}`, `<p>${name} words</p>`)],
});

test('tabs of blocks show one part at a time, by mouse and keyboard', async ({ page }) => {
  const tabs = [item('one', 'label', 'content'), item('two', 'label', 'content')];
  await publish(page, [block('tabs', 'Builder: Tabs', { tabs, collapsible: true, activeTabStyle: { color: 'red' } })]);
  const [first, second] = [page.getByRole('tab', { name: 'one title' }), page.getByRole('tab', { name: 'two title' })];
  await expect(page.getByText('one words')).toBeVisible();
  await expect(page.getByText('two words')).toBeHidden();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(page.getByText('two words')).toBeVisible();
  await second.click();
  await expect(page.getByText(/(?:one|two) words/)).toHaveCount(2);
  await expect(page.getByText('two words')).toBeHidden();
});

test('an accordion opens by keyboard, one item at a time if configured', async ({ page }) => {
  const items = [item('one', 'title', 'detail'), item('two', 'title', 'detail')];
  await publish(page, [block('accordion', 'Builder:Accordion', { items, oneAtATime: true })]);
  await expect(page.getByText('one words')).toBeHidden();
  await page.locator('.builder-accordion-title').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('one words')).toBeVisible();
  await page.getByText('two title').click();
  await expect(page.getByText('two words')).toBeVisible();
  await expect(page.getByText('one words')).toBeHidden();
});

test.describe('an autoplaying video', () => {
  const video = block('video', 'Video', { video: '/videos/none.mp4', autoPlay: true, muted: true, title: 'A ring' });
  // The file does not exist.
  test.use({ expectedError: /Failed to load resource|NotSupportedError/ });

  test('has a pause button where staff hide the controls', async ({ page }) => {
    await publish(page, [video]);
    await expect(page.getByRole('button', { name: /^(?:Play|Pause)$/ })).toBeVisible();
    await expect(page.locator('video')).toHaveJSProperty('autoplay', true);
    await expect(page.locator('video')).toHaveJSProperty('controls', false);
  });

  test('links where staff say, has the height of its ratio, and its button is not part of the link', async ({
    page,
  }) => {
    const linked = block('video', 'Video', { ...video.component?.options, aspectRatio: 0.3 });
    await publish(page, [{ ...linked, linkUrl: '/x-rings' } as Block]);
    await expect(page.locator('video')).toHaveJSProperty('controls', false);
    const box = await page.locator('[builder-id="builder-video"]').boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(0.3, 1);
    const button = page.getByRole('button', { name: /^(?:Play|Pause)$/ });
    await button.click();
    expect(await button.evaluate((one) => one.closest('a'))).toBeNull();
    expect(page.url()).not.toContain('/x-rings');
    await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + 100);
    await expect(page).toHaveURL(`${SITE}/x-rings`);
  });

  test('does not autoplay and shows its controls with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await publish(page, [video]);
    await expect(page.locator('video')).toHaveJSProperty('controls', true);
    await expect(page.locator('video')).toHaveJSProperty('autoplay', false);
  });
});

test('a full-width section does not make the page scroll sideways', async ({ page }) => {
  const large = { width: '100vw', marginLeft: 'calc(50% - 50vw)', backgroundColor: 'rgb(1, 2, 3)' };
  const inside = { children: [text('words', '<p>Inside</p>')], responsiveStyles: { large } };
  await publish(page, [block('section', 'Core:Section', { maxWidth: 800 }, inside)]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.locator('.builder-section').boundingBox();
    expect(Math.abs(box?.x ?? 99)).toBeLessThanOrEqual(8);
    expect(box?.width).toBeGreaterThanOrEqual(width - 16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('shows a hint to staff in an empty block, also with styles and a description', async ({ editor }) => {
  const large = { marginTop: '20px', backgroundColor: 'red' };
  const empty = block('empty', 'Core:Section', {}, { responsiveStyles: { large } });
  const noted = { ...block('noted', 'Core:Section', {}), actions: { click: 'state.x = 1' } };
  const entry = newEntry([text('start', '<p>Start</p>')]);
  await space.write(entry);
  await editor.open(entry.data.url);
  await editor.update(withBlocks(entry, [empty, noted, block('button', 'Core:Button', { text: 'Send' })]));
  const hint = (id: string) =>
    editor.site
      .locator(`[builder-id="builder-${id}"]`)
      .evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(() => hint('empty')).toBe('"Nothing to show yet"');
  await expect.poll(() => hint('noted')).toBe('"Nothing to show yet"');
  expect(await hint('button')).toBe('none');
});
