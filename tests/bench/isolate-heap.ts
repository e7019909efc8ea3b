/** The heap of a running Worker's isolate, by the protocol of its inspector. */
export interface IsolateHeap {
  /** MiB in use: objects, what has not been collected yet, and the buffers behind typed arrays. */
  usedMiB(): Promise<number>;
  close(): void;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}

/** Connects to the Worker that was started with this inspector port. */
export const isolateHeap = async (inspectorPort: number): Promise<IsolateHeap> => {
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/core:user:`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector could not be reached.')), { once: true });
  });
  let last = 0;
  const waiting = new Map<number, (usage: HeapUsage) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { readonly id?: number; readonly result: HeapUsage };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  return {
    async usedMiB() {
      last += 1;
      const id = last;
      const { usedSize, backingStorageSize } = await new Promise<HeapUsage>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }));
      });
      waiting.delete(id);
      return (usedSize + backingStorageSize) / 2 ** 20;
    },
    close: () => socket.close(),
  };
};
