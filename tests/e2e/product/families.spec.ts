import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const HUB = '/elastomers-hub';
const handle = (page: Page, end: 'Lowest' | 'Highest') => page.getByRole('slider', { name: `${end} temperature` });
const field = (page: Page, end: 'Lowest' | 'Highest') => page.getByRole('textbox', { name: end });
const answer = (page: Page) => page.getByRole('status').filter({ hasText: 'famil' });
const gray = (page: Page) => page.locator('tr.is-outside');

/** Returns the position of the marker of an end. */
const markAt = async (page: Page, end: 'low' | 'high'): Promise<{ x: number; y: number }> => {
  const mark = page.locator(`.axis-handle-${end}`);
  await mark.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await mark.boundingBox();
  if (box === null) throw new Error(`The marker "${end}" is not on the page.`);
  return { x: box.x, y: box.y + 7 };
};

const expectBoth = async (page: Page, end: 'Lowest' | 'Highest', degrees: string, unit = '°C'): Promise<void> => {
  await expect(field(page, end)).toHaveValue(degrees);
  await expect(handle(page, end)).toHaveValue(degrees);
  await expect(handle(page, end)).toHaveAttribute('aria-valuetext', `${degrees.replace('-', '−')} ${unit}`);
};

test('keys move a handle by 5, by 25 and to the ends, never past the other', async ({ page }) => {
  await page.goto(`${HUB}?low=-40&high=121&degrees=C`);
  const [low, high] = [handle(page, 'Lowest'), handle(page, 'Highest')];
  await expectBoth(page, 'Highest', '121');
  await expect(gray(page)).toHaveCount(12);
  await high.press('ArrowLeft');
  await expectBoth(page, 'Highest', '120');
  await expect(answer(page)).toHaveText(/^7 of 18 families cover −40 to 120 °C: /);
  await expect(gray(page)).toHaveCount(11);
  await low.press('PageUp');
  await expectBoth(page, 'Lowest', '-15');
  await low.press('End');
  await expectBoth(page, 'Lowest', '120');
  await low.press('Home');
  await expectBoth(page, 'Lowest', '-100');
  await high.press('Home');
  await expectBoth(page, 'Highest', '-100');
  await expect(page).toHaveURL(/low=-100&high=-100&degrees=C$/);
});

test('dragging a handle moves its line and its field; the URL keeps the range for the other unit', async ({ page }) => {
  await page.goto(HUB);
  await expect(handle(page, 'Lowest')).toHaveAttribute('aria-valuetext', 'not set');
  const start = await markAt(page, 'low');
  // From −100 to −40 on an axis that ends at 400.
  const axis = await page.locator('.material-families-axis > div').boundingBox();
  const way = ((axis?.width ?? 0) * 60) / 500;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + way, start.y, { steps: 4 });
  const { x } = await markAt(page, 'low');
  expect(Math.abs(x - start.x - way)).toBeLessThan(3);
  await page.mouse.up();
  await expectBoth(page, 'Lowest', '-40');
  await expect(answer(page)).toContainText('cover from −40 °C');
  await expect(page.getByRole('rowheader', { name: /For oil and fuel/ })).toContainText('of 9 cover the range');
  await page.getByRole('group', { name: 'Temperature unit' }).getByRole('link', { name: '°F' }).click();
  await expectBoth(page, 'Lowest', '-40', '°F');
  await handle(page, 'Lowest').press('ArrowRight');
  await expectBoth(page, 'Lowest', '-35', '°F');
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(answer(page)).toHaveText('18 families, no range set');
});

test('before a range is set, the markers are at the handles, above absolute zero', async ({ page }) => {
  await page.goto('/metals-hub');
  await expect(handle(page, 'Lowest')).toHaveValue('-270');
  const start = await markAt(page, 'low');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y);
  await page.mouse.up();
  expect(Number(await field(page, 'Lowest').inputValue())).toBeGreaterThan(-270);
});

