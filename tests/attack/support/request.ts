/** A request of an attacker, entirely as strings, so that it can be logged and sent again. */
export interface AttackRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes as a Latin-1 string; no body if absent. */
  readonly body?: string;
}

export interface AttackAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
}

const PATIENCE_MS = 30_000;

/**
 * Returns a client IP in a separate /48 network per attacker, because limits count by network. In the documentation
 * range, so that no log shows real clients.
 */
export const clientAddress = (index: number): string => {
  const network = index % 0xffff;
  return `2001:db8:${network.toString(16)}:${(index >> 16).toString(16)}::1`;
};

let clients = 0x1_0000;

/** A client library does not send header names and values that are not valid bytes; a raw socket does. */
const isSendable = (headers: AttackRequest['headers']): boolean =>
  Object.entries(headers).every(([name, value]) => /^[\w-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value));

const CLOSED: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const isConnectionClosed = (error: unknown): boolean =>
  error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause && CLOSED.has(error.cause.code);

export const send = async (origin: string, request: AttackRequest): Promise<AttackAnswer> => {
  const { method, path, headers, body } = request;
  if (!isSendable(headers)) throw new Error(`Not sendable: ${JSON.stringify(headers)}`);
  clients += 1;
  const started = performance.now();
  const ask = (): Promise<Response> =>
    fetch(origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { 'CF-Connecting-IP': clientAddress(clients), ...headers },
      ...(body !== undefined && { body: Buffer.from(body, 'latin1') }),
    });
  // A server that responds before reading the body closes the connection, which the next request can still get.
  const response = await ask().catch((error) => {
    if (isConnectionClosed(error)) return ask();
    throw error;
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, milliseconds: performance.now() - started };
};

/** Returns a string as UTF-8 bytes in Latin-1, so that a request has one kind of string. */
export const utf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

const shellQuoted = (text: string): string =>
  /^[\x20-\x26\x28-\x7e]*$/.test(text)
    ? `'${text}'`
    : `$'${[...Buffer.from(text, 'latin1')]
        .map((byte) =>
          byte >= 0x20 && byte < 0x7f && byte !== 0x27 && byte !== 0x5c
            ? String.fromCharCode(byte)
            : `\\x${byte.toString(16).padStart(2, '0')}`,
        )
        .join('')}'`;

const LONGEST_SHOWN = 4000;

/** Returns the request as a shell command; `$ORIGIN` is the URL of `npm run test:attack -- --serve`. */
export const curlOf = ({ method, path, headers, body }: AttackRequest): string => {
  const parts = [
    `curl -i --path-as-is -X ${method}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${shellQuoted(body.slice(0, LONGEST_SHOWN))}`]),
    `"$ORIGIN"${shellQuoted(path.slice(0, LONGEST_SHOWN))}`,
  ];
  return parts.join(' ');
};
