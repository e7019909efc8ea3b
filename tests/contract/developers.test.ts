import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operation, operations } from '../../src/domain/site/api/operations.ts';
import { curlText, exampleRequest, typescriptText } from '../../src/server/routes/developers/requests.ts';
import { startBuiltWorker } from '../support/built-worker.ts';

const ORIGIN = 'http://store.test';
let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
});
afterAll(() => worker.dispose());

const withExample = operations().filter(({ example }) => example !== null);
const requestOf = (operation: Operation) => {
  const request = exampleRequest(operation);
  if (request === null) throw new Error(`${operation.id} has no example.`);
  return request;
};

/** Sends a curl command of the reference: its URL, headers and body are the quoted arguments. */
const runCurl = (command: string) => {
  const [url = '', ...rest] = [...command.matchAll(/'([^']*)'/g)].map(([, argument = '']) => argument);
  const [header, body] = rest;
  return worker.dispatchFetch(url, {
    ...(body !== undefined && { method: 'POST', body }),
    headers: Object.fromEntries(header === undefined ? [] : [header.split(': ')]),
  });
};

/** Runs a TypeScript example of the reference. Its types are inferred, so that it is JavaScript too. */
const runScript = async (code: string): Promise<unknown> => {
  const run = new Function('fetch', `return (async () => { ${code}\nreturn data; })();`);
  return run((url: string, init?: RequestInit) => worker.dispatchFetch(url, init as never));
};

describe('the examples of the reference', () => {
  test.each(withExample.map((operation) => [operation.id, operation] as const))(
    '%s works with curl',
    async (_, one) => {
      const response = await runCurl(curlText(ORIGIN, requestOf(one)));
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      if (one.endpoint.path.endsWith('.zip')) return;
      const json: unknown = await response.json();
      expect(v.parse(one.endpoint.response, json)).toEqual(json);
    },
  );

  test.each(withExample.filter(({ id }) => id !== 'getPartFiles').map((one) => [one.id, one] as const))(
    '%s works in TypeScript',
    async (_, one) => {
      const data = await runScript(typescriptText(ORIGIN, requestOf(one)));
      expect(v.parse(one.endpoint.response, data)).toEqual(data);
    },
  );
});

test('the reference names every operation and shows the responses of the running catalog', async () => {
  const response = await worker.dispatchFetch(`${ORIGIN}/developers`);
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const { id } of operations()) expect(html).toContain(`id="${id}"`);
  expect(html).toContain('&quot;part_number&quot;: &quot;FK7502-214&quot;');
});

test('every error links to its description', async () => {
  const html = await (await worker.dispatchFetch(`${ORIGIN}/developers`)).text();
  for (const path of ['/api/v1/parts?limit=7', '/api/v1/parts/none', '/api/v1/none', '/api/v1/parts?cursor=x']) {
    const response = await worker.dispatchFetch(ORIGIN + path);
    const { type, code, status } = (await response.json()) as { type: string; code: string; status: number };
    expect(status).toBe(response.status);
    expect(type).toBe(`/developers#error-${code}`);
    expect(html).toContain(`id="error-${code}"`);
  }
});

test('the OpenAPI document and the API catalog lead to each other', async () => {
  const document = (await (await worker.dispatchFetch(`${ORIGIN}/openapi.json`)).json()) as {
    openapi: string;
    servers: { url: string }[];
  };
  expect(document.openapi).toBe('3.1.0');
  const catalog = await worker.dispatchFetch(`${ORIGIN}/.well-known/api-catalog`);
  expect(catalog.headers.get('content-type')).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  );
  const text = await catalog.text();
  expect(text).toContain(`${document.servers[0]?.url}/openapi.json`);
  expect(text).toContain(`${document.servers[0]?.url}/developers`);
});

test('the headers of the home page lead to the API', async () => {
  const link = (await worker.dispatchFetch(`${ORIGIN}/`)).headers.get('link');
  expect(link).toContain('</.well-known/api-catalog>; rel="api-catalog"');
  expect(link).toContain('</openapi.json>; rel="service-desc"');
});

describe('other origins', () => {
  test.each(['/api/v1/prices', '/api/v1/parts', '/api/v1/parts/FK7502-214', '/api/v1/glands/check'])(
    'may call %s after a preflight',
    async (path) => {
      const response = await worker.dispatchFetch(ORIGIN + path, { method: 'OPTIONS' });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  test.each(['/api/account', '/api/quotes', '/auth/login', '/api/account/lists', '/api/forms/contact', '/cart'])(
    'cannot call %s',
    async (path) => {
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const response = await worker.dispatchFetch(ORIGIN + path, { method, redirect: 'manual' });
        expect(response.headers.get('access-control-allow-origin'), method).toBeNull();
        await response.text();
      }
    },
  );
});
