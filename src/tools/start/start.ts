import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BackendAddress, readBackendAddress } from '../../server/backend/address.ts';
import { isPortFree } from '../process/ports.ts';
import { projectRoot } from '../process/steps.ts';
import { startWorker } from '../process/worker-process.ts';
import { prepareClient } from './prepare-client.ts';
import { prepareState } from './prepare-state.ts';

const STORE = '/shop/orings';
const READY_LIMIT_MS = 90_000;

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 8787);

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/** Resolves when the store returns a complete page. Rejects with the last response if that takes too long. */
const storeAnswers = async (signal: AbortSignal): Promise<void> => {
  const origin = host === '0.0.0.0' ? '127.0.0.1' : host;
  let last = 'nothing';
  const until = Date.now() + READY_LIMIT_MS;
  while (Date.now() < until && !signal.aborted) {
    try {
      const answer = await fetch(`http://${origin}:${port}${STORE}`, { signal: AbortSignal.timeout(30_000) });
      await answer.text();
      if (answer.ok) return;
      last = `status ${answer.status}`;
    } catch {
      last = 'nothing';
    }
    await sleep(100);
  }
  throw new Error(`${STORE} returned ${last} within ${READY_LIMIT_MS / 1000} s.`);
};

/** Rebuilds JavaScript and styles when their sources change. wrangler watches the sources of the Worker. */
const watchClient = (): void => {
  let waiting: NodeJS.Timeout | undefined;
  for (const folder of [
    'src/client',
    'src/drawings',
    'src/domain',
    'src/blocks',
    'src/server/routes',
    'src/server/render',
  ]) {
    if (!existsSync(join(projectRoot, folder))) continue;
    watch(join(projectRoot, folder), { recursive: true }, (_event, file) => {
      if (file?.includes('.gen.')) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => void prepareClient().catch((error: Error) => console.error(error.message)), 100);
    });
  }
};

/** Returns the backend server of this run, or `null` for the embedded one. */
const backendOf = (env: NodeJS.ProcessEnv): BackendAddress | null => {
  try {
    return readBackendAddress(env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const startedAt = Date.now();
const backend = backendOf(process.env);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
if (!(await isPortFree(port, host))) fail(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);

const [{ directory, counts }] = await Promise.all([prepareState({ port }), prepareClient()]);
const worker = await startWorker({ port, host, stateDirectory: directory });

const ready = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    ready.abort();
    void worker.stop().then(() => process.exit(0));
  });
}
void worker.ended.then((code) => {
  if (!ready.signal.aborted) fail(`The Worker ended with ${code}.`);
});

try {
  await storeAnswers(ready.signal);
  const say = (count: number): string => count.toLocaleString('en-US');
  const ownCatalog = `${say(counts.parts)} parts, ${say(counts.compounds)} compounds`;
  console.log(`\n${backend ? `The catalog is that of ${backend.name}` : ownCatalog}`);
  console.log(`Ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s: http://localhost:${port}/`);
  if (values.watch) watchClient();
} catch (error) {
  if (!ready.signal.aborted) {
    ready.abort();
    await worker.stop();
    fail(error instanceof Error ? error.message : String(error));
  }
}
