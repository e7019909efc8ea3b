import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildClient } from '../../../src/tools/build/build-client.ts';
import { buildWorker } from '../../../src/tools/build/build-worker.ts';
import { prepareState } from '../../../src/tools/start/prepare-state.ts';
import { startProductionWorker } from '../../attack/support/production-worker.ts';
import { PRODUCTION_BINDINGS } from '../../attack/support/target.ts';
import { isolateHeap } from '../process/isolate-heap.ts';
import { workerdProcesses } from '../process/process-usage.ts';
import { percentile, report } from '../report.ts';
import { type Load, type SoakPart, steadyLoad } from './soak-load.ts';
import { type MemorySample, sampleMemory, slopePerMinute } from './soak-memory.ts';

/*
 * The built Worker as deployed under a steady load; halfway, the real Workflow publishes a new catalog and the isolate
 * swaps. Exits with 1 when a request failed, the swap did not happen, or memory grew.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string' }, rate: { type: 'string' } } });
const PORT = Number(process.env.PORT ?? 8794);
const SECONDS = Number(values.minutes ?? 10) * 60;
const RATE = Number(values.rate ?? 60);
const SAMPLE_MS = 10_000;
const WARM_UP = 0.15;
const SWAP_LIMIT_MS = 5 * 60_000;
const SLOPE_BAR = 1;
const SHORTEST_JUDGED = 300;
const CHANGED = 1000;

const progress = (text: string): void => console.error(`… ${text}`);

progress('preparing data, client and Worker');
await buildClient();
await prepareState({ port: PORT });
await buildWorker();
const others = workerdProcesses();
const { worker, origin, stop } = await startProductionWorker(PORT, { inspectorPort: 0 });
const [pid] = workerdProcesses().filter((one) => !others.includes(one));
if (pid === undefined) throw new Error('workerd did not start.');

const listing = await fetch(`${origin}/api/compounds-search?search=fk7502&limit=50`);
const { items } = (await listing.json()) as { items: SoakPart[] };
const versionNow = async (): Promise<string> => {
  const answer = await fetch(`${origin}/api/compounds-search?limit=10`);
  await answer.arrayBuffer();
  return answer.headers.get('X-Catalog-Version') ?? '';
};

const heap = await isolateHeap(worker);
const began = performance.now();
const elapsed = (): number => (performance.now() - began) / 1000;
const ROUNDS = 3;
/**
 * Returns the memory that is really in use: the minimum of some samples, each after a collection, because visits
 * continuously create garbage.
 */
const usedMemory = async (): Promise<MemorySample> => {
  const all: MemorySample[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await heap.collect();
    all.push(await sampleMemory(heap, pid, elapsed()));
  }
  return all.reduce((least, one) => (one.isolate < least.isolate ? one : least));
};

const atStart = await usedMemory();
const load = steadyLoad(origin, items, RATE);
const whole: Load = { times: [], errors: [], late: 0 };
const stretches: Record<string, number[]> = {};
let isMeasuring = true;
let stretch = 'warm-up';
const samples: (MemorySample & { readonly stretch: string })[] = [];

const takeLoad = (): void => {
  const { times, errors, late } = load.take();
  whole.times.push(...times);
  whole.errors.push(...errors);
  whole.late += late;
  stretches[stretch] = [...(stretches[stretch] ?? []), ...times];
};

const measuring = (async () => {
  while (isMeasuring) {
    await sleep(Math.min(SAMPLE_MS, (SECONDS * 1000) / 20));
    const sample = { ...(await usedMemory()), stretch };
    samples.push(sample);
    takeLoad();
    progress(
      `${sample.at.toFixed(0)} s, ${stretch}: ${whole.times.length} requests, ${whole.errors.length} errors, ` +
        `isolate ${sample.isolate.toFixed(1)} MiB, process ${sample.process.toFixed(0)} MiB`,
    );
  }
})();

const enter = (name: string): void => {
  takeLoad();
  stretch = name;
};

/** Changes the catalog's content, publishes it, and waits until the isolate responds with it. */
const swap = async (): Promise<number> => {
  const database = await worker.getD1Database('DB');
  const changed = `SELECT id FROM parts ORDER BY id LIMIT ${CHANGED}`;
  await database.prepare(`UPDATE parts SET stock = stock + 1 WHERE id IN (${changed})`).run();
  const before = await versionNow();
  const started = performance.now();
  const response = await fetch(`${origin}/admin/sync`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${PRODUCTION_BINDINGS.SYNC_TOKEN}` },
    body: '{"kind":"full","force":true}',
  });
  if (response.status !== 202) throw new Error(`The synchronization was answered ${response.status}.`);
  while ((await versionNow()) === before) {
    if (performance.now() - started > SWAP_LIMIT_MS) return Number.POSITIVE_INFINITY;
    await sleep(500);
  }
  return (performance.now() - started) / 1000;
};

await sleep(SECONDS * 1000 * WARM_UP);
enter('before the swap');
const afterWarmUp = await usedMemory();
await sleep(Math.max(0, SECONDS / 2 - elapsed()) * 1000);
const beforeSwap = await usedMemory();
enter('swap');
const swapSeconds = await swap();
enter('after the swap');
const afterSwap = await usedMemory();
await sleep(Math.max(SECONDS / 4, SECONDS - elapsed()) * 1000);
isMeasuring = false;
await measuring;
await load.stop();
takeLoad();
const atEnd = await usedMemory();
heap.close();
await stop();

const growth = (name: string): number =>
  slopePerMinute(samples.filter((one) => one.stretch === name).map(({ at, isolate }) => ({ at, value: isolate })));

report({ name: 'load', value: RATE, unit: 'requests/s' });
report({ name: 'time', value: elapsed(), unit: 's' });
report({ name: 'requests', value: whole.times.length, unit: 'requests' });
report({ name: 'requests that failed', value: whole.errors.length, unit: 'requests', bar: '0' });
report({ name: 'requests not sent: 200 others were open', value: whole.late, unit: 'requests' });
report({ name: 'answer, median', value: percentile(whole.times, 0.5), unit: 'ms' });
report({ name: 'answer, 99 of 100', value: percentile(whole.times, 0.99), unit: 'ms' });
for (const [name, times] of Object.entries(stretches)) {
  if (times.length > 0) report({ name: `answer, 99 of 100, ${name}`, value: percentile(times, 0.99), unit: 'ms' });
}
report({ name: 'swap: new catalog in use after', value: swapSeconds, unit: 's' });
for (const [name, sample] of Object.entries({ atStart, afterWarmUp, beforeSwap, afterSwap, atEnd })) {
  report({ name: `memory of the isolate, ${name}`, value: sample.isolate, unit: 'MiB', bar: '≤ 128' });
  report({ name: `memory of the process, ${name}`, value: sample.process, unit: 'MiB' });
}
const slopes = ['before the swap', 'after the swap'].map((name) => [name, growth(name)] as const);
for (const [name, value] of slopes) {
  report({ name: `memory of the isolate grows, ${name}`, value, unit: 'MiB/min', bar: `≤ ${SLOPE_BAR}` });
}

if (whole.errors.length > 0) console.error([...new Set(whole.errors)].slice(0, 20).join('\n'));
/** A slope over a minute of samples is meaningless. */
const isFlat = SECONDS < SHORTEST_JUDGED || slopes.every(([, value]) => value <= SLOPE_BAR);
const isGood = whole.errors.length === 0 && Number.isFinite(swapSeconds) && isFlat;
process.exit(isGood ? 0 : 1);
