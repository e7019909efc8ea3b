import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';

const SETTLE_MS = 500;

/** In MiB: objects, and the buffers of typed arrays, including garbage. */
export interface HeapMiB {
  readonly objects: number;
  readonly buffers: number;
}

/** The heap of a running Worker's isolate, through the inspector protocol. */
export interface IsolateHeap {
  usage(): Promise<HeapMiB>;
  /** Requests a garbage collection and waits for it. */
  collect(): Promise<void>;
  close(): void;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}

/**
 * Connects to the isolate of a Worker that was started with an inspector port; among several, to the one named `name`.
 */
export const isolateHeap = async (worker: Miniflare, name = ''): Promise<IsolateHeap> => {
  const { host } = await worker.getInspectorURL();
  const targets = (await (await fetch(`http://${host}/json`)).json()) as {
    id: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = targets.find(({ id }) => id.startsWith(`core:user:${name}`));
  if (!target) throw new Error('workerd shows no isolate of the Worker.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  let last = 0;
  const waiting = new Map<number, (result: HeapUsage) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { readonly id?: number; readonly result: HeapUsage };
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const send = (method: string): Promise<HeapUsage> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method }));
    });
  return {
    async usage() {
      const { usedSize, backingStorageSize } = await send('Runtime.getHeapUsage');
      return { objects: usedSize / 2 ** 20, buffers: backingStorageSize / 2 ** 20 };
    },
    async collect() {
      // workerd responds to this late, sometimes only with the next request, so this does not wait.
      void send('HeapProfiler.collectGarbage');
      await sleep(SETTLE_MS);
    },
    close: () => socket.close(),
  };
};
