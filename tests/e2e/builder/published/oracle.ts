import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { build } from 'esbuild';
import { EDITOR, SITE, SPACE } from '../support.ts';

/** On the site's origin, so that its styles and fonts apply as they do to our blocks. */
export const ORACLE = `${SITE}/oracle`;
/** A page that edits the oracle like the hosted editor. */
export const ORACLE_EDITOR = `${EDITOR}/oracle-editor`;

let bundled: Promise<string> | undefined;

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('oracle-page.tsx', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
  });
  return outputFiles[0]?.text ?? '';
};

/** Returns a page of the site with only the container for the SDK, as wide as the page's column. */
const emptied = (html: string): string =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(
      /(<body\b[^>]*>)[\s\S]*<\/body>/,
      '$1<main><div class="page-blocks"><div id="oracle"></div></div></main><script src="/oracle.js"></script></body>',
    );

const EDITOR_PAGE = `<!doctype html><script>
window.messages = [];
addEventListener('message', ({ data }) => window.messages.push(data));
</script><iframe id="site" style="width:1400px;height:900px;border:0"></iframe>`;

/**
 * Serves the oracle's URLs in a browser context, including its requests to the service, because a page without a server
 * cannot connect to localhost.
 */
export const serveOracle = async (context: BrowserContext): Promise<void> => {
  bundled ??= bundle();
  const script = await bundled;
  const html = emptied(await (await fetch(`${SITE}/x-rings`)).text());
  await context.route(
    ({ href }) => href.split('?')[0] === ORACLE,
    (route) => route.fulfill({ body: html, contentType: 'text/html' }),
  );
  await context.route(`${ORACLE}.js`, (route) => route.fulfill({ body: script, contentType: 'text/javascript' }));
  await context.route(`${ORACLE_EDITOR}`, (route) => route.fulfill({ body: EDITOR_PAGE, contentType: 'text/html' }));
  for (const service of ['https://cdn.builder.io', SPACE]) {
    await context.route(`${service}/**`, async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const answer = await fetch(`${SPACE}${pathname}${search}`, {
        method: request.method(),
        ...(request.postData() !== null && { body: request.postData() }),
      });
      await route.fulfill({
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? 'application/json',
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        body: Buffer.from(await answer.arrayBuffer()),
      });
    });
  }
};
