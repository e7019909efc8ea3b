import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PIECE_BYTES = 6_000;
const PAUSE_MS = 15;
const SILENCE_MS = 700;

/** A proxy for the site that delivers its pages in small chunks, like slow networks. */
export interface SlowServer {
  readonly origin: string;
  readonly close: () => void;
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** @param holdBefore pauses a page before the last occurrence of this text, as when a network stalls */
export const slowServer = async (site: string, holdBefore = ''): Promise<SlowServer> => {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site), { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'content-type': type,
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    });
    if (!type.startsWith('text/html')) return response.end(body);
    const held = holdBefore === '' ? 0 : body.lastIndexOf(holdBefore);
    if (held > 0) {
      response.write(body.subarray(0, held));
      await sleep(SILENCE_MS);
    }
    for (let at = held; at < body.length; at += PIECE_BYTES) {
      response.write(body.subarray(at, at + PIECE_BYTES));
      await sleep(PAUSE_MS);
    }
    response.end();
  });
  const port = await listen(server);
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};
