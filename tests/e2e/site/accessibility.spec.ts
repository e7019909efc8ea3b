import type { Locator, Page } from '@playwright/test';
import { expectFitsWithTextSpacing } from '../support/accessibility.ts';
import { cartLine, lineOf, openCartWith } from '../support/cart-page.ts';
import { pricedParts } from '../support/catalog.ts';
import { field, formAwake } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { openFilters, openStore, priceLink } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

const searchBox = (page: Page) => page.getByRole('combobox').or(page.getByRole('searchbox')).filter({ visible: true });

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? '');

test('the / key opens the search when nothing has focus and can be disabled; Ctrl+K always opens it', async ({
  page,
}) => {
  await page.goto('/preferences');
  await expect(page.locator('html')).not.toHaveClass(/no-js/);
  await page.keyboard.press('/');
  expect(await focused(page)).toBe('query');
  await page.getByRole('button', { name: 'Save preferences' }).focus();
  await page.keyboard.press('/');
  expect(await focused(page)).toBe('BUTTON');
  await page.keyboard.press('Control+k');
  expect(await focused(page)).toBe('query');

  await page.getByRole('checkbox', { name: /to search/ }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByRole('checkbox', { name: /to search/ })).not.toBeChecked();
  await expect(page.locator('html')).not.toHaveClass(/no-js/);
  await page.keyboard.press('/');
  expect(await focused(page)).toBe('BODY');
  await page.keyboard.press('Control+k');
  expect(await focused(page)).toBe('query');
  await expect(searchBox(page).first()).toHaveValue('');
});

test('Undo stays while it has focus or the pointer is over it', async ({ page, request }) => {
  await page.clock.install();
  const [part] = await pricedParts(request, 1);
  if (!part) throw new Error('No part has a price.');
  await openCartWith(page, [lineOf(part, 20)]);
  await cartLine(page, part.row.name)
    .getByRole('button', { name: /^Remove/ })
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.clock.runFor(20_000);
  await undo.hover();
  await undo.blur();
  await page.clock.runFor(20_000);
  await expect(undo).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7_000);
  await expect(undo).toHaveCount(0);
});

test('the quote dialog opens on its first field', async ({ page, request }) => {
  const [part] = await pricedParts(request, 1);
  if (!part) throw new Error('No part has a price.');
  await openCartWith(page, [lineOf(part, 20)]);
  await page.getByRole('button', { name: 'Request a quote' }).filter({ visible: true }).first().click();
  await expect(field(page.getByRole('dialog'), 'Name')).toBeFocused();
});

test('announces an invalid field when it loses focus', async ({ page }) => {
  await page.goto('/contact-us');
  const form = page.getByRole('main').locator('form[data-enhance]').first();
  await formAwake(form);
  await field(form, 'Email').fill('nobody');
  await form.getByRole('textbox').first().focus();
  await expect(form.locator('[aria-live]').filter({ hasText: /^Email: / })).toHaveCount(1);
});

test.describe('in forced colors', () => {
  test.use({ colorScheme: 'light', forcedColors: 'active' });
  const style = (element: Locator, property: string): Promise<string> =>
    element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  /** Returns the browser's value for a system color. */
  const systemColor = (page: Page, name: string): Promise<string> =>
    page.evaluate((color) => {
      const probe = document.createElement('i');
      probe.style.setProperty('forced-color-adjust', 'none');
      probe.style.color = color;
      document.body.append(probe);
      const { color: computed } = getComputedStyle(probe);
      probe.remove();
      return computed;
    }, name);

  test('highlights a selected unit and a switch that is on, but not the others', async ({ page }) => {
    await openStore(page, 'size=AS568-214&stock_available=true');
    const highlight = await systemColor(page, 'Highlight');
    const units = page.getByRole('group', { name: 'Length unit' }).first();
    const [on, off] = [units.getByText('mm', { exact: true }), units.getByText('in', { exact: true })];
    expect(await style(on, 'background-color')).toBe(highlight);
    expect(await style(off, 'background-color')).not.toBe(highlight);
    const knob = page.getByRole('switch', { name: 'In stock here or at a vendor' }).first().locator('i');
    expect(await style(knob, 'background-color')).toBe(highlight);
    await page.goto('/shop/orings?size=AS568-214');
    expect(await style(knob, 'background-color')).not.toBe(highlight);
  });

  test('draws temperature bars and axes in the text color', async ({ page }) => {
    await openStore(page, 'size=AS568-214');
    const text = await systemColor(page, 'CanvasText');
    const bar = page.locator('.results-table .temperature-bar').first();
    expect(await style(bar.locator('b'), 'border-top-color')).toBe(text);
    const axis = await bar.evaluate((element) => getComputedStyle(element, '::before').borderTopColor);
    expect(axis).toBe(text);
  });

  test('drawings, axes and swatches keep their colors on paper', async ({ page }) => {
    await page.goto('/product/fk7502-214');
    const axis = page.getByRole('img', { name: /^Working temperature/ });
    const sheet = page.getByRole('img', { name: /^Drawing of FK7502-214/ }).filter({ visible: true });
    for (const drawing of [axis, sheet]) {
      expect(await style(drawing, 'forced-color-adjust')).toBe('none');
      expect(await style(drawing, 'background-color')).toBe('rgb(255, 255, 255)');
    }
    const swatch = page.locator('main .swatch').first();
    expect(await style(swatch, 'background-color')).toBe('rgb(107, 74, 47)');
    expect(await style(swatch, 'outline-style')).toBe('solid');
  });

  test('the popup has a border', async ({ page }) => {
    await openStore(page, 'search=FK7502-214');
    await priceLink(page, 'FK7502-214').click();
    const popup = page.getByRole('dialog', { name: 'FK7502-214 Pricing' });
    expect(await style(popup, 'border-top-style')).toBe('solid');
    expect(await style(popup, 'border-top-color')).toBe(await systemColor(page, 'CanvasText'));
  });
});

