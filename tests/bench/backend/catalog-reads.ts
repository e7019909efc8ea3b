import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import { prepareState } from '../../../src/tools/start/prepare-state.ts';
import { gcTrace, TRACE_FLAGS } from '../process/gc-trace.ts';
import { isolateHeap } from '../process/isolate-heap.ts';
import { cpuMs, workerdProcesses } from '../process/process-usage.ts';
import { report } from '../report.ts';

/*
 * Measures reading the whole catalog of the embedded backend in workerd: directly from the tables, as implemented, and
 * through the protocol in the same process, as an alternative (docs/decisions/013). Takes half a minute.
 */
const PORT = Number(process.env.PORT ?? 8796);
const SAMPLE_MS = 20;

const bundle = async (): Promise<string> => {
  const outfile = join(projectRoot, 'dist/bench/catalog-worker.js');
  await build({
    entryPoints: [join(projectRoot, 'tests/bench/backend/catalog-worker.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd'],
    external: ['node:async_hooks'],
  });
  return outfile;
};

const measure = async (script: string, state: string, how: 'protocol' | 'tables'): Promise<void> => {
  const trace = gcTrace();
  const others = workerdProcesses();
  process.env.MINIFLARE_WORKERD_V8_FLAGS = TRACE_FLAGS.join(' ');
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: script }],
      modulesRoot: join(projectRoot, 'dist/bench'),
      compatibilityDate: '2026-10-30',
      compatibilityFlags: ['nodejs_als'],
      d1Databases: { DB: 'DB' },
      resourcePersistencePath: join(state, 'v3'),
      inspectorPort: 0,
      handleStructuredLogs: ({ message }) => trace.read(message),
    }),
  );
  await worker.ready;
  const [pid] = workerdProcesses().filter((each) => !others.includes(each));
  if (pid === undefined) throw new Error('workerd did not start.');
  await worker.dispatchFetch('http://bench/idle');
  const heap = await isolateHeap(worker);
  let peak = 0;
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      const { objects, buffers } = await heap.usage();
      peak = Math.max(peak, objects + buffers);
      await sleep(SAMPLE_MS);
    }
  })();
  trace.peak();
  const before = cpuMs(pid);
  const answer = await worker.dispatchFetch(`http://bench/${how}`);
  const { parts, listsMs, ms } = (await answer.json()) as { parts: number; listsMs: number; ms: number };
  const cpu = cpuMs(pid) - before;
  isOver = true;
  await sampling;
  heap.close();
  await worker.dispose();
  const name = `catalog in this process, parts by ${how === 'tables' ? 'the tables' : 'the protocol'}`;
  report({ name: `${name}: parts`, value: parts, unit: 'parts' });
  report({ name: `${name}: sizes and compounds, by the protocol`, value: listsMs / 1000, unit: 's' });
  report({ name: `${name}: whole`, value: ms / 1000, unit: 's', bar: '≤ 15' });
  report({ name: `${name}: CPU of the process, D1 too`, value: cpu / 1000, unit: 's' });
  report({
    name: `${name}: memory of the isolates at most`,
    value: Math.max(peak, trace.peak()),
    unit: 'MiB',
    bar: '≤ 128',
  });
};

const { directory } = await prepareState({ port: PORT });
const script = await bundle();
for (const how of ['tables', 'protocol'] as const) await measure(script, directory, how);
