import { connect } from 'node:net';

const PATIENCE_MS = 10_000;

export interface RawAnswer {
  readonly status: number;
  /** The header lines as received. */
  readonly head: readonly string[];
  readonly body: string;
}

/**
 * Sends raw bytes that no client library would send, and reads until the server closes. Returns `null` when it closed
 * without a response.
 */
export const sendRaw = (origin: string, request: string): Promise<RawAnswer | null> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(request, 'latin1')));
    const pieces: Buffer[] = [];
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(pieces).toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) return resolve(null);
      const head = text.slice(0, end).split('\r\n');
      resolve({ status: Number(head[0]?.split(' ')[1]), head, body: text.slice(end + 4) });
    });
  });

/** Returns a GET request that closes the connection, with arbitrary header lines. */
export const rawGet = (path: string, lines: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: www.canyonseals.example',
    'Accept-Encoding: identity',
    ...lines,
    'Connection: close',
    '',
    '',
  ].join('\r\n');
