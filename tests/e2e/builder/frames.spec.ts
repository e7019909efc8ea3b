import type { Page } from '@playwright/test';
import { block, expect, newEntry, SITE, space, test } from './support.ts';

const FOREIGN = 'https://maps.example';
const OTHER = 'https://other.example';

/** Hosts that exist only for the browser of a test. */
const withForeignHosts = async (page: Page): Promise<void> => {
  await page.route(`${FOREIGN}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Map</title><p id="out"></p><script>
        const tries = { origin: self.origin };
        try { tries.parent = parent.document.title; } catch { tries.parent = 'kept out'; }
        tries.referrer = document.referrer;
        out.textContent = JSON.stringify(tries);
      </script>`,
    }),
  );
  await page.route(`${OTHER}/**`, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'text/javascript',
      body: 'out.textContent = "loaded from " + new URL(document.currentScript.src).host + ", origin " + self.origin;',
    }),
  );
};

const publish = async (page: Page, blocks: Parameters<typeof newEntry>[0]): Promise<string> => {
  const entry = newEntry(blocks);
  await space.write(entry);
  const address = SITE + entry.data.url;
  await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 60_000 }).toBe(200);
  await withForeignHosts(page);
  await page.goto(address);
  return address;
};

test.describe.configure({ timeout: 120_000 });

test('a page of another site runs in its frame without access to ours', async ({ page }) => {
  await publish(page, [block('map', 'Iframe', { title: 'Map', url: `${FOREIGN}/a` })]);
  const out = page.frameLocator('iframe[title="Map"]').locator('#out');
  await expect(out).toContainText('origin');
  expect(JSON.parse((await out.textContent()) ?? '')).toEqual({
    origin: FOREIGN,
    parent: 'kept out',
    referrer: `${SITE}/`,
  });
});

test.describe('a page of this site in a frame', () => {
  test.use({ expectedError: /Blocked script execution/ });

  test('is shown without JavaScript', async ({ page }) => {
    await publish(page, [
      block('own', 'Iframe', { title: 'Own', url: '/rma-tolerances', height: '400px' }),
      block('table', 'Script', { title: 'Table', src: '/assets/table.html' }),
    ]);
    await expect(page.frameLocator('iframe[title="Own"]').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.frameLocator('iframe[title="Own"]').locator('html.no-js')).toBeAttached();
    await expect(page.frameLocator('iframe[title="Table"]').getByRole('cell', { name: '0.74' }).first()).toBeVisible();
    expect((await page.locator('iframe[title="Table"]').boundingBox())?.height).toBe(568);
  });
});

test('pasted code loads from another host and runs in a separate origin', async ({ page }) => {
  await publish(page, [
    block('code', 'Script', {
      title: 'Code',
      code: `<p id="out">nothing</p><script src="${OTHER}/a.js"></script>
        <p id="reach"></p><script>try { reach.textContent = parent.document.title } catch { reach.textContent = 'kept out' }</script>`,
    }),
    block('address', 'Script', { title: 'Address', code: '<p id="out">nothing</p>', src: `${OTHER}/b.js` }),
  ]);
  const code = page.frameLocator('iframe[title="Code"]');
  await expect(code.locator('#out')).toHaveText('loaded from other.example, origin null');
  await expect(code.locator('#reach')).toHaveText('kept out');
  await expect(page.frameLocator('iframe[title="Address"]').locator('#out')).toContainText('loaded from');
});

test.describe('content that the page does not contain', () => {
  test.use({ expectedError: /frame-src/, expectedViolations: [/frame-src/] });

  test('cannot be framed, even if something inserts it', async ({ page }) => {
    const address = await publish(page, [block('map', 'Iframe', { title: 'Map', url: `${FOREIGN}/a` })]);
    const policy = (await page.request.get(address)).headers()['content-security-policy'];
    expect(policy).toContain(`frame-src 'self' ${FOREIGN};`);
    const kept = await page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI));
          document.body.append(Object.assign(document.createElement('iframe'), { src }));
        }),
      `${OTHER}/page`,
    );
    expect(kept).toContain(OTHER);
  });
});

test('shows staff in the editor why a URL is not framed', async ({ editor }) => {
  const entry = newEntry([
    block('wrong', 'Iframe', { url: 'http://maps.example/' }),
    block('code', 'Custom Code', { code: '<p>Pasted</p>' }),
  ]);
  await space.write(entry);
  await editor.open(entry.data.url);
  await expect(editor.site.getByRole('note').first()).toContainText('“http://maps.example/” cannot be framed');
  await expect(editor.site.getByRole('note').last()).toContainText('run on the published page');
});
