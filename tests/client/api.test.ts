import { afterEach, expect, test, vi } from 'vitest';
import { call, parseResponse } from '../../src/client/api.ts';
import { modifiersEndpoint } from '../../src/domain/site/api/catalog/modifiers.ts';
import { searchEndpoint } from '../../src/domain/site/api/catalog/search.ts';

const FOUND = { products: [], pages: [{ id: 1, title: 'FAQ', url: '/faq' }] };
const body = { searchText: 'faq' };

afterEach(() => vi.unstubAllGlobals());

const answering = (...answers: (Response | Error)[]) => {
  const fetcher = vi.fn(async (_address: string, _init: RequestInit) => {
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error('nothing more');
  });
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
};

test('sends a body as JSON and parses the response with its schema', async () => {
  const fetcher = answering(Response.json({ ...FOUND, more: 1 }));
  expect(await call(searchEndpoint, body)).toEqual(FOUND);
  expect(fetcher.mock.calls[0]?.[0]).toBe('/api/search');
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
});

test('retries once after a network error, but not an aborted request', async () => {
  const twice = answering(new TypeError('gone'), Response.json(FOUND));
  expect(await call(searchEndpoint, body)).toEqual(FOUND);
  expect(twice).toHaveBeenCalledTimes(2);
  const aborted = answering(new TypeError('aborted'), Response.json(FOUND));
  const signal = AbortSignal.abort();
  await expect(call(searchEndpoint, body, { signal })).rejects.toThrow('aborted');
  expect(aborted).toHaveBeenCalledTimes(1);
});

test.each([
  ['a refusal', Response.json({ title: 'no' }, { status: 503 })],
  ['an answer of another shape', Response.json({ data: [{ key: 'black' }] })],
  ['what is no JSON', new Response('<!doctype html>')],
])('%s is an error, as a server that cannot be reached is', async (_, response) => {
  await expect(parseResponse(modifiersEndpoint, response)).rejects.toThrow();
});
