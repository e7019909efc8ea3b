import { isDeepStrictEqual } from 'node:util';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operation, operations } from '../../src/domain/site/api/operations.ts';
import { documentedCodes, type GeneratedRequest, generateRequest } from '../support/api/generated-requests.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { seededRandom } from '../support/random.ts';

const ORIGIN = 'http://store.test';
const REQUESTS = 2000;
const SEED = 20_261_126;
const AT_ONCE = 8;
let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
});
afterAll(() => worker.dispose());

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Returns what a response does that the OpenAPI document does not say, or '' if it is as documented. */
const deviation = async (
  operation: Operation,
  { method, url, body, headers }: GeneratedRequest,
  statuses: number[],
): Promise<string> => {
  const response = await worker.dispatchFetch(ORIGIN + url, {
    method,
    headers: { ...headers, ...(body !== null && { 'Content-Type': 'application/json' }) },
    ...(body !== null && { body }),
  });
  const { status } = response;
  statuses.push(status);
  const type = response.headers.get('Content-Type') ?? '';
  if (isSuccess(status)) {
    const bytes = await response.arrayBuffer();
    if (status === 204 || type === 'application/zip') return '';
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const parsed = v.safeParse(operation.endpoint.response, json);
    if (!parsed.success)
      return `returns ${v.flatten(parsed.issues).root ?? JSON.stringify(v.flatten(parsed.issues).nested)}`;
    return isDeepStrictEqual(parsed.output, json) ? '' : 'returns fields that are not documented';
  }
  const text = await response.text();
  if (status >= 500) return `fails with ${status}: ${text}`;
  if (type !== 'application/problem+json') return `returns ${status} as ${type}`;
  const { code } = JSON.parse(text) as { code: string };
  const codes = documentedCodes(operation, status);
  if (!codes?.includes(code)) return `returns ${status} ${code}, which is not documented`;
  return /Invalid |Expected |received /.test(text) ? `shows words of a validator: ${text}` : '';
};

describe(`${REQUESTS} generated requests of the public API`, () => {
  const all = operations();
  const each = Math.ceil(REQUESTS / all.length);
  const tally = new Map<string, number>();

  test.each(all.map((operation, at) => [operation.id, operation, at] as const))(
    '%s responds as the OpenAPI document says',
    async (id, operation, at) => {
      const random = seededRandom(SEED + at);
      const requests = Array.from({ length: each }, () => generateRequest(operation, random));
      const deviations: string[] = [];
      const statuses: number[] = [];
      const next = async (): Promise<void> => {
        for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
          const found = await deviation(operation, request, statuses);
          if (found !== '')
            deviations.push(`${request.method} ${request.url} ${request.body ?? ''} ${found}`.slice(0, 1000));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
      expect(deviations).toEqual([]);
      tally.set(id, statuses.length);
      // Otherwise the requests would test only how nonsense is rejected.
      if (operation.example !== null) expect(statuses.filter(isSuccess).length).toBeGreaterThan(0);
    },
    60_000,
  );

  test('are as many as promised', () => {
    expect([...tally.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(REQUESTS);
  });
});
