import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { awake, isNarrow } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const PART = '/product/fk7502-214';

const files = (page: Page): Locator => page.getByRole('region', { name: 'Files', exact: true });
const link = (page: Page, name: string): Locator => files(page).getByRole('link', { name: new RegExp(`^${name}`) });

test('STEP and DXF are saved under the part number, PDFs are displayed', { tag: ['@core', '@once'] }, async ({
  page,
  request,
}) => {
  await page.goto(PART);
  for (const [name, ending, begins] of [
    ['STEP', '.step', 'ISO-10303-21;'],
    ['DXF', '.dxf', '  0\r\nSECTION'],
    ['GLB', '.glb', 'glTF'],
  ] as const) {
    const started = page.waitForEvent('download');
    await link(page, name).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe(`FK7502-214${ending}`);
    expect((await readFile(await file.path(), 'latin1')).startsWith(begins)).toBe(true);
  }
  for (const name of ['PDF', 'Part sheet', 'Datasheet']) {
    const answer = await request.get((await link(page, name).getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['content-disposition']).toMatch(/^inline; filename="FK7502/);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  const started = page.waitForEvent('download');
  await link(page, 'All as ZIP').click();
  expect((await started).suggestedFilename()).toBe('FK7502-214.zip');
});

test('every file link is large enough for touch', async ({ page }) => {
  await page.goto(PART);
  test.skip(!isNarrow(page), 'touch screens');
  for (const one of await files(page).getByRole('link').all()) {
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  const cells = await page.locator('.part-files-links li').all();
  const tops = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.y));
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).not.toBe(tops[0]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the files and nothing that requires JavaScript', async ({ page }) => {
    await page.goto(PART);
    await expect(page.getByRole('button', { name: '3D view' })).toBeHidden();
    await expect(page.locator('svg.drawing').filter({ visible: true }).first()).toBeVisible();
    const started = page.waitForEvent('download');
    await link(page, 'STEP').click();
    expect((await started).suggestedFilename()).toBe('FK7502-214.step');
  });
});

test.describe('the 3D view of the ring', () => {
  const canvas = (page: Page): Locator => page.getByRole('img', { name: /^FK7502-214 in three dimensions/ });

  const open = async (page: Page): Promise<void> => {
    await page.goto(PART);
    await awake(page);
    await page.getByRole('button', { name: '3D view' }).click();
    await expect(canvas(page)).toBeVisible();
  };

  test('loads on request and rotates by keyboard', { tag: '@core' }, async ({ page }) => {
    await page.goto(PART);
    await awake(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.getByRole('button', { name: '3D view' }).click();
    await expect(canvas(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    const view = page.getByRole('group', { name: /^3D view/ });
    await expect(view).toBeFocused();
    await page.mouse.move(1, 1);
    // From the first key on, the focused element is outlined.
    await page.keyboard.press('0');
    const seen = [await canvas(page).screenshot()];
    for (const key of ['ArrowRight', 'ArrowUp', '+', '-', 'ArrowDown']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
      const now = await canvas(page).screenshot();
      expect(now.equals(seen.at(-1) ?? now), key).toBe(false);
      seen.push(now);
    }
    await page.keyboard.press('0');
    await page.waitForTimeout(150);
    expect((await canvas(page).screenshot()).equals(seen[0] ?? Buffer.of())).toBe(true);
    await page.keyboard.press('Tab');
    await expect(view).not.toBeFocused();
  });

  test('does not move without input', { tag: '@once' }, async ({ page }) => {
    await open(page);
    await page.mouse.move(1, 1);
    await page.waitForTimeout(300);
    const before = await canvas(page).screenshot();
    await page.waitForTimeout(600);
    expect((await canvas(page).screenshot()).equals(before)).toBe(true);
  });

  test('rotates by touch or mouse', async ({ page }) => {
    await open(page);
    const box = await canvas(page).boundingBox();
    if (!box) throw new Error('There is no canvas.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    const before = await canvas(page).screenshot();
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 4 });
    await page.mouse.up();
    await page.waitForTimeout(200);
    expect((await canvas(page).screenshot()).equals(before)).toBe(false);
  });

  test('fills a phone screen and closes back to the drawing', async ({ page }) => {
    await open(page);
    if (isNarrow(page)) {
      const box = await page.getByRole('dialog').boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width, height: page.viewportSize()?.height });
      await page.keyboard.press('Escape');
    } else {
      await page.getByRole('button', { name: 'Full screen' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(canvas(page)).toBeVisible();
      await page.getByRole('button', { name: 'Drawing' }).click();
    }
    await expect(canvas(page)).toHaveCount(0);
    await expect(page.locator('svg.drawing').filter({ visible: true }).first()).toBeVisible();
  });

  test('without WebGL, keeps the drawing and shows a message', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(PART);
    await awake(page);
    await page.getByRole('button', { name: '3D view' }).click();
    await expect(page.getByText('This browser cannot show it. The drawing has all dimensions.')).toBeVisible();
    await expect(page.locator('svg.drawing').filter({ visible: true }).first()).toBeVisible();
  });
});

test('the price popup of the store has the files of its part', async ({ page }) => {
  await page.goto('/shop/orings?search=FK7502-214');
  await awake(page);
  await page
    .getByRole('link', { name: /pricing of FK7502-214$/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'STEP' })).toHaveAttribute('href', `${PART}/FK7502-214.step`);
  await expect(dialog.getByRole('link', { name: 'Datasheet' })).toBeVisible();
});
