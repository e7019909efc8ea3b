import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildClient } from '../../src/tools/build/build-client.ts';
import { buildWorker } from '../../src/tools/build/build-worker.ts';
import { prepareState } from '../../src/tools/start/prepare-state.ts';
import { percentile } from '../bench/report.ts';
import { sendCrowd, visit } from './crowd.ts';
import { BACKEND_TOKEN, startFaultBackend } from './fault-backend.ts';
import { startFaultWorker } from './fault-worker.ts';
import { ALL_WELL, backendFaultOf, conditionsOf, FAULTS, type Fault, isCold } from './faults.ts';
import { isFresh, visits } from './visits.ts';

/*
 * The built Worker against a backend that misbehaves and stores that fail, under a crowd of visitors. One JSON line per
 * fault on stdout; the exit code is 1 when a visitor met a server error, a wrong answer, or a fault that outlived itself.
 */
const PORT = Number(process.env.PORT ?? 8795);
const VISITORS = 50;
const RECOVERY_LIMIT_MS = 10_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Steps of one fault: what is cached grows old meanwhile, so that each layer is asked. */
const AGES = [0, 2 * MINUTE, 2 * HOUR, 8 * 24 * HOUR];
const STEP_MS = 2500;

const say = (text: string): void => console.error(`… ${text}`);

/** A copy of the database, so that nobody else has it open. */
const copyDatabase = (stateDirectory: string): string => {
  const folder = join(stateDirectory, 'v3/d1/miniflare-D1DatabaseObject');
  const name = readdirSync(folder).find((file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite');
  if (name === undefined) throw new Error(`There is no database in ${folder}.`);
  const copy = join(stateDirectory, 'chaos');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const file of readdirSync(folder).filter((one) => one.startsWith(name)))
    cpSync(join(folder, file), join(copy, file));
  return join(copy, name);
};

say('preparing data, client and Worker');
await buildClient();
const { directory } = await prepareState({ port: PORT });
await buildWorker();

const backend = await startFaultBackend(copyDatabase(directory));
const site = await startFaultWorker(PORT, { url: backend.url, token: BACKEND_TOKEN });
const get = (path: string) => visit(site.origin, { name: '', path, wrong: () => null });

/** Ids of parts that the crowd asks prices of. */
const pricedIds = async (): Promise<number[]> => {
  const answer = await get('/api/compounds-search?search=fk7502-214&limit=25');
  const { items } = JSON.parse(answer.text) as { items: { id: number }[] };
  return items.slice(0, 6).map(({ id }) => id);
};

const ids = await pricedIds();
const well = new Map<string, string>();
for (const one of visits(ids, ALL_WELL)) {
  const { status, text } = await visit(site.origin, one);
  if (status !== 200) throw new Error(`${one.path} answered ${status} while all was well: ${text.slice(0, 300)}`);
  const found = one.wrong(text, text);
  if (found !== null) throw new Error(`${one.path} ${found} while all was well.`);
  well.set(one.path, text);
}
const probe = `/api/pricing/${ids[0]}`;
if (!isFresh(well.get(probe) ?? '')) throw new Error('The backend does not answer while all is well.');

const setFault = async (fault: Fault | null, forward: number, isNewIsolate = false): Promise<void> => {
  const mode = fault?.endsWith('hangs') ? 'hangs' : 'fails';
  backend.fault = fault && backendFaultOf(fault);
  await site.surround({
    kv: fault?.startsWith('KV') ? mode : null,
    d1: fault?.startsWith('D1') ? mode : null,
    forward,
    isCold: isNewIsolate,
  });
};

/** Milliseconds until prices are fresh and the Worker calls itself ready again. */
const recovery = async (): Promise<number> => {
  const started = performance.now();
  while (performance.now() - started < 2 * RECOVERY_LIMIT_MS) {
    const [prices, ready] = [await get(probe), await get('/readyz')];
    const { status } = JSON.parse(ready.text) as { status: string };
    if (prices.status === 200 && isFresh(prices.text) && status === 'ready') return performance.now() - started;
    await sleep(100);
  }
  return performance.now() - started;
};

const asked = process.argv.slice(2);
const faults = FAULTS.filter((fault) => asked.length === 0 || asked.includes(fault));
if (faults.length < asked.length) throw new Error(`Faults are: ${FAULTS.join(', ')}.`);
let isBroken = false;
for (const fault of faults) {
  say(fault);
  backend.takeCalls();
  const all = visits(ids, conditionsOf(fault));
  const [first = 0, ...later] = AGES;
  // Before anyone comes: whatever is told from now on was read during the fault.
  await setFault(fault, first, isCold(fault));
  const crowd = sendCrowd(site.origin, VISITORS, all, well);
  for (const age of later) {
    await sleep(STEP_MS);
    await setFault(fault, age);
  }
  await sleep(STEP_MS);
  const { times, refused, serverErrors, wrong } = await crowd.stop();
  const backendCalls = backend.takeCalls();
  await setFault(null, 0);
  const recoveredMs = Math.round(await recovery());
  // The next fault finds everything known and fresh, as a site that was well for days has it.
  await setFault(null, 2 * HOUR);
  for (let round = 0; round < 2; round++) for (const one of all) await visit(site.origin, one);
  const isGood = serverErrors.length === 0 && wrong.length === 0 && recoveredMs <= RECOVERY_LIMIT_MS;
  isBroken ||= !isGood;
  console.log(
    JSON.stringify({
      fault,
      visitors: VISITORS,
      requests: times.length,
      refused: refused.length,
      serverErrors: serverErrors.length,
      wrong: wrong.length,
      p50Ms: Math.round(percentile(times, 0.5)),
      p95Ms: Math.round(percentile(times, 0.95)),
      slowestMs: Math.round(percentile(times, 1)),
      backendCalls,
      recoveredMs,
      bar: `0 server errors, 0 wrong, recovered in ${RECOVERY_LIMIT_MS} ms`,
      ...(isGood ? {} : { examples: [...new Set([...serverErrors, ...wrong])].slice(0, 8) }),
    }),
  );
}
await site.stop();
await backend.close();
process.exit(isBroken ? 1 : 0);
