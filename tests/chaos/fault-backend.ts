import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedDirectus } from '../../src/server/directus/embedded/app.ts';
import { sqliteD1 } from '../support/backend/sqlite-d1.ts';
import { accountByPassword, accountByToken } from './accounts.ts';
import type { BackendFault } from './faults.ts';

/** A backend server over HTTP that can be set to misbehave. */
export interface FaultBackend {
  readonly url: string;
  /** The current fault, or `null` when it works. */
  fault: BackendFault | null;
  /** Returns the number of calls since the last use. */
  takeCalls(): number;
  close(): Promise<void>;
}

export const BACKEND_TOKEN = 'chaos-token';

/** Longer than any timeout of the site. */
const HANG_MS = 20_000;
/** Below and above the timeout of the site, which is 2 s. */
const SLOW_MS = { 'slow 1.2 s': 1200, 'slow 3 s': 3000 } as const;

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

const refusal = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  json(status, { errors: [{ message: code, extensions: { code } }] }, headers);

/** Returns whether the request uses the site's token, and not a visitor's. */
const isOfSite = (request: Request): boolean => request.headers.get('Authorization') === `Bearer ${BACKEND_TOKEN}`;

const credentialsOf = async (request: Request): Promise<{ email?: unknown; password?: unknown }> => {
  const sent: unknown = await request.json();
  return typeof sent === 'object' && sent !== null ? sent : {};
};

/** Handles sign-in and created records, which the collections' server does not. */
const beside = async (request: Request): Promise<Response | null> => {
  const { pathname } = new URL(request.url);
  if (pathname === '/auth/login') {
    const { email, password } = await credentialsOf(request);
    const account = accountByPassword(email, password);
    if (account === null) return refusal(401, 'INVALID_CREDENTIALS');
    return json(200, { data: { access_token: account.token, refresh_token: 'visitor-refresh', expires: 900_000 } });
  }
  if (pathname === '/users/me') {
    const account = accountByToken((request.headers.get('Authorization') ?? '').replace('Bearer ', ''));
    if (account === null) return refusal(401, 'INVALID_CREDENTIALS');
    return json(200, { data: { id: account.token, email: account.email } });
  }
  return request.method === 'POST' ? json(200, { data: { id: 1 } }) : null;
};

/** Returns a value with every leaf changed to another type. */
const mistyped = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(mistyped);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mistyped(inner)]));
  }
  return typeof value === 'string' ? { text: value } : [value];
};

/** Returns the faulty response, or `null` when the connection breaks. */
const spoiled = async (
  fault: BackendFault,
  good: () => Promise<Response>,
  request: Request,
): Promise<Response | null> => {
  switch (fault) {
    case 'slow 1.2 s':
    case 'slow 3 s':
      await sleep(SLOW_MS[fault]);
      return good();
    case 'hang':
      await sleep(HANG_MS);
      return null;
    case 'reset':
      return null;
    case 'status 500':
      return refusal(500, 'INTERNAL_SERVER_ERROR');
    case 'status 429':
      return refusal(429, 'REQUESTS_EXCEEDED', { 'Retry-After': '30' });
    case 'HTML':
      return new Response('<html><title>502 Bad Gateway</title></html>', { headers: { 'Content-Type': 'text/html' } });
    case 'truncated JSON': {
      const text = await (await good()).text();
      return new Response(text.slice(0, text.length / 2), { headers: { 'Content-Type': 'application/json' } });
    }
    case 'wrong types': {
      const body = (await (await good()).json()) as { data: unknown };
      return json(200, { data: mistyped(body.data) });
    }
    case 'expired token':
      if (isOfSite(request)) return refusal(401, 'TOKEN_EXPIRED');
      return new URL(request.url).pathname.startsWith('/items/') ? refusal(403, 'FORBIDDEN') : good();
    case 'empty lists':
      return /\/items\/[^/]+$/.test(new URL(request.url).pathname) ? json(200, { data: [] }) : good();
  }
};

/** A call without a token can read what the site's token can: a server with public read access. */
const asPublic = (request: Request): Request =>
  request.headers.has('Authorization')
    ? request
    : new Request(request, { headers: { Authorization: `Bearer ${BACKEND_TOKEN}` } });

const toRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/', headers } = incoming;
  const named = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(chunks) };
  return new Request(`http://backend.test${url}`, { method, headers: named, ...body });
};

const send = async (answer: Response | null, response: ServerResponse): Promise<void> => {
  if (answer === null) {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
};

/** Serves the collections of a database file on a port. */
export const startFaultBackend = async (file: string, port: number): Promise<FaultBackend> => {
  const database = new DatabaseSync(file, { readOnly: true });
  const app = embeddedDirectus({ db: sqliteD1(database), now: Date.now, token: BACKEND_TOKEN });
  let calls = 0;
  const server = createServer((incoming, response) => {
    calls += 1;
    const { fault } = backend;
    const answering = async (): Promise<Response | null> => {
      const request = await toRequest(incoming);
      const good = async (): Promise<Response> => (await beside(request)) ?? app.fetch(asPublic(request));
      return fault === null ? good() : spoiled(fault, good, request);
    };
    answering()
      .then((answer) => send(answer, response))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const backend: FaultBackend = {
    url: `http://127.0.0.1:${port}`,
    fault: null,
    takeCalls() {
      const taken = calls;
      calls = 0;
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      database.close();
    },
  };
  return backend;
};
