import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, type Page } from '@playwright/test';
import { DRAWING_URI } from '../../../src/domain/site/mcp/identity.ts';
import { appHostPage } from '../../support/mcp/app-host.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { PORT } from '../support/ports.ts';
import { test } from '../support/test.ts';

interface Message {
  readonly method?: string;
  readonly params?: { readonly url?: string; readonly height?: number };
}

interface Host {
  readonly messages: readonly Message[];
}

const HOST = 'http://chat.example/';

const messagesOf = (page: Page): Promise<readonly Message[]> =>
  page.evaluate(() => (window as unknown as Host).messages);

/** Calls a tool and opens the app with its result in the page of a chat. */
const openApp = async (page: Page, theme: 'light' | 'dark', name: string, input: Record<string, unknown>) => {
  const client = new Client({ name: 'browser test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${PORT}/mcp`)));
  const result = (await client.callTool({ name, arguments: input })) as CallToolResult;
  const { contents } = await client.readResource({ uri: DRAWING_URI });
  await client.close();
  const [resource] = contents;
  const app = resource && 'text' in resource ? resource.text : '';
  await page.route(HOST, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: appHostPage(app, theme, result) }),
  );
  await page.goto(HOST);
  return page.frameLocator('iframe');
};

for (const theme of ['light', 'dark'] as const) {
  test(`the MCP App shows the drawing of a part in a ${theme} chat`, { tag: '@once' }, async ({ page }) => {
    const app = await openApp(page, theme, 'get_product', { part_number: 'FK7502-214' });
    const drawing = app.getByRole('img', { name: 'Plan and section of FK7502-214 with dimensions' });
    await expect(drawing).toBeVisible();
    expect(await drawing.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(200);
    await expect(app.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(app.getByRole('status')).toBeHidden();
    await expectAccessible(page);

    await app.getByRole('link', { name: 'Page of FK7502-214' }).click();
    await expect
      .poll(async () => (await messagesOf(page)).find(({ method }) => method === 'ui/open-link')?.params?.url)
      .toContain('/product/fk7502-214');
    const sizes = (await messagesOf(page)).filter(({ method }) => method === 'ui/notifications/size-changed');
    expect(sizes.at(-1)?.params?.height).toBeGreaterThan(200);
  });
}

test('the MCP App shows the section of a gland, and leads to its ring', { tag: '@once' }, async ({ page }) => {
  const app = await openApp(page, 'light', 'design_gland', { kind: 'piston', bore_mm: [40, 40.039], cs_mm: 3.53 });
  await expect(app.getByRole('img', { name: /^Section of the gland to scale: CS 3\.53/ })).toBeVisible();
  await expect(app.getByText('Gland of a piston for AS568-219: good.')).toBeVisible();
  await expect(app.getByRole('link', { name: 'Parts in AS568-219' })).toBeVisible();
});

test('the MCP App shows why there is no drawing', { tag: '@once' }, async ({ page }) => {
  const app = await openApp(page, 'light', 'get_product', { part_number: '<img src=x onerror=alert(1)>' });
  await expect(app.getByRole('status')).toContainText('There is no part “<img src=x onerror=alert(1)>”.');
  await expect(app.getByRole('img')).toHaveCount(0);
});
