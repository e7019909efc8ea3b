import { expect, inject, test } from 'vitest';
import { failureText, fuzz } from '../support/fuzz.ts';
import { fuzzRequest } from '../support/fuzz-request.ts';
import { offensesOf } from '../support/judge.ts';
import { curlOf, send } from '../support/request.ts';
import { workerRoutes } from '../support/routes.ts';

/** `npm test` sends a small fixed sample, `npm run test:all` more, `npm run test:attack` all. */
const { ATTACK_COUNT: count = '500', ATTACK_SEED: seed = '1', ATTACK_ONLY: only } = process.env;
const COUNT = Number(count);
const SEED = Number(seed);
const LIMIT_MS = 3_600_000;

test.runIf(only === undefined)(
  `${COUNT} generated requests (seed ${SEED}) to every route: no server error, none slower than 1 s, nothing reflected`,
  async () => {
    const { failures, ...figures } = await fuzz(inject('attacked'), workerRoutes(), { seed: SEED, count: COUNT });
    console.log(JSON.stringify({ seed: SEED, ...figures, failures: failures.length }));
    expect(failureText(failures, SEED)).toBe('');
  },
  LIMIT_MS,
);

test.runIf(only !== undefined)(`request ${only} of seed ${SEED}`, async () => {
  const request = fuzzRequest(workerRoutes(), SEED, Number(only));
  const answer = await send(inject('attacked'), request);
  const heads = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
  console.log([curlOf(request), answer.status, ...heads, '', answer.text.slice(0, 4000)].join('\n'));
  expect(offensesOf(request, answer, request.mark)).toEqual([]);
});
