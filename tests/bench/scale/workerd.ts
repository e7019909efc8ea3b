import { join } from 'node:path';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { publishSnapshot, type SnapshotStore } from '../../../src/server/catalog/publish.ts';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import { isolateHeap } from '../process/isolate-heap.ts';
import { cpuMs, workerdProcesses } from '../process/process-usage.ts';

const folder = join(projectRoot, 'dist/bench');
const COMPATIBILITY = '2026-10-30';

/** Bundles a Worker of `tests/bench` into one file. */
const bundle = async (name: string): Promise<string> => {
  const outfile = join(folder, `${name.replaceAll('/', '-')}.js`);
  await build({
    entryPoints: [join(projectRoot, `tests/bench/${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd'],
    external: ['cloudflare:*', 'node:async_hooks'],
  });
  return outfile;
};

/** The index in workerd, alone or in shards behind one front. */
export interface RunningIndex {
  readonly ask: <T>(path: string) => Promise<T>;
  /** Returns objects and buffers of an isolate after a garbage collection, in MiB. */
  readonly heapMiB: (name: string) => Promise<number>;
  /** Returns the CPU time of the process in milliseconds. */
  readonly cpu: () => number;
  readonly stop: () => Promise<void>;
}

const KV = { CACHE: 'CACHE' };

const running = async (
  workers: readonly Readonly<Record<string, unknown>>[],
  fill: (kv: SnapshotStore) => Promise<unknown>,
): Promise<RunningIndex> => {
  const others = workerdProcesses();
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      inspectorPort: 0,
      workers: workers.map((one) => ({
        modulesRoot: folder,
        compatibilityDate: COMPATIBILITY,
        compatibilityFlags: ['nodejs_als'],
        ...one,
      })) as never,
    }),
  );
  await worker.ready;
  const [pid] = workerdProcesses().filter((each) => !others.includes(each));
  if (pid === undefined) throw new Error('workerd did not start.');
  await fill((await worker.getKVNamespace('CACHE', workers.at(-1)?.name as string)) as unknown as SnapshotStore);
  return {
    ask: async (path) => {
      const response = await worker.dispatchFetch(`http://bench${path}`);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as never;
    },
    heapMiB: async (name) => {
      const heap = await isolateHeap(worker, name);
      await heap.collect();
      const { objects, buffers } = await heap.usage();
      heap.close();
      return objects + buffers;
    },
    cpu: () => cpuMs(pid),
    stop: () => worker.dispose(),
  };
};

/** One index, as in the store. */
export const startWhole = async (snapshot: Uint8Array, version: string): Promise<RunningIndex> => {
  const modules = [{ type: 'ESModule', path: await bundle('search/search-worker') }];
  return running([{ name: 'whole', modules, kvNamespaces: KV }], async (kv) => {
    await publishSnapshot(kv, snapshot, { version, parts: 0, cursor: null, publishedAt: 0 });
  });
};

/** A Worker named `shard0` … for each snapshot, and `front`, which is bound to all of them. */
export const startShards = async (snapshots: readonly Uint8Array<ArrayBuffer>[]): Promise<RunningIndex> => {
  const front = [{ type: 'ESModule', path: await bundle('scale/front-worker') }];
  const shard = [{ type: 'ESModule', path: await bundle('scale/shard-worker') }];
  const keyOf = (n: number): string => `catalog/shard${n}`;
  const serviceBindings = Object.fromEntries(snapshots.map((_, n) => [`SHARD${n}`, `shard${n}`]));
  return running(
    [
      { name: 'front', modules: front, serviceBindings },
      ...snapshots.map((_, n) => ({
        name: `shard${n}`,
        modules: shard,
        kvNamespaces: KV,
        bindings: { KEY: keyOf(n) },
      })),
    ],
    async (kv) => {
      for (const [n, snapshot] of snapshots.entries()) await kv.put(keyOf(n), snapshot);
    },
  );
};
