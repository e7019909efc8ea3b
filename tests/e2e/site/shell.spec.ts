import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { isNarrow } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/cart';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const label = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`);
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

const open = async (page: Page, path = PAGE): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveClass(/no-js/);
};

test.describe('mega-menus', () => {
  test.beforeEach(async ({ page }) => {
    test.skip(isNarrow(page), 'wide screens');
    await open(page);
  });

  test('open on hover, follow the pointer and close behind it', async ({ page }) => {
    const height = await page.locator('.header').evaluate((header) => header.getBoundingClientRect().height);
    await label(page, 'Products').hover();
    await expect(panel(page, 'products')).toBeVisible();
    await expect(label(page, 'Products')).toHaveAttribute('aria-expanded', 'true');
    await panel(page, 'products').getByRole('link', { name: 'X-rings' }).hover();
    await expect(panel(page, 'products')).toBeVisible();
    await label(page, 'Services').hover();
    await expect(panel(page, 'services')).toBeVisible();
    await expect(panel(page, 'products')).toBeHidden();
    await page.mouse.move(700, 890);
    await expect(panel(page, 'services')).toBeHidden();
    expect(await page.locator('.header').evaluate((header) => header.getBoundingClientRect().height)).toBe(height);
  });

  test('a click right after hovering opened a menu leaves it open; later clicks toggle it', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await label(page, 'Materials').hover();
    await expect(panel(page, 'materials')).toBeVisible();
    await label(page, 'Materials').click();
    await expect(panel(page, 'materials')).toBeVisible();
    await page.clock.fastForward(400);
    await label(page, 'Materials').click();
    await expect(panel(page, 'materials')).toBeHidden();
    await label(page, 'Materials').click();
    await expect(panel(page, 'materials')).toBeVisible();
    await label(page, 'Materials').click();
    await expect(panel(page, 'materials')).toBeHidden();
  });

  test('a link of a menu opens its page', async ({ page }) => {
    await label(page, 'Products').hover();
    await expect(panel(page, 'products').getByRole('link', { name: 'All 11, O-rings' })).toHaveAttribute(
      'href',
      '/all-products',
    );
    await panel(page, 'products').getByRole('link', { name: 'X-rings', exact: true }).click();
    await expect(page).toHaveURL('/x-rings');
  });

  test('keys open, move, find by first letters and close', { tag: '@core' }, async ({ page }) => {
    const focused = page.locator(':focus');
    await label(page, 'Products').focus();
    await page.keyboard.press('ArrowRight');
    await expect(label(page, 'Materials')).toBeFocused();
    await page.keyboard.press('r');
    await expect(label(page, 'References')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page, 'references')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText('Size finder');
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveText('AS568 sizing chart');
    await page.keyboard.type('she');
    await expect(focused).toHaveText('Shelf life');
    await page.keyboard.press('End');
    await expect(focused).toHaveText('All references');
    await page.keyboard.press('Escape');
    await expect(panel(page, 'references')).toBeHidden();
    await expect(label(page, 'References')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'references')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'references')).toBeHidden();
  });

  test('an open menu has no serious accessibility violation', async ({ page }) => {
    await label(page, 'Industries').hover();
    await expect(panel(page, 'industries')).toBeVisible();
    await page.waitForTimeout(300);
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('labels are links, menus open on hover, and the drawer opens with links', async ({ page }) => {
    await page.goto(PAGE);
    if (isNarrow(page)) {
      await page.getByLabel('Menu').first().click();
      await drawer(page).getByText('References', { exact: true }).click();
      await expect(drawer(page).getByRole('link', { name: 'Face seal design' })).toBeVisible();
      await drawer(page).getByRole('link', { name: 'Shop O-rings' }).click();
      await expect(page).toHaveURL('/shop/orings');
      return;
    }
    const products = main(page).getByRole('link', { name: 'Products', exact: true });
    await expect(products).toHaveAttribute('href', '/products-hub');
    await products.hover();
    await expect(panel(page, 'products')).toBeVisible();
  });
});

