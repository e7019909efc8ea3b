import * as v from 'valibot';
import { unpackSnapshot } from '../domain/shop/catalog/snapshot/packed-snapshot.ts';
import { applyValuePatches, readValuePatches } from '../domain/shop/catalog/snapshot/value-patch.ts';
import { deviceFacts } from '../domain/site/offline/device-facts.ts';
import type { DeviceRequest, DeviceResponse, FromDevice, ToDevice } from '../domain/site/offline/device-messages.ts';
import { createDeviceApp } from './device-app.ts';
import { respondOnDevice } from './respond-on-device.ts';

/*
 * The catalog in a web worker of a page. It may load nothing and send nothing: the content policy of its file forbids
 * both. It gets the index from the page, and responds to requests as the server does.
 */

/** The scope of a web worker. The compiler's library of this layer is that of the server. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: ToDevice }) => void): void;
  postMessage(message: FromDevice, transfer: ArrayBuffer[]): void;
}
declare const self: WorkerScope;

let respond: ((request: DeviceRequest) => Promise<DeviceResponse>) | null = null;

const resultOf = async (message: ToDevice): Promise<FromDevice['result']> => {
  switch (message.kind) {
    case 'start': {
      const facts = v.parse(v.pipe(v.string(), v.parseJson(), deviceFacts), message.start.facts);
      const app = createDeviceApp(new Uint8Array(message.start.index), facts);
      respond = (request) => respondOnDevice(app, request, facts.catalog.publishedAt);
      return true;
    }
    case 'request':
      return respond === null ? null : respond(message.request);
    case 'patch': {
      const values = readValuePatches(new Uint8Array(message.patches));
      return applyValuePatches(new Uint8Array(message.index), values).buffer as ArrayBuffer;
    }
    case 'unpack':
      return unpackSnapshot(new Uint8Array(message.packed)).buffer;
  }
};

const transferable = (result: FromDevice['result']): ArrayBuffer[] => {
  if (result instanceof ArrayBuffer) return [result];
  return result === null || result === true ? [] : [result.body];
};

self.addEventListener('message', ({ data }) => {
  resultOf(data)
    .catch((error: unknown) => {
      console.error('The catalog on this device could not respond.', error);
      return null;
    })
    .then((result) => self.postMessage({ id: data.id, result }, transferable(result)));
});
