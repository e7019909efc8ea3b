import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  DeviceRequest,
  DeviceResponse,
  FromDevice,
  ToDevice,
} from '../../../src/domain/site/offline/device-messages.ts';
import { projectRoot } from '../../../src/tools/process/steps.ts';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** The built worker of the catalog on a device, run in this process. */
export interface DeviceInNode {
  send(message: WithoutId<ToDevice>): Promise<FromDevice['result']>;
  /** Responds like a page's request. Throws if the worker failed. */
  request(path: string, more?: Partial<DeviceRequest>): Promise<DeviceResponse>;
}

/**
 * Starts the built worker.
 *
 * @param file URL of the worker below `public`
 * @param origin of the requests
 */
export const deviceInNode = (file: string, origin: string): DeviceInNode => {
  const code = readFileSync(join(projectRoot, 'public', file), 'utf8');
  const waiting = new Map<number, (result: FromDevice['result']) => void>();
  let receive: (event: { readonly data: ToDevice }) => void = () => {};
  let last = 0;
  const scope = {
    addEventListener: (_type: 'message', listener: typeof receive) => {
      receive = listener;
    },
    postMessage: ({ id, result }: FromDevice) => waiting.get(id)?.(result),
  };
  // The file finds the scope of its worker as `self`.
  new Function('self', code)(scope);
  const send: DeviceInNode['send'] = (message) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      receive({ data: { ...message, id: last } });
    });
  return {
    send,
    async request(path, more = {}) {
      const request = {
        method: 'GET',
        url: origin + path,
        body: null,
        cookies: '',
        isOffline: false,
        ...more,
      } as const;
      const result = await send({ kind: 'request', request });
      if (result === null || result === true || result instanceof ArrayBuffer)
        throw new Error(`The device did not respond to ${path}.`);
      return result;
    },
  };
};