test.describe('drawer', () => {
  test.beforeEach(async ({ page }) => {
    test.skip(!isNarrow(page), 'small screens');
    await open(page);
    await page.locator('summary[aria-label=Menu]').click();
    await expect(drawer(page)).toBeVisible();
  });

  test('contains the shop link and the six groups, 300 px wide at the right', async ({ page }) => {
    await expect(drawer(page).getByRole('link', { name: 'Shop O-rings' })).toBeVisible();
    const groups = await drawer(page).locator('summary').allTextContents();
    expect(groups).toEqual(['Products', 'Materials', 'References', 'Industries', 'Services', 'Contact']);
    await expect.poll(async () => (await page.locator('.drawer-panel').boundingBox())?.x).toBe(90);
    expect((await page.locator('.drawer-panel').boundingBox())?.width).toBe(300);
    await expectAccessible(page);
  });

  test('the page behind it takes no focus; Escape closes it and restores the focus', {
    tag: ['@core', '@phone'],
  }, async ({ page }) => {
    for (let press = 0; press < 20; press++) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('main, footer, .mobile-header-search, .layout-skip') === null,
      ),
    ).toBe(true);
    await page.locator('summary[aria-label=Menu]').focus();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('summary[aria-label=Menu]')).toBeFocused();
  });

  test('closes about 300 ms after a selection', async ({ page }) => {
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
    await drawer(page).getByRole('link', { name: 'Shop O-rings' }).click();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page)).toBeHidden({ timeout: 1000 });
  });

  test('closes when the window widens', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    // Media queries are evaluated with the next frame; without one, the browser does not notice the wide window.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(drawer(page)).toBeHidden();
  });
});

test.describe('account', () => {
  test('its link shows only while an access token is in session storage', { tag: '@once' }, async ({ page }) => {
    const account = page.locator('[data-account]').filter({ visible: true });
    await open(page);
    await expect(account).toHaveCount(0);
    await page.evaluate(() => sessionStorage.setItem('canyon-auth', '{"access_token":"abc","refresh_token":"d"}'));
    await page.reload();
    await expect(account).toHaveAttribute('href', '/login');
    for (const broken of ['{"access_token":""}', 'not JSON', 'null', '{"refresh_token":"d"}']) {
      await page.evaluate((text) => sessionStorage.setItem('canyon-auth', text), broken);
      await page.reload();
      await expect(page.locator('html')).not.toHaveClass(/no-js/);
      await expect(account).toHaveCount(0);
    }
  });
});

