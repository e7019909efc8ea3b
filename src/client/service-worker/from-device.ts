import type { AskPage, DeviceResponse, FromPage } from '../../domain/site/offline/device-messages.ts';
import { isCacheOf } from '../../domain/site/offline/names.ts';
import { completeCaches } from './records.ts';

/**
 * A page that has just loaded gets no message until its code is there, so it gets several. One without the catalog, or a
 * frozen one, never reacts.
 */
const TRIES = 8;
const REACTION_MS = 300;
/** A page that has to start the catalog first needs about two seconds on a slow phone. */
const PATIENCE_MS = 8000;

const ask = (page: Client, message: AskPage): Promise<DeviceResponse | null> =>
  new Promise((resolve) => {
    const send = (triesLeft: number): void => {
      if (triesLeft === 0) {
        resolve(null);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      let timer = setTimeout(send, REACTION_MS, triesLeft - 1);
      port1.onmessage = ({ data }: MessageEvent<FromPage>) => {
        clearTimeout(timer);
        if (data === 'working') timer = setTimeout(resolve, PATIENCE_MS, null);
        else resolve(data);
      };
      page.postMessage(message, [port2]);
    };
    send(TRIES);
  });

/**
 * Returns the response of the catalog on the device, `null` if no open page could respond, and `undefined` without a
 * catalog. An open page responds with its worker, because browsers end service workers after seconds. The page that is
 * being left still runs.
 */
export const fromDevice = async (pages: Clients, url: string): Promise<Response | null | undefined> => {
  if (!(await completeCaches()).some((name) => isCacheOf('catalog', name))) return undefined;
  for (const page of await pages.matchAll()) {
    const response = await ask(page, { type: 'device', url });
    if (response !== null) return new Response(response.body, response);
  }
  return null;
};
