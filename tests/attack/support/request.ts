/** One request of an attacker, as text all through, so that it can be written down and sent again. */
export interface AttackRequest {
  readonly method: string;
  /** Path and query as they go over the wire. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes as Latin-1 text; absent: no body. */
  readonly body?: string;
}

export interface AttackAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
}

const PATIENCE_MS = 30_000;

/** A /48 network for every attacker: limits count by it. Documentation range, so that no log shows real people. */
export const clientAddress = (place: number): string => {
  const network = place % 0xffff;
  return `2001:db8:${network.toString(16)}:${(place >> 16).toString(16)}::1`;
};

let clients = 0x1_0000;

/** Header names and values that are no bytes of a header do not leave a client library; a raw socket sends those. */
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
  // Who answers before a body is read closes the connection, and the next request may still be given it.
  const response = await ask().catch((error) => {
    if (isConnectionClosed(error)) return ask();
    throw error;
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, milliseconds: performance.now() - started };
};

/** Text as UTF-8 bytes, written as Latin-1 so that a request stays one kind of text. */
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

/** The request as a line for a shell; `$ORIGIN` is where `npm run test:attack -- --serve` answers. */
export const curlOf = ({ method, path, headers, body }: AttackRequest): string => {
  const parts = [
    `curl -i --path-as-is -X ${method}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${shellQuoted(body.slice(0, LONGEST_SHOWN))}`]),
    `"$ORIGIN"${shellQuoted(path.slice(0, LONGEST_SHOWN))}`,
  ];
  return parts.join(' ');
};
