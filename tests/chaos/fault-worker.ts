import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { workerFolder } from '../../src/tools/process/built-worker.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import type { BindingFaults } from './faults.ts';
import type { Isolate } from './visit.ts';
import { CLOCK, ENTRY } from './worker-entry.ts';

/** The faults around the Worker; absent ones are off. */
export interface Surroundings extends BindingFaults {
  /** Milliseconds that the clock of the first isolate is ahead. */
  readonly ahead: number;
  /** Starts a new isolate and clears the caches in KV, except the catalog. */
  readonly isCold?: boolean;
  /** The catalog pointer that KV returns while it returns older values. */
  readonly olderPointer?: string;
  /** A trigger of wrangler.toml that fires now. */
  readonly cron?: string;
}

/** The number of times each mail was sent. */
export type Mails = readonly (readonly [mail: string, times: number])[];

/** Activity of the Worker's bindings so far. */
export interface Done {
  readonly mails: Mails;
  /** Reads of KV that returned an older value. */
  readonly olderReads: number;
}

export interface FaultWorker {
  readonly origin: string;
  readonly worker: Miniflare;
  surround(state: Surroundings, isolate?: Isolate): Promise<Done>;
  stop(): Promise<void>;
}

export const SYNC_TOKEN = 'chaos-sync-token';

/** Starts the built Worker in two isolates on the state of a port, against a backend server. */
export const startFaultWorker = async (
  port: number,
  backend: { readonly url: string; readonly token: string },
): Promise<FaultWorker> => {
  const folder = join(workerFolder, 'chaos');
  mkdirSync(folder, { recursive: true });
  const [script, clock] = [join(folder, 'entry.js'), join(folder, 'clock.js')];
  writeFileSync(script, ENTRY);
  writeFileSync(clock, CLOCK);
  const worker = await startBuiltWorker(port, {
    script,
    scriptModules: [clock],
    hasTwin: true,
    hasWorkflow: true,
    bindings: { BACKEND_URL: backend.url, BACKEND_TOKEN: backend.token, SYNC_TOKEN },
    onLog: (message) => {
      if (process.env.CHAOS_LOG === '1') console.error(message);
    },
  });
  const { origin } = await worker.ready;
  return {
    origin,
    worker,
    async surround(state, isolate = 'first') {
      const response = await fetch(`${origin}/__chaos`, {
        method: 'POST',
        headers: { 'X-Chaos-Isolate': isolate },
        body: JSON.stringify(state),
      });
      if (!response.ok) throw new Error(`The faults could not be set: ${await response.text()}`);
      return (await response.json()) as Done;
    },
    stop: () => worker.dispose(),
  };
};
