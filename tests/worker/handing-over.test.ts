import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import worker from '../../src/server/index.ts';
import { insertSmallData } from './small-data.ts';

const connected = { ...env, BACKEND_URL: 'https://backend.example/cms', BACKEND_TOKEN: 'writer' };
const taken: Record<string, unknown>[] = [];
let isUp = false;

beforeAll(async () => {
  await insertSmallData();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'POST') return Response.json({ data: [] });
    if (!isUp) throw new TypeError('connection refused');
    taken.push(await request.json());
    return Response.json({ data: {} });
  });
});
afterAll(() => vi.restoreAllMocks());

const trigger = (): Promise<void> =>
  worker.scheduled({ cron: '*/5 * * * *', scheduledTime: Date.now(), noRetry: () => undefined }, connected);

test('a form sent while the backend is down is delivered once, by the first trigger after it is back', async () => {
  const answer = await worker.fetch(
    new Request('https://shop.example/api/forms/ContactUsForm', {
      method: 'POST',
      headers: { Origin: 'https://shop.example', 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'R. Okafor', email: 'r.okafor@plant.example', message: 'Please call.' }),
    }),
    connected,
  );
  expect(answer.status).toBe(200);
  const owed = () => env.DB.prepare('SELECT owed FROM form_submissions').first('owed');
  await vi.waitFor(async () => expect(await owed()).toBe(2));
  // More than a minute passes.
  await env.DB.prepare("UPDATE form_submissions SET submitted_at = '2026-01-01T00:00:00.000Z'").run();

  await trigger();
  expect(taken).toEqual([]);
  isUp = true;
  await trigger();
  await trigger();
  expect(taken).toMatchObject([{ form_type: 'ContactUsForm', field_values: { message: 'Please call.' } }]);
  expect(await owed()).toBe(0);
});
