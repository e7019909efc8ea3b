import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CanyonApiError, type CanyonClient, createClient, type OperationId } from '../../src/api-client/index.ts';
import { operations } from '../../src/domain/site/api/operations.ts';
import { localBin, projectRoot } from '../../src/tools/process/steps.ts';
import { startBuiltWorker } from '../support/built-worker.ts';

const ORIGIN = 'http://store.test';
let worker: Miniflare;
let client: CanyonClient;
/** A client of the built Worker, from its source or as it is published. */
const clientOf = (create: typeof createClient): CanyonClient =>
  create({
    baseUrl: ORIGIN,
    retries: 0,
    fetch: async (url, init) => (await worker.dispatchFetch(url, init as never)) as unknown as Response,
  });

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
  client = clientOf(createClient);
});
afterAll(() => worker.dispose());

const errorOf = (call: Promise<unknown>): Promise<CanyonApiError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: unknown) => (error instanceof CanyonApiError ? error : Promise.reject(error)),
  );

test('has a method for every operation of the API', () => {
  for (const { id } of operations()) expect(client[id as OperationId]).toBeTypeOf('function');
});

describe('the example of', () => {
  const withExample = operations().filter(({ example }) => example !== null);
  test.each(withExample.map((one) => [one.id, one] as const))('%s', async (id, { example, endpoint }) => {
    const call = client[id as OperationId] as (input: object) => Promise<unknown>;
    const output = await call(example ?? {});
    if (output instanceof ArrayBuffer) return expect(output.byteLength).toBeGreaterThan(1000);
    expect(v.parse(endpoint.response, output)).toEqual(output);
  });
});

test('lists every part of a query once', async () => {
  const names = new Set<string>();
  const query = { material: 'fkm', size: 'AS568-214,AS568-215', limit: 10 } as const;
  const { total_items: total } = await client.listParts(query);
  for await (const { part_number: name } of client.each('listParts', query)) names.add(name);
  expect(total).toBeGreaterThan(20);
  expect(names.size).toBe(total);
});

test('follows the changes of the catalog', async () => {
  const { catalog_version: since } = await client.getPart({ part_number: 'FK7502-214' });
  const versions: string[] = [];
  for await (const { to_version: version } of client.pages('listChanges', { since })) versions.push(version);
  expect(versions).toEqual([since]);
  for await (const change of client.each('listChanges', { since })) expect.fail(JSON.stringify(change));
});

test('sends a quote once and reads it', async () => {
  const quote = {
    contact: { name: 'Ada', email: 'ada@plant.example' },
    lines: [{ part_number: 'FK7502-214', quantity: 400 }],
  };
  const options = { idempotencyKey: crypto.randomUUID() };
  const sent = await client.sendQuote(quote, options);
  expect((await client.sendQuote(quote, options)).id).toBe(sent.id);
  expect(await client.getQuote({ id: sent.id })).toEqual(sent);
  const [line] = (await client.priceParts({ lines: quote.lines })).lines;
  expect(sent.lines[0]?.total).toEqual(line?.total);
  const other = await errorOf(client.sendQuote({ ...quote, texts: ['seal kit'] }, options));
  expect([other.status, other.code]).toEqual([422, 'key-used']);
});

describe('errors', () => {
  test.each([
    ['an unknown part', () => client.getPart({ part_number: 'no-such-part' }), 404, 'not-found', []],
    ['an unknown quote', () => client.getQuote({ id: '0'.repeat(32) }), 404, 'not-found', []],
    ['a foreign cursor', () => client.listParts({ cursor: `${'0'.repeat(16)}.25` }), 410, 'catalog-changed', []],
    ['an invalid cursor', () => client.listParts({ cursor: 'x' }), 400, 'bad-input', ['cursor']],
    ['no lines', () => client.priceParts({ lines: [] }), 400, 'bad-input', ['lines']],
    [
      'a quote with an unknown part',
      () =>
        client.sendQuote({
          contact: { name: 'Ada', email: 'ada@plant.example' },
          lines: [{ part_number: 'no-such-part', quantity: 1 }],
        }),
      400,
      'bad-input',
      ['lines.0.part_number'],
    ],
  ] as const)('%s', async (_, call, status, code, parameters) => {
    const error = await errorOf(call());
    expect([error.status, error.code]).toEqual([status, code]);
    expect(error.problems.map(({ parameter }) => parameter)).toEqual(parameters);
    expect(error.message).not.toBe('');
  });
});

test('works as it is published: compiled, without types', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-client-'));
  try {
    const config = join(projectRoot, 'src/api-client/tsconfig.publish.json');
    execFileSync(localBin('tsc'), ['--project', config, '--outDir', folder]);
    const published = (await import(join(folder, 'index.js'))) as { readonly createClient: typeof createClient };
    const { part } = await clientOf(published.createClient).getPart({ part_number: 'FK7502-214' });
    expect(part.part_number).toBe('FK7502-214');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
