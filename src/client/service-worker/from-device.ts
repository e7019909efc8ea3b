import type { AskPage, DeviceResponse, FromPage } from '../../domain/site/offline/device-messages.ts';
import { isCacheOf } from '../../domain/site/offline/names.ts';
import { completeCaches } from './records.ts';

/** A page without the catalog, or a frozen one, does not react. One that has just loaded reacts when its code is there. */
const REACTION_MS = 2000;
/** A page that has to start the catalog first needs about two seconds on a slow phone. */
const PATIENCE_MS = 8000;

const ask = (page: Client, message: AskPage): Promise<DeviceResponse | null> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let timer = setTimeout(resolve, REACTION_MS, null);
    port1.onmessage = ({ data }: MessageEvent<FromPage>) => {
      clearTimeout(timer);
      if (data === 'working') timer = setTimeout(resolve, PATIENCE_MS, null);
      else resolve(data);
    };
    page.postMessage(message, [port2]);
  });

/**
 * Returns the response of the catalog on the device, `null` if no open page could respond, and `undefined` without a
 * catalog. An open page responds with its worker, because browsers end service workers after seconds. The page that is
 * being left still runs.
 */
export const fromDevice = async (pages: Clients, url: string): Promise<Response | null | undefined> => {
  if (!(await completeCaches()).some((name) => isCacheOf('catalog', name))) return undefined;
  for (const page of await pages.matchAll()) {
    const response = await ask(page, { type: 'device', request: { method: 'GET', url, body: null, isOffline: true } });
    if (response !== null) return new Response(response.body, response);
  }
  return null;
};
