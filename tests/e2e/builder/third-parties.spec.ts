import { createServer, type Server } from 'node:http';
import { WIDGET_PORTS, WIDGET_SITE_PORT } from '../support/ports.ts';
import { expect, SITE, test } from './support.ts';

const [FIRST, SECOND] = WIDGET_PORTS;
/** One host of the widget by name and one by number: two different hosts for browsers. */
const ORIGINS = [`http://localhost:${FIRST}`, `http://127.0.0.1:${SECOND}`] as const;
const WIDGET_SITE = `http://127.0.0.1:${WIDGET_SITE_PORT}`;

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Emulates a chat widget: it loads more JavaScript from another host, which loads everything else. */
const WIDGET = `const second = document.createElement('script');
second.src = '${ORIGINS[1]}/second.js';
document.head.append(second);`;

const SECOND_SCRIPT = `window.widget = {};
const done = (name) => () => { window.widget[name] = true; };
const add = (tag, fields) => {
  const one = Object.assign(document.createElement(tag), fields);
  document.body.append(one);
};
add('img', { src: '${ORIGINS[0]}/picture.gif', onload: done('picture') });
add('link', { rel: 'stylesheet', href: '${ORIGINS[1]}/style.css', onload: done('style') });
add('iframe', { src: '${ORIGINS[0]}/frame', title: 'Chat' });
addEventListener('message', ({ data }) => { if (data === 'framed') done('frame')(); });
fetch('${ORIGINS[1]}/data').then((answer) => answer.text()).then(done('data'));
fetch('http://localhost:9/elsewhere').catch(done('refusedElsewhere'));
add('img', { src: 'http://localhost:9/elsewhere.gif', onerror: done('refusedPicture') });`;

const ANSWERS: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
  '/widget.js': ['text/javascript', WIDGET],
  '/second.js': ['text/javascript', SECOND_SCRIPT],
  '/picture.gif': ['image/gif', PIXEL],
  '/style.css': ['text/css', '.chat { color: red }'],
  '/frame': ['text/html', '<!doctype html><title>Chat</title><script>parent.postMessage("framed", "*")</script>'],
  '/data': ['text/plain', 'hello'],
};

// Serial, because the widget's hosts use fixed ports.
test.describe.configure({ mode: 'default' });

const hosts: Server[] = [];

test.beforeAll(async () => {
  for (const port of WIDGET_PORTS) {
    const server = createServer((request, response) => {
      const [type, body] = ANSWERS[request.url ?? ''] ?? ['text/plain', ''];
      response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(body);
    });
    hosts.push(server);
    await new Promise<void>((resolve) => server.listen(port, () => resolve()));
  }
});

test.afterAll(() => {
  for (const server of hosts) server.close();
});

declare global {
  interface Window {
    widget?: Readonly<Record<string, boolean>>;
    kept?: string[];
  }
}

test.describe('a messaging widget of two hosts', () => {
  test.use({ expectedError: /localhost:9/, expectedViolations: [/localhost:9\/elsewhere/] });

  test('loads JavaScript, a frame, a picture, a style and data from its second host, and nothing from elsewhere', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.kept = [];
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => window.kept?.push(blockedURI));
    });
    await page.goto(`${WIDGET_SITE}/x-rings`);
    await expect
      .poll(() => page.evaluate(() => window.widget), { timeout: 20_000 })
      .toEqual({ picture: true, style: true, frame: true, data: true, refusedElsewhere: true, refusedPicture: true });
    expect(new Set(await page.evaluate(() => window.kept))).toEqual(
      new Set(['http://localhost:9/elsewhere', 'http://localhost:9/elsewhere.gif']),
    );
  });
});

test('a site without third parties allows none', async ({ request }) => {
  const policy = (await request.get(`${SITE}/x-rings`)).headers()['content-security-policy'] ?? '';
  for (const origin of ORIGINS) expect(policy).not.toContain(origin);
});
