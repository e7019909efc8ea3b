import type { Page } from '@playwright/test';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

/** Records everything that the policy blocks in a page, from its first byte. */
const watchPolicy = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { keptOut: blocked });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      blocked.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { keptOut: readonly string[] }).keptOut);
};

for (const path of ['/', '/shop/orings', '/product/fk7502-214', '/cart', '/as568-sizing-chart', '/request-a-quote']) {
  test(`${path} blocks nothing of the site, and hydrates`, async ({ page }) => {
    const keptOut = await watchPolicy(page);
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveClass(/no-js/);
    await awake(page);
    await page.waitForLoadState('networkidle');
    expect(await keptOut()).toEqual([]);
  });
}

test.describe('content from elsewhere', () => {
  test.use({ expectedViolations: [/./] });

  test('JavaScript that is injected as HTML never runs', { tag: '@core' }, async ({ page }) => {
    await page.route('**/o-rings', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const foreign =
        '<script>window.ran = "inline"</script><script src="/build/foreign.js"></script>' +
        '<img src="data:," onerror="window.ran = \'handler\'"><a id="j" href="javascript:window.ran=1">j</a>';
      await route.fulfill({ response: answer, body: html.replace('<main', `${foreign}<main`) });
    });
    await page.route('**/build/foreign.js', (route) =>
      route.fulfill({ body: 'window.ran = "file"', contentType: 'text/javascript' }),
    );
    await page.goto('/o-rings');
    await page.locator('#j').click();
    await expect(page.locator('html')).not.toHaveClass(/no-js/);
    expect(await page.evaluate(() => (window as unknown as { ran?: string }).ran)).toBeUndefined();
  });

  test('strings become neither HTML nor a JavaScript URL', async ({ page }) => {
    await page.goto('/o-rings');
    await expect(page.locator('html')).not.toHaveClass(/no-js/);
    const refused = await page.evaluate(() =>
      [
        () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
        () => Object.assign(document.createElement('script'), { src: '/build/foreign.js' }),
        () => window.scriptRules?.createScriptURL('https://evil.example/x.js'),
        () => window.trustedTypes?.createPolicy('canyon', { createScriptURL: (address) => address }),
      ].map((attempt) => {
        try {
          attempt();
          return 'taken';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    );
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  });
});

for (const [path, type] of [
  ['/assets/table.html', 'text/html'],
  ['/assets/table.css', 'text/css'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/fonts/archivo-latin-wdth-normal.woff2', 'font/woff2'],
] as const) {
  test(`the static file ${path} has the headers of every response`, async ({ request }) => {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers['content-type']).toContain(type);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';[^,]*$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+(, [a-z-]+)?$/);
  });
}

test('the static page is styled under its policy', async ({ page }) => {
  const keptOut = await watchPolicy(page);
  await page.goto('/assets/table.html');
  await expect(page.locator('h1')).toHaveCSS('font-size', '20px');
  expect(await keptOut()).toEqual([]);
});

test.describe('an undeclared violation fails a test', () => {
  const violate = async (page: Page): Promise<void> => {
    await page.goto('/faq');
    const reported = page.waitForEvent('console');
    await page.evaluate(() => fetch('https://other.example/').catch(() => undefined));
    await reported;
  };

  test('on its page', async ({ page }) => {
    test.fail();
    await violate(page);
  });

  test('in a context that the test opened', async ({ browser, baseURL }) => {
    test.fail();
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    await violate(await context.newPage());
    await context.close();
  });

  test.describe('declared', () => {
    test.use({ expectedViolations: [/connect-src|other\.example/] });

    test('passes', async ({ page }) => {
      await violate(page);
    });
  });
});
