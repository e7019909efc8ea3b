import { stripTypeScriptTypes } from 'node:module';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { createClient as CreateClient } from '../../src/api-client/index.ts';
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
  const quoted = command.replace('$(uuidgen)', () => crypto.randomUUID()).matchAll(/(-[Hd] )?(['"])(.*?)\2(?=\s|$)/g);
  const all = [...quoted].map(([, option = '', , argument = '']) => [option.trim(), argument] as const);
  const valuesOf = (name: string) => all.filter(([option]) => option === name).map(([, argument]) => argument);
  const [body] = valuesOf('-d');
  return worker.dispatchFetch(valuesOf('')[0] ?? '', {
    ...(body !== undefined && { method: 'POST', body }),
    headers: valuesOf('-H').map((header) => header.split(': ') as [string, string]),
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
      expect(response.status).toBe(one.endpoint.creates ? 201 : 200);
      expect(response.headers.get('access-control-allow-origin')).toBe(one.endpoint.creates ? null : '*');
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

describe('the files for programmers', () => {
  const files = ['canyon-seals-api.ts', 'canyon-price.gs', 'price-selection.ts', 'insert-part.FCMacro', 'curl.md'];

  test.each(files)('%s is linked, and is text with the URL of the site', async (file) => {
    const path = `/developers/examples/${file}`;
    expect(await (await worker.dispatchFetch(`${ORIGIN}/developers`)).text()).toContain(`href="${path}"`);
    const response = await worker.dispatchFetch(ORIGIN + path);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await response.text();
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toMatch(/from '\.\//);
  });

  test('the client is complete: it compiles, without types it runs', async () => {
    const text = await (await worker.dispatchFetch(`${ORIGIN}/developers/examples/canyon-seals-api.ts`)).text();
    const code = stripTypeScriptTypes(text, { mode: 'transform' });
    const { createClient } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      createClient: typeof CreateClient;
    };
    const fetchFrom = async (url: string, init: RequestInit) =>
      (await worker.dispatchFetch(url, init as never)) as unknown as Response;
    const client = createClient({ baseUrl: ORIGIN, fetch: fetchFrom });
    expect((await client.getPart({ part_number: 'FK7502-214' })).part.part_number).toBe('FK7502-214');
  });

  test.each(['none', '..%2fopenapi.json', '__proto__', 'constructor'])('%s is not found', async (file) => {
    expect((await worker.dispatchFetch(`${ORIGIN}/developers/examples/${file}`)).status).toBe(404);
  });
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

  test.each([
    '/api/account',
    '/api/quotes',
    '/api/v1/quotes',
    `/api/v1/quotes/${'0'.repeat(32)}`,
    '/auth/login',
    '/api/account/lists',
    '/api/forms/contact',
    '/cart',
  ])('cannot call %s', async (path) => {
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const response = await worker.dispatchFetch(ORIGIN + path, { method, redirect: 'manual' });
      expect(response.headers.get('access-control-allow-origin'), method).toBeNull();
      await response.text();
    }
  });
});
