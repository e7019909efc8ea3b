import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from '../../support/forward.ts';
import { PORT } from './ports.ts';

/** The site behind another port, where a test replaces responses or holds them back. */
export interface SiteProxy {
  readonly origin: string;
  /** Bodies that replace those of the site, by path. They are JavaScript. */
  readonly replaced: Map<string, string>;
  /** Paths whose responses never come. */
  readonly silent: Set<string>;
  close(): Promise<void>;
}

const listening = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

/** Starts a proxy. The browser sees it as another origin, so nothing of it is left for other tests. */
export const startProxy = async (): Promise<SiteProxy> => {
  const replaced = new Map<string, string>();
  const silent = new Set<string>();
  const server = createServer((from, to) => {
    const { pathname } = new URL(from.url ?? '/', 'http://proxy.test');
    const body = replaced.get(pathname);
    if (silent.has(pathname)) return;
    if (body !== undefined) {
      to.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(body);
      return;
    }
    forward(from, to, `http://127.0.0.1:${PORT}`);
  });
  await listening(server);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replaced,
    silent,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
