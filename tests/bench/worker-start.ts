import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { percentile, report } from './report.ts';

const TRIES = 5;

const emptyWorker = (): string => {
  const folder = join(projectRoot, 'dist/bench');
  mkdirSync(folder, { recursive: true });
  const script = join(folder, 'empty-worker.js');
  writeFileSync(script, `export default { fetch: () => Response.json({ status: 'ok' }) };\n`);
  return script;
};

/** Milliseconds from starting workerd to the first answer of a route that reads nothing. */
const firstAnswer = async (port: number, script?: string): Promise<number> => {
  const started = performance.now();
  const worker = await startBuiltWorker(port, script === undefined ? {} : { script });
  try {
    await (await worker.dispatchFetch('http://bench/healthz')).text();
    return performance.now() - started;
  } finally {
    await worker.dispose();
  }
};

/** What the Worker's own code adds to the start of workerd: parsing and running its top level. */
export const workerStartFigures = async (port: number): Promise<void> => {
  const empty = emptyWorker();
  const own: number[] = [];
  const base: number[] = [];
  for (let turn = 0; turn < TRIES; turn++) {
    base.push(await firstAnswer(port, empty));
    own.push(await firstAnswer(port));
  }
  const added = percentile(own, 0.5) - percentile(base, 0.5);
  report({ name: 'Worker start, beside an empty Worker', value: added, unit: 'ms', bar: '≤ 200' });
};
