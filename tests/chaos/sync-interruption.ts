import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultWorker, SYNC_TOKEN } from './fault-worker.ts';

interface Run {
  readonly id: string;
  readonly state: string;
  readonly rowsRead: number;
}

interface EngineBinding {
  get(id: string): Promise<{ terminate(): Promise<void> }>;
}

const POLL_MS = 200;
const READ_LIMIT_MS = 20_000;

const send = (site: FaultWorker, method: string, body?: object): Promise<Response> =>
  fetch(`${site.origin}/admin/sync`, {
    method,
    headers: { Authorization: `Bearer ${SYNC_TOKEN}` },
    ...(body && { body: JSON.stringify(body) }),
  });

const runs = async (site: FaultWorker): Promise<{ running: Run[]; history: Run[] }> =>
  (await (await send(site, 'GET')).json()) as { running: Run[]; history: Run[] };

/** Ends synchronizations of an earlier chaos run. */
export const endSyncs = async (site: FaultWorker): Promise<void> => {
  await send(site, 'DELETE');
};

/**
 * Starts to read the whole catalog and terminates the Workflow externally as soon as it has read a part, so that
 * nothing records its end. Returns the rows read until then.
 */
export const interruptSync = async (site: FaultWorker): Promise<number> => {
  const started = await send(site, 'POST', { kind: 'full', force: true });
  if (started.status !== 202) throw new Error(`Starting the synchronization returned ${started.status}.`);
  const { id } = (await started.json()) as { id: string };
  const limit = performance.now() + READ_LIMIT_MS;
  for (;;) {
    const { running, history } = await runs(site);
    const run = running.find((one) => one.id === id);
    if (run === undefined) {
      const ended = history.find((one) => one.id === id);
      throw new Error(`The synchronization ended before it was interrupted: ${JSON.stringify(ended)}`);
    }
    if (run.rowsRead > 0) {
      const { CATALOG_SYNC } = await site.worker.getBindings<{ CATALOG_SYNC: EngineBinding }>();
      await (await CATALOG_SYNC.get(id)).terminate();
      return run.rowsRead;
    }
    if (performance.now() > limit) throw new Error('The synchronization read nothing.');
    await sleep(POLL_MS);
  }
};

/** Returns whether a synchronization can start again and completes. */
export const canSync = async (site: FaultWorker): Promise<boolean> => {
  const started = await send(site, 'POST', { kind: 'refresh' });
  if (started.status !== 202) return false;
  const { id } = (await started.json()) as { id: string };
  const limit = performance.now() + READ_LIMIT_MS;
  while (performance.now() < limit) {
    const run = (await runs(site)).history.find((one) => one.id === id);
    if (run !== undefined) return run.state === 'unchanged' || run.state === 'published';
    await sleep(POLL_MS);
  }
  return false;
};
