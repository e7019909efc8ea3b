import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { workerFolder } from '../../../src/tools/process/built-worker.ts';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import { startBuiltWorker } from '../../support/built-worker.ts';
import { cpuMs, workerdProcesses } from '../process/process-usage.ts';
import { percentile, report } from '../report.ts';

const TRIES = 7;
const folder = join(workerFolder, 'bench');

const scriptOf = (name: string, text: string): string => {
  mkdirSync(folder, { recursive: true });
  const script = join(folder, `${name}.js`);
  writeFileSync(script, text);
  return script;
};

const EMPTY = `export default { fetch: () => Response.json({ status: 'ok' }) };\n`;

interface Start {
  /** Milliseconds. */
  readonly wall: number;
  /** Milliseconds of workerd's processor time, independent of other load. */
  readonly cpu: number;
}

/** Returns the time from starting workerd to the first response of a route that reads nothing. */
const firstAnswer = async (port: number, script?: string): Promise<Start> => {
  const started = performance.now();
  const worker = await startBuiltWorker(port, script === undefined ? {} : { script, isAlone: true });
  try {
    await (await worker.dispatchFetch('http://bench/healthz')).text();
    const wall = performance.now() - started;
    return { wall, cpu: workerdProcesses().reduce((sum, pid) => sum + cpuMs(pid), 0) };
  } finally {
    await worker.dispose();
  }
};

/** Returns a module as large as the Worker that is a comment except for its start: measures passing the bytes. */
const sameSize = (): string => {
  const bytes = readdirSync(workerFolder)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + readFileSync(join(workerFolder, file)).length, 0);
  return scriptOf('same-size', `${EMPTY}/*${'-'.repeat(bytes)}*/\n`);
};

const median = (times: number[]): number => percentile(times, 0.5);

/** The output of `worker-modules.ts`. */
const moduleTimes = v.object({ compile: v.number(), run: v.number(), compileOthers: v.number() });

const more = (what: keyof Start, own: readonly Start[], other: readonly Start[]): number =>
  median(own.map((start) => start[what])) - median(other.map((start) => start[what]));

/** Runs in a separate process each time, because V8 caches what it has compiled. */
const compileAndRun = (): v.InferOutput<typeof moduleTimes> => {
  const script = fileURLToPath(new URL('worker-modules.ts', import.meta.url));
  const times = Array.from({ length: TRIES }, () => {
    const text = execFileSync(process.execPath, ['--experimental-vm-modules', '--no-warnings', script]);
    return v.parse(moduleTimes, JSON.parse(text.toString()));
  });
  const medianOf = (what: keyof (typeof times)[number]): number => median(times.map((time) => time[what]));
  return { compile: medianOf('compile'), run: medianOf('run'), compileOthers: medianOf('compileOthers') };
};

/**
 * Measures what the Worker's code adds to the start of workerd, and its parts: V8 compiles all modules, including
 * unused ones, runs their top level, and the first response compiles what it calls. Passing the bytes is specific to
 * the local runtime, which reads them again from a configuration.
 */
export const workerStartFigures = async (port: number): Promise<void> => {
  const empty = scriptOf('empty', EMPTY);
  const filled = sameSize();
  const times = { empty: [] as Start[], filled: [] as Start[], own: [] as Start[] };
  for (let turn = 0; turn < TRIES; turn++) {
    times.empty.push(await firstAnswer(port, empty));
    times.filled.push(await firstAnswer(port, filled));
    times.own.push(await firstAnswer(port));
  }
  const added = more('wall', times.own, times.filled);
  const work = more('cpu', times.own, times.filled);
  writeFileSync(join(projectRoot, '.wrangler/worker-start.txt'), `Worker start: ${added.toFixed(0)} ms\n`);
  const { compile, run, compileOthers } = compileAndRun();
  report({ name: 'Worker start, beside an equally large empty Worker', value: added, unit: 'ms', bar: '≤ 100' });
  report({ name: 'Worker start: work of its process', value: work, unit: 'ms' });
  report({
    name: 'Worker start: handing its bytes to the local runtime',
    value: more('wall', times.filled, times.empty),
    unit: 'ms',
  });
  report({ name: 'Worker start: compile', value: compile, unit: 'ms' });
  report({ name: 'Worker start: compile of what is loaded on demand', value: compileOthers, unit: 'ms' });
  report({ name: 'Worker start: top level', value: run, unit: 'ms' });
  report({ name: 'Worker start: first answer and the rest', value: work - compile - compileOthers - run, unit: 'ms' });
};

if (import.meta.main) await workerStartFigures(Number(process.env.PORT ?? 8797));