test('at 390 px, the sticky column of the chemical table covers nothing that has focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/chemical-compatibility-table-o-rings-gaskets-plastics');
  const links = page.locator('.chemical-table thead a');
  await links.last().focus();
  for (const at of [8, 5, 3, 1, 0]) {
    await links.nth(at).focus();
    const isCovered = () =>
      links.nth(at).evaluate((link) => {
        const { left, top, height } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(left + 2, top + height / 2));
      });
    // The browser scrolls the focused element into view with its next frame.
    await expect.poll(isCovered, `link ${at}`).toBe(false);
  }
  await expect(page.locator('.chemical-table').getByText('no rating').first()).toBeAttached();
});

test('every table has a name, and rows are labeled by their first cell', async ({ page }) => {
  for (const path of ['/product/fk7502-214?quantity=20', '/face-seal-design', '/datasheets/fk7502']) {
    await page.goto(path);
    await awake(page).catch(() => undefined);
    const nameless = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables
          .filter(
            (table) => !table.querySelector('caption') && !table.ariaLabel && !table.hasAttribute('aria-labelledby'),
          )
          .map(({ className }) => className),
      );
    expect(nameless, path).toEqual([]);
  }
  await page.goto('/product/fk7502-214?quantity=20');
  await expect(page.locator('.price-table tbody tr').first().getByRole('rowheader')).toBeVisible();
});

test('nothing behind the filters of a phone can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop/orings');
  await awake(page);
  await openFilters(page);
  await expect(page.locator('header.header')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(page.locator('header.header')).toHaveJSProperty('inert', false);
});

test('with the text spacing of WCAG, no page is wider than a window of 1280 px', async ({ page }) => {
  for (const path of ['/', '/shop/orings', '/product/fk7502-214', '/cart', '/epdm', '/datasheets']) {
    await page.goto(path);
    await expectFitsWithTextSpacing(page, 1280);
  }
});

test('with the text spacing of WCAG, no page of the sitemap is wider than a window of 320 px', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(150);
  const states = [
    '/cart',
    '/lists',
    '/quotes',
    '/developers',
    '/data',
    '/product/fk7502-214?quantity=200',
    '/datasheets/fk7502',
    '/search?q=fkm+214',
    '/shop/orings?size=AS568-214&quantity=200',
    '/tools/gland-designer?size=214',
    '/tools/size-finder?length=24.6&thickness=2.9',
    '/tools/material-advisor?medium=water',
  ];
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of new Set([...paths, ...states])) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectFitsWithTextSpacing(page, 320);
  }
});

test('the open search on a phone covers nothing of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/datasheets');
  await page.getByRole('banner').locator('summary[aria-label="Search"]').click();
  const box = await page.locator('.mobile-header-search .site-search').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
});

test('prefers-contrast shows darker rules and underlined links', async ({ page }) => {
  await page.goto('/datasheets/fk7502');
  const lineOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-rule').trim());
  const usual = await lineOf();
  const looks = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const quiet = 'main .text-secondary, main .text-muted, main .text-small';
  const usualText = await looks(quiet, 'color');
  await page.emulateMedia({ contrast: 'more' });
  expect(await lineOf()).not.toBe(usual);
  expect(usualText).not.toBe('rgb(15, 27, 34)');
  expect(await looks(quiet, 'color')).toBe('rgb(15, 27, 34)');
  expect(await looks('main a.link', 'text-decoration-line')).toBe('underline');
});

test('at 320 px, pages fit, drawing labels are complete and tables keep their first column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/face-seal-design', '/x-rings', '/product/fk7502-214', '/shelf-life']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth), path).toBeLessThanOrEqual(320);
    const cut = await page.locator('main svg.drawing text').evaluateAll((texts) =>
      texts
        .map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > 320))
        .map(({ name }) => name),
    );
    expect(cut, path).toEqual([]);
  }
  const frame = page.locator('.reference-frame').first();
  await frame.evaluate((element) => element.scrollBy(400, 0));
  const left = await frame
    .locator('tbody th[scope="row"]')
    .first()
    .evaluate((cell) => cell.getBoundingClientRect().left);
  expect(left).toBeGreaterThanOrEqual(0);
});
