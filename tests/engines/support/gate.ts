import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../src/tools/process/ports.ts';
import { forward } from '../../support/forward.ts';

/** The network between a browser and the site, which can be switched off. */
export interface Gate {
  readonly origin: string;
  /** Numbers of the quotes that the server returned, one for each response. */
  readonly quotes: readonly string[];
  off(): Promise<void>;
  on(): Promise<void>;
  /** The server gets the next quote request, but its response is lost. */
  loseNextQuote(): void;
}

const HOST = '127.0.0.1';

/** Starts a gate in front of a site. The browser sees its origin. */
export const openGate = async (site: string): Promise<Gate> => {
  const port = await freePort(HOST);
  const quotes: string[] = [];
  let isQuoteLost = false;
  let server: Server | null = null;

  const takeQuote = async (response: IncomingMessage, to: ServerResponse): Promise<void> => {
    const { statusCode: status = 502, headers } = response;
    const body = await text(response);
    if (status < 300) quotes.push((JSON.parse(body) as { number: string }).number);
    if (isQuoteLost) to.destroy();
    else to.writeHead(status, headers).end(body);
    isQuoteLost = false;
  };

  const on = async (): Promise<void> => {
    if (server) return;
    server = createServer((from, to) => {
      if (from.method !== 'POST' || from.url !== '/api/quotes') return forward(from, to, site);
      // Responses that are read here must not be compressed.
      from.headers['accept-encoding'] = 'identity';
      forward(from, to, site, (response) => takeQuote(response, to).catch(() => to.destroy()));
    });
    server.listen(port, HOST);
    await once(server, 'listening');
  };
  await on();
  return {
    origin: `http://${HOST}:${port}`,
    quotes,
    on,
    async off() {
      const closing = server;
      server = null;
      closing?.closeAllConnections();
      await new Promise((resolve) => (closing ? closing.close(resolve) : resolve(null)));
    },
    loseNextQuote() {
      isQuoteLost = true;
    },
  };
};
