import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { KeptAnswer } from '../../../src/server/shared/kept-answer.ts';
import { type LocationCache, sharedStore } from '../../../src/server/shared/shared-store.ts';

const KEY = 'https://answers.invalid/a';

const answer = (madeAt: number, body: string): KeptAnswer => ({
  body: new TextEncoder().encode(body),
  headers: { 'content-type': 'text/html' },
  isPacked: false,
  madeAt,
  freshS: 60,
  staleS: 100,
});

test('an older response that takes longer to compress does not replace a newer one', async () => {
  const at = new Map<string, Response>();
  const location: LocationCache = {
    match: async (url) => at.get(url)?.clone(),
    put: async (url, response) => void at.set(url, response),
  };
  const isolate = sharedStore(location);
  const background: Promise<unknown>[] = [];
  const put = (kept: KeptAnswer): void => isolate.put(KEY, kept, (work) => void background.push(work));
  put(answer(1, randomBytes(200_000).toString('hex')));
  put(answer(2, 'short'));
  await Promise.all(background);
  expect((await isolate.get(KEY))?.madeAt).toBe(2);
  expect((await sharedStore(location).get(KEY))?.madeAt).toBe(2);
});
