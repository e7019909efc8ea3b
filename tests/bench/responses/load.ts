import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { buildClient } from '../../../src/tools/build/build-client.ts';
import { buildWorker } from '../../../src/tools/build/build-worker.ts';
import { prepareState } from '../../../src/tools/start/prepare-state.ts';
import { startBuiltWorker } from '../../support/built-worker.ts';
import { cpuMs, workerdProcesses } from '../process/process-usage.ts';
import { percentile, report } from '../report.ts';

/*
 * The built Worker under load: pages and responses that are cached for everyone and those that are rendered per visitor
 * (a visitor whose visit is counted), each compared with an empty route of the same Worker in the same round.
 */

const PORT = Number(process.env.PORT ?? 8797);
const CONNECTIONS = 200;
const SECONDS = 4;
const ROUNDS = 3;
const EMPTY = '/healthz';
const PLACES = {
  'store page': '/shop/orings',
  product: '/product/fk7502-214',
  'content page': '/x-rings',
  'AS568 chart': '/as568-sizing-chart',
  'metric table': '/metric-o-ring-table',
  'API search': '/api/compounds-search?material=fkm',
} as const;
/** Measures only one: `--place 'store page'`. */
const { place: only } = parseArgs({ options: { place: { type: 'string' } } }).values;
/**
 * The platform compresses rendered pages and the empty route outside of the Worker and its time. The local runtime
 * would compress in the Worker's process; and it schedules compressed responses differently from those that it passes
 * through, which makes them faster at the median and slower at p99.
 */
const UNPACKED = { 'Accept-Encoding': 'identity' };
const ALONE = { ...UNPACKED, Cookie: 'builderSessionId=bench' };
/** Maximum CPU time for rendering a page. */
const MAX_CPU_MS: Readonly<Record<string, number>> = { 'store page': 8, 'AS568 chart': 15, 'metric table': 15 };

interface Load {
  readonly rate: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly cpu: number;
}

const load = async (origin: string, pid: number, path: string, headers: Record<string, string>): Promise<Load> => {
  const before = cpuMs(pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ path, headers }],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${path}: ${non2xx} responses were not 2xx, ${errors} failed.`);
  const cpu = (cpuMs(pid) - before) / requests.total;
  return { rate: requests.average, p50: latency.p50, p95: latency.p97_5, p99: latency.p99, cpu };
};

/** Waits until abandoned requests in the queue are processed, before the next measurement. */
const settled = async (origin: string): Promise<void> => {
  for (let quick = 0; quick < 20; ) {
    const started = performance.now();
    await (await fetch(origin + EMPTY)).text();
    quick = performance.now() - started < 20 ? quick + 1 : 0;
  }
};

const median = (loads: readonly Load[], of: (one: Load) => number): number => percentile(loads.map(of), 0.5);

const tell = (place: string, isKept: boolean, loads: readonly Load[], empty: readonly Load[]): void => {
  const name = `${place}, ${isKept ? 'kept' : 'made'}`;
  const beside = (of: (one: Load) => number) =>
    percentile(
      loads.map((one, round) => of(one) / of(empty[round] as Load)),
      0.5,
    );
  report({ name: `${name}: requests`, value: median(loads, ({ rate }) => rate), unit: '/s' });
  report({
    name: `${name}: requests beside the empty route`,
    value: beside(({ rate }) => rate) * 100,
    unit: '%',
    ...(isKept && { bar: '≥ 70' }),
  });
  report({ name: `${name}: p50`, value: median(loads, ({ p50 }) => p50), unit: 'ms' });
  report({ name: `${name}: p97.5`, value: median(loads, ({ p95 }) => p95), unit: 'ms' });
  report({ name: `${name}: p99`, value: median(loads, ({ p99 }) => p99), unit: 'ms' });
  report({
    name: `${name}: p99 beside the empty route`,
    value: beside(({ p99 }) => p99),
    unit: '×',
    ...(isKept && { bar: '≤ 3' }),
  });
  const most = isKept ? undefined : MAX_CPU_MS[place];
  report({
    name: `${name}: CPU of workerd`,
    value: median(loads, ({ cpu }) => cpu),
    unit: 'ms',
    ...(most !== undefined && { bar: `≤ ${most}` }),
  });
};

await buildClient();
await buildWorker();
await prepareState({ port: PORT });
const worker = await startBuiltWorker(PORT);
try {
  const { origin } = await worker.ready;
  const [pid] = workerdProcesses();
  if (pid === undefined) throw new Error('workerd did not start.');
  await load(origin, pid, EMPTY, UNPACKED);
  for (const [name, path] of Object.entries(PLACES).filter(([one]) => only === undefined || one === only)) {
    for (const [kind, headers] of Object.entries({ kept: UNPACKED, made: ALONE })) {
      const empty: Load[] = [];
      const loads: Load[] = [];
      await (await fetch(origin + path, { headers })).text();
      await settled(origin);
      for (let round = 0; round < ROUNDS; round++) {
        await settled(origin);
        empty.push(await load(origin, pid, EMPTY, UNPACKED));
        loads.push(await load(origin, pid, path, headers));
      }
      tell(name, kind === 'kept', loads, empty);
    }
  }
} finally {
  await worker.dispose();
}