test('the handle follows the field while typing, and an invalid number is reported', async ({ page }) => {
  await page.goto(HUB);
  await field(page, 'Highest').fill('187.5');
  await expectBoth(page, 'Highest', '187.5');
  await field(page, 'Lowest').fill('200');
  await field(page, 'Lowest').blur();
  await expect(page.getByRole('alert')).toHaveText('The lowest temperature is above the highest.');
  await field(page, 'Lowest').fill('');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(handle(page, 'Lowest')).toHaveAttribute('aria-valuetext', 'not set');
});

const medium = (page: Page) => page.getByLabel('In contact with');
const rowOf = (page: Page, family: string) => page.locator(`tr[data-family="${family}"]`);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('completes a medium from the chemical table; unsuitable families turn gray and say why', async ({ page }) => {
      await page.goto(HUB);
      await expect(handle(page, 'Lowest')).toHaveAttribute('aria-valuetext', 'not set');
      await medium(page).fill('propanone');
      await expect(page.getByRole('option', { name: 'Acetone' })).toBeVisible();
      await medium(page).press('ArrowDown');
      await medium(page).press('Enter');
      await expect(medium(page)).toHaveValue('Acetone');
      await expect(answer(page)).toContainText('rated A or B in Acetone: ');
      await expect(page).toHaveURL(/media=acetone$/);
      await expect(rowOf(page, 'FKM')).toHaveClass(/is-outside/);
      await expect(rowOf(page, 'FKM').locator('[data-verdict]:visible').first()).toHaveText('Rated D');
      await expect(rowOf(page, 'FKM').getByRole('link').first()).toHaveAttribute('href', /fkm/);
      await expect(rowOf(page, 'NR').locator('[data-verdict]').first()).toHaveText('No rating');
      await field(page, 'Highest').fill('80');
      await field(page, 'Highest').blur();
      await expect(answer(page)).toContainText('up to 80 °C and are rated A or B in Acetone');
      await expect(page.getByRole('link', { name: 'Reasons in the material advisor' })).toHaveAttribute(
        'href',
        '/tools/material-advisor?media=acetone&high=80',
      );
      await page.reload();
      await expect(medium(page)).toHaveValue('Acetone');
      await expect(rowOf(page, 'FKM')).toHaveClass(/is-outside/);
      await medium(page).fill('xyzzy');
      await medium(page).press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'xyzzy' })).toBeVisible();
      await expect(answer(page)).toHaveText(/^18 of 18|^\d+ of 18 families cover/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the box is one form: the server grays out families, says why, and prompts for corrections', async ({
        page,
      }) => {
        await page.goto(HUB);
        await field(page, 'Highest').fill('80');
        await medium(page).fill('acetone');
        await page.getByRole('button', { name: 'Show' }).click();
        await expect(page).toHaveURL(/high=80&media=acetone/);
        await expect(answer(page)).toContainText('up to 80 °C and are rated A or B in Acetone: ');
        await expect(rowOf(page, 'FKM').locator('[data-verdict]:visible').first()).toHaveText('Rated D');
        await medium(page).fill('sodium hydroxide');
        await page.getByRole('button', { name: 'Show' }).click();
        const near = page.getByRole('alert').getByRole('link').first();
        await expect(page.getByRole('alert').last()).toContainText('may mean several media');
        await near.click();
        await expect(answer(page)).toContainText('rated A or B in Sodium hydroxide');
      });
    });
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('both handles can be dragged apart again from where they met', async ({ page, context }) => {
    await page.goto(`${HUB}?low=390&high=390&degrees=C`);
    await expect(handle(page, 'Lowest')).toBeVisible();
    const { x, y } = await markAt(page, 'low');
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await send('touchStart', x);
    for (const step of [20, 40, 60]) await send('touchMove', x - step);
    await send('touchEnd');
    await expect(field(page, 'Highest')).toHaveValue('390');
    expect(Number(await field(page, 'Lowest').inputValue())).toBeLessThan(220);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields are a form, and there are no handles', async ({ page }) => {
    await page.goto(HUB);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await field(page, 'Lowest').fill('-40');
    await field(page, 'Highest').fill('120');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(answer(page)).toHaveText(/^7 of 18 families cover −40 to 120 °C: /);
    await expect(gray(page)).toHaveCount(11);
  });
});
