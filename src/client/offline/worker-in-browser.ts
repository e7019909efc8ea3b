import type { FromDevice, ToDevice } from '../../domain/site/offline/device-messages.ts';
import { scriptAddress } from '../trusted.ts';
import type { DeviceWorker } from './device-catalog.ts';

/** A request that has no response after this time fails. Pages take tenths of a second on a slow phone. */
const RESPONSE_MS = 15_000;

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** Starts the worker of the catalog. It fails like a worker that cannot respond if its file cannot be loaded. */
export const createDeviceWorker = (url: string): DeviceWorker => {
  const worker = new Worker(scriptAddress(url));
  const waiting = new Map<number, (result: FromDevice['result']) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromDevice>) => {
    waiting.get(data.id)?.(data.result);
    waiting.delete(data.id);
  });
  const giveUp = (): void => {
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  };
  worker.addEventListener('error', giveUp);
  const send = (message: WithoutId<ToDevice>, transfer: Transferable[] = []): Promise<FromDevice['result']> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      worker.postMessage({ ...message, id: last }, transfer);
    });
  const inTime = (result: Promise<FromDevice['result']>): Promise<FromDevice['result']> =>
    Promise.race([result, new Promise<null>((resolve) => setTimeout(resolve, RESPONSE_MS, null))]);
  return {
    start: async (start) => (await send({ kind: 'start', start }, [start.index])) === true,
    request: async (request) => {
      const result = await inTime(send({ kind: 'request', request }));
      return result === null || result === true || result instanceof ArrayBuffer ? null : result;
    },
    patch: async (index, patches) => {
      const result = await send({ kind: 'patch', index, patches }, [index, patches]);
      return result instanceof ArrayBuffer ? result : null;
    },
    unpack: async (packed) => {
      const result = await send({ kind: 'unpack', packed }, [packed]);
      return result instanceof ArrayBuffer ? result : null;
    },
    stop: () => {
      worker.terminate();
      giveUp();
    },
  };
};
