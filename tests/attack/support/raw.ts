import { connect } from 'node:net';

const PATIENCE_MS = 10_000;

export interface RawAnswer {
  readonly status: number;
  /** Head as it came, a line each. */
  readonly head: readonly string[];
  readonly body: string;
}

/** Sends bytes that no client library would, and reads until the server closes. Null: it closed without an answer. */
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

/** A GET that ends the connection, with whatever lines. */
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
