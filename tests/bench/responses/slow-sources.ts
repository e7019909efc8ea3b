import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import type { appWith } from '../../support/services/fake-services.ts';
import type { Slow, slowSources } from '../../support/services/slow-sources.ts';
import { report } from '../report.ts';

const SLOW_MS = 2000;

interface Bundle {
  readonly appWith: typeof appWith;
  readonly slowSources: typeof slowSources;
}

/** Bundles the application of a checkout with the slow sources of this one, which an earlier checkout does not have. */
const bundleOf = async (checkout: string): Promise<Bundle> => {
  const outfile = join(checkout, 'dist/bench/slow-sources.mjs');
  mkdirSync(join(checkout, 'dist/bench'), { recursive: true });
  const sources = readFileSync(join(projectRoot, 'tests/support/services/slow-sources.ts'), 'utf8');
  await build({
    stdin: {
      contents: `${sources}\nexport { appWith } from './fake-services.ts';`,
      resolveDir: join(checkout, 'tests/support/services'),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
  });
  return import(outfile);
};

const slow: Slow = (value) => new Promise((resolve) => setTimeout(() => resolve(value), SLOW_MS));
const atOnce: Slow = async (value) => value;

/** Requests each page alone; milliseconds from the request to the first byte of the body and to its end. */
const timesOf = async ({ appWith: createApp, slowSources: sources }: Bundle, delay: Slow) => {
  const times: { readonly name: string; readonly firstByte: number; readonly end: number }[] = [];
  for (const { route, source, path, changes, headers = {} } of sources(delay)) {
    const app = createApp(changes);
    const started = performance.now();
    const response = await app.request(path, { headers: { ...headers } });
    let firstByte = Number.NaN;
    for await (const _ of response.body ?? []) if (Number.isNaN(firstByte)) firstByte = performance.now() - started;
    times.push({ name: `${route}, ${source} slow`, firstByte, end: performance.now() - started });
  }
  return times;
};

const { before } = parseArgs({ options: { before: { type: 'string' } } }).values;
const checkouts = [...(before === undefined ? [] : [['before', before]]), ['after', projectRoot]] as const;

for (const [label, checkout] of checkouts) {
  const bundle = await bundleOf(checkout);
  // Imports every page, so that its modules are not part of the figures.
  await timesOf(bundle, atOnce);
  for (const { name, firstByte, end } of await timesOf(bundle, slow)) {
    report({ name: `${name}: first byte ${label}`, value: firstByte, unit: 'ms' });
    report({ name: `${name}: complete ${label}`, value: end, unit: 'ms' });
  }
}
