import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../../../src/tools/process/ports.ts';

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

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Starts a gate in front of a site. The browser sees its origin. */
export const openGate = async (site: string): Promise<Gate> => {
  const port = await freePort(HOST);
  const quotes: string[] = [];
  let isQuoteLost = false;
  let server: Server | null = null;

  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method, headers, url = '/' } = incoming;
    // Responses are read here, so they are not compressed.
    const sent = request(new URL(url, site), { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    sent.end(await bodyOf(incoming));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode: status = 502, headers: received } = response;
    const body = await bodyOf(response);
    if (method === 'POST' && url === '/api/quotes') {
      if (status < 300) quotes.push((JSON.parse(body.toString()) as { number: string }).number);
      if (isQuoteLost) {
        isQuoteLost = false;
        outgoing.destroy();
        return;
      }
    }
    outgoing.writeHead(status, received).end(body);
  };

  const on = async (): Promise<void> => {
    if (server) return;
    server = createServer((incoming, outgoing) => {
      // The browser left, or the site stopped.
      forward(incoming, outgoing).catch(() => outgoing.destroy());
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
