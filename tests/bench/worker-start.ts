import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { workerFolder } from '../../src/tools/process/built-worker.ts';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { percentile, report } from './report.ts';
import { moduleTimes } from './worker-modules.ts';

const TRIES = 7;
const folder = join(workerFolder, 'bench');

const scriptOf = (name: string, text: string): string => {
  mkdirSync(folder, { recursive: true });
  const script = join(folder, `${name}.js`);
  writeFileSync(script, text);
  return script;
};

const EMPTY = `export default { fetch: () => Response.json({ status: 'ok' }) };\n`;

/** Milliseconds from starting workerd to the first answer of a route that reads nothing. */
const firstAnswer = async (port: number, script?: string): Promise<number> => {
  const started = performance.now();
  const worker = await startBuiltWorker(port, script === undefined ? {} : { script, isAlone: true });
  try {
    await (await worker.dispatchFetch('http://bench/healthz')).text();
    return performance.now() - started;
  } finally {
    await worker.dispose();
  }
};

/** As many bytes as the Worker has, of which workerd has to read none but the first: what handing them over takes. */
const sameSize = (): string => {
  const bytes = readdirSync(workerFolder)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + readFileSync(join(workerFolder, file)).length, 0);
  return scriptOf('same-size', `${EMPTY}/*${'-'.repeat(bytes)}*/\n`);
};

const median = (times: number[]): number => percentile(times, 0.5);

/** Each time in a process of its own: V8 keeps what it has compiled before. */
const compileAndRun = (): { readonly compile: number; readonly run: number } => {
  const script = fileURLToPath(new URL('worker-modules.ts', import.meta.url));
  const times = Array.from({ length: TRIES }, () => {
    const text = execFileSync(process.execPath, ['--experimental-vm-modules', '--no-warnings', script]);
    return v.parse(moduleTimes, JSON.parse(text.toString()));
  });
  return { compile: median(times.map(({ compile }) => compile)), run: median(times.map(({ run }) => run)) };
};

/**
 * What the Worker's own code adds to the start of workerd, and its parts: V8 compiles it, its top level runs, the first
 * answer compiles what it calls. Handing the bytes over is the local runtime's: it reads them anew from a configuration.
 */
export const workerStartFigures = async (port: number): Promise<void> => {
  const empty = scriptOf('empty', EMPTY);
  const filled = sameSize();
  const times = { empty: [] as number[], filled: [] as number[], own: [] as number[] };
  for (let turn = 0; turn < TRIES; turn++) {
    times.empty.push(await firstAnswer(port, empty));
    times.filled.push(await firstAnswer(port, filled));
    times.own.push(await firstAnswer(port));
  }
  const added = median(times.own) - median(times.filled);
  writeFileSync(join(projectRoot, '.wrangler/worker-start.txt'), `Worker start: ${added.toFixed(0)} ms\n`);
  const { compile, run } = compileAndRun();
  report({ name: 'Worker start, beside an equally large empty Worker', value: added, unit: 'ms', bar: '≤ 100' });
  report({
    name: 'Worker start: handing its bytes to the local runtime',
    value: median(times.filled) - median(times.empty),
    unit: 'ms',
  });
  report({ name: 'Worker start: compile', value: compile, unit: 'ms' });
  report({ name: 'Worker start: top level', value: run, unit: 'ms' });
  report({ name: 'Worker start: first answer and the rest', value: added - compile - run, unit: 'ms' });
};

if (import.meta.main) await workerStartFigures(Number(process.env.PORT ?? 8797));
