import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCatalog } from '../../src/domain/shop/catalog/index/open-catalog.ts';
import { remoteBackend } from '../../src/server/backend/remote.ts';
import { buildSnapshot } from '../../src/server/catalog/build-snapshot.ts';
import { isBackendError } from '../../src/server/directus/backend-error.ts';
import { itemsServer, publicItemsServer } from '../support/backend/items-server.ts';
import { recordedDatabase } from '../support/backend/recorded-database.ts';

type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** Faults of the next requests, before the server responds normally. */
const faults: Fault[] = [];
let requestCount = 0;
let server: Server;
let url = '';

beforeAll(async () => {
  const db = await recordedDatabase();
  const [asPublic, byToken] = [publicItemsServer(db), itemsServer(db)];
  server = createServer(async (request, response) => {
    requestCount += 1;
    const fault = faults.shift();
    if (fault) return fault(request, response);
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const answerOf = request.headers.authorization === undefined ? asPublic : byToken;
    const answer = await answerOf(new Request(`http://backend.example${request.url}`, { headers }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  faults.length = 0;
  requestCount = 0;
  vi.restoreAllMocks();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const backend = (token = '') =>
  remoteBackend({
    url,
    token,
    fetch: (request) => fetch(request),
    now: Date.now,
    tables: async () => [],
    ownPages: async () => [],
  });

const kindOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error && 'kind' in error ? error.kind : error),
  );

const reset: Fault = (request) => request.socket.destroy();
const silence: Fault = () => undefined;
const send =
  (status: number, body: string, headers: Record<string, string> = {}): Fault =>
  (_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

describe('over HTTP', () => {
  test('returns the same catalog and prices as in process', async () => {
    const { snapshot, parts } = await buildSnapshot(backend());
    expect([parts, openCatalog(snapshot).compounds.length]).toEqual([2399, 40]);
    expect((await backend().priceLines(1)).lines).toHaveLength(5);
    expect(await backend().productStock(999_999)).toBeNull();
  });

  test('retries a reset connection once', async () => {
    faults.push(reset);
    expect(await backend().productStock(1)).toBe(769);
    expect(requestCount).toBe(2);
  });

  test('reports a network error when every connection is reset', async () => {
    faults.push(reset, reset);
    expect(await kindOf(backend().productStock(1))).toBe('network');
    expect(requestCount).toBe(2);
  });

  test('aborts after two seconds without a response', async () => {
    faults.push(silence);
    const startedAt = Date.now();
    expect(await kindOf(backend().productStock(1))).toBe('timeout');
    const took = Date.now() - startedAt;
    expect(took).toBeGreaterThanOrEqual(1900);
    expect(took).toBeLessThan(4000);
  });

  test('rejects a truncated response', async () => {
    const broken: Fault = (request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"data":{"sto', () => request.socket.destroy());
    };
    faults.push(broken, broken);
    expect(await kindOf(backend().productStock(1))).toBe('network');
  });

  test.each([
    ['a page of HTML', send(200, '<!doctype html>'), 'invalid-answer'],
    ['half a JSON text', send(200, '{"data":{"stock":7'), 'invalid-answer'],
    ['a wrong type', send(200, '{"data":{"stock":"many"}}'), 'invalid-row'],
    ['a list for a record', send(200, '{"data":[]}'), 'invalid-answer'],
    ['a record without the field', send(200, '{"data":{}}'), 'invalid-answer'],
    ['no record', send(200, '{"data":null}'), 'invalid-answer'],
    [
      'a failure',
      send(500, '{"errors":[{"message":"","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}'),
      'unavailable',
    ],
    ['a redirect', send(302, '', { Location: '/admin' }), 'invalid-answer'],
  ] as const)('reports %s with its kind', async (_, fault, kind) => {
    faults.push(fault);
    expect(await kindOf(backend().productStock(1))).toBe(kind);
  });

  test('waits for an overloaded server within the timeout', async () => {
    faults.push(send(429, '{}', { 'Retry-After': '1' }));
    expect(await backend().productStock(1)).toBe(769);
  });

  test('drops a wrong token and reads public data', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await backend('wrong').productStock(1)).toBe(769);
    expect(requestCount).toBe(2);
    expect(log.mock.calls.flat().join(' ')).not.toContain('wrong');
  });
});

test('reports a network error without a listening server', async () => {
  const nobody = remoteBackend({
    url: 'http://127.0.0.1:1',
    fetch: (request) => fetch(request),
    now: Date.now,
    tables: async () => [],
    ownPages: async () => [],
  });
  const error: unknown = await nobody.productStock(1).catch((reason: unknown) => reason);
  expect(isBackendError(error, 'network')).toBe(true);
});
