/** The URLs of the two servers; see docs/guides/backend.md. */
export const LIVE_URL = process.env.DIRECTUS_URL ?? 'http://localhost:8055';
export const EMBEDDED_URL = process.env.EMBEDDED_URL ?? 'http://localhost:8787';
/** The token of the embedded backend; a real server is called as public. */
const ITEMS_TOKEN = process.env.ITEMS_TOKEN ?? '';

export const headersFor = (server: string): Record<string, string> =>
  server === EMBEDDED_URL ? { Authorization: `Bearer ${ITEMS_TOKEN}` } : {};

const ATTEMPTS = 5;
const PAUSE_MS = 1000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Like `fetch`, with retries while a server is busy or restarts. */
export const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, init).catch((error: Error) => error);
    const isAnswer = response instanceof Response && response.status !== 503;
    if (isAnswer) return response;
    if (attempt === ATTEMPTS) throw new Error(`${url} does not respond.`, { cause: response });
    await pause(PAUSE_MS * attempt);
  }
};

export type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Calls the live server as its administrator: `DIRECTUS_EMAIL`, `DIRECTUS_PASSWORD`. Throws for an error response. */
export const administrator = async (): Promise<Send> => {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const send: Send = async (method, path, body) => {
    const response = await ask(`${LIVE_URL}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return text === '' ? null : (JSON.parse(text) as { data: unknown }).data;
  };
  const email = process.env.DIRECTUS_EMAIL ?? 'admin@example.com';
  const password = process.env.DIRECTUS_PASSWORD;
  if (!password) throw new Error('DIRECTUS_PASSWORD is not set.');
  const session = (await send('POST', '/auth/login', { email, password })) as { access_token: string };
  headers.Authorization = `Bearer ${session.access_token}`;
  return send;
};

/** Returns the number after `--name` in the arguments. */
export const numberOption = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (!Number.isSafeInteger(value)) throw new Error(`--${name} requires an integer.`);
  return value;
};