test.describe('route overlay', () => {
  const overlay = (page: Page) => page.locator('.route-overlay');
  const holdStore = (page: Page) => holdRequests(page, '**/shop/orings*');
  const storeLink = (page: Page) => page.locator('.footer').getByRole('link', { name: 'Shop O-rings' });
  /** Records the overlay every 50 ms from within the page, because Playwright's own calls wait for navigations. */
  const watchOverlay = (page: Page) =>
    page.evaluate(() => {
      const seen = new Set<string>();
      setInterval(() => {
        const mark = document.querySelector('.route-overlay .logo-mark');
        const text = document.querySelector('.route-overlay p');
        const state =
          mark && text
            ? `${getComputedStyle(mark).animationName}, ${text.textContent}, ${getComputedStyle(text).position}`
            : 'none';
        seen.add(state);
        sessionStorage.setItem('overlay', JSON.stringify([...seen, `last: ${state}`]));
      }, 50);
    });
  const seenOverlay = (page: Page): Promise<string[]> =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('overlay') ?? '[]'));

  test('appears while the next page is slow, and not on that page', { tag: ['@core', '@once'] }, async ({ page }) => {
    await open(page);
    const release = await holdStore(page);
    await watchOverlay(page);
    await storeLink(page).click({ noWaitAfter: true });
    await page.waitForTimeout(800);
    release();
    await expect(page).toHaveURL('/shop/orings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await seenOverlay(page)).at(-1)).toBe('last: pulse-mark, Loading, absolute');
    await expect(overlay(page)).toHaveCount(0);
    await page.goBack();
    await expect(overlay(page)).toHaveCount(0);
  });

  test('appears for a part with a decimal point in its size, and for a navigation by JavaScript', {
    tag: '@once',
  }, async ({ page }) => {
    for (const path of ['/product/fk7502-10x2.5', '/shop/orings?material=fkm']) {
      await open(page);
      const release = await holdRequests(page, `**${path.split('?')[0]}*`);
      await watchOverlay(page);
      await page.evaluate((address) => setTimeout(() => location.assign(address)), path);
      await page.waitForTimeout(800);
      release();
      await expect(page).toHaveURL(path);
      expect((await seenOverlay(page)).at(-1), path).toBe('last: pulse-mark, Loading, absolute');
    }
  });

  test('appears while a form of the site is submitted', { tag: '@once' }, async ({ page }) => {
    await open(page);
    const release = await holdRequests(page, '**/search?*');
    await watchOverlay(page);
    const box = page.locator('.header .site-search input').filter({ visible: true });
    if (isNarrow(page)) await page.locator('summary[aria-label=Search]').click();
    await box.fill('face seal');
    await box.evaluate((input: HTMLInputElement) => setTimeout(() => input.form?.requestSubmit()));
    await page.waitForTimeout(800);
    release();
    await expect(page).toHaveURL('/search?query=face+seal');
    expect((await seenOverlay(page)).at(-1)).toBe('last: pulse-mark, Loading, absolute');
    await expect(overlay(page)).toHaveCount(0);
  });

  test('disappears when the response leaves the page in place', { tag: '@once' }, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page);
    // From here on, the test controls the clock, because a busy machine would use up the delay of the overlay.
    await page.clock.pauseAt(3_600_000);
    await page.route('**/shop/orings', (route) => route.fulfill({ status: 204 }));
    const answered = page.waitForResponse('**/shop/orings');
    await storeLink(page).click({ noWaitAfter: true });
    await answered;
    await page.clock.runFor(5_500);
    await expect(overlay(page)).toHaveCount(1);
    await page.clock.runFor(600);
    await expect(overlay(page)).toHaveCount(0);
  });

  test('Escape closes it', { tag: '@once' }, async ({ page }) => {
    await open(page);
    const release = await holdStore(page);
    await watchOverlay(page);
    await page.evaluate(() => {
      const press = (): boolean => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      addEventListener('click', () => setTimeout(press, 600));
    });
    await storeLink(page).click({ noWaitAfter: true });
    await page.waitForTimeout(1200);
    release();
    await expect(page).toHaveURL('/shop/orings');
    const seen = await seenOverlay(page);
    expect(seen).toContain('pulse-mark, Loading, absolute');
    expect(seen.at(-1)).toBe('last: none');
  });

  test('does not appear for links that JavaScript handles, other windows, files and fragments', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      const links = [
        { id: 'handled', href: '/shop/orings' },
        { id: 'mail', href: 'mailto:a@b.example' },
        { id: 'file', href: '/product/fk7502-214/drawing.svg', download: 'drawing.svg' },
        { id: 'hash', href: '#content' },
      ];
      const made = links.map((link) => Object.assign(document.createElement('a'), link, { textContent: link.id }));
      document.querySelector('main')?.prepend(...made.flatMap((link) => [link, ' ']));
      document.querySelector('#handled')?.addEventListener('click', (event) => event.preventDefault());
      document.querySelector('#mail')?.addEventListener('click', (event) => event.stopPropagation());
    });
    for (const id of ['handled', 'file', 'hash']) {
      await page.locator(`#${id}`).click();
      await page.waitForTimeout(250);
      await expect(overlay(page)).toHaveCount(0);
    }
  });

  test('with reduced motion, the indicator is static and the text says Loading', { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const release = await holdStore(page);
    await watchOverlay(page);
    await storeLink(page).click({ noWaitAfter: true });
    await page.waitForTimeout(800);
    release();
    await expect(page).toHaveURL('/shop/orings');
    expect((await seenOverlay(page)).at(-1)).toBe('last: none, Loading, static');
  });
});

test('the messaging launcher opens by key and by click, and Escape closes it', async ({ page }) => {
  test.skip(isNarrow(page), 'narrow screens have the contact options in the drawer');
  await open(page);
  const launcher = page.getByRole('region', { name: 'Contact', exact: true });
  const form = launcher.getByRole('link', { name: 'Send a message' });
  await launcher.getByRole('button', { name: 'Ask us' }).focus();
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await launcher.getByRole('button', { name: 'Ask us' }).click();
  await form.click();
  await expect(page).toHaveURL('/contact-us');
});

test('a page without islands loads no React and at most 8 KB of JavaScript', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.push(sent.url());
  });
  await page.goto('/dummy', { waitUntil: 'networkidle' });
  const texts = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
  expect(texts.some((text) => text.includes('hydrateRoot'))).toBe(false);
  const { brotliCompressSync } = await import('node:zlib');
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(8 * 1024);
});
