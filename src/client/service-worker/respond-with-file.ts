import { isPublicFile } from '../../domain/site/offline/storable.ts';
import { FILE_MISSING } from '../../domain/site/offline/worker-messages.ts';
import { fromDevice } from './from-device.ts';
import { completeCaches, inCache } from './records.ts';
import { storeFile } from './visited.ts';

const remember = async (url: string, response: Response): Promise<void> => {
  if ((await completeCaches()).length > 0) await storeFile(url, response);
};

const fromNetwork = async (event: FetchEvent): Promise<Response> => {
  const response = await fetch(event.request);
  if (isPublicFile(response)) event.waitUntil(remember(event.request.url, response.clone()));
  return response;
};

/** Returns a file whose name contains a hash of its content: a stored copy never changes. */
export const respondWithFile = async (event: FetchEvent, pages: Clients): Promise<Response> => {
  const copy = await inCache(event.request.url);
  if (copy) return copy;
  const response = await fromNetwork(event);
  // The page is of an earlier build, whose files the server no longer has.
  if (response.status === 404) (await pages.get(event.clientId))?.postMessage(FILE_MISSING);
  return response;
};

/** Returns a picture: the stored copy only without a network, because its name does not change with its content. */
export const respondWithPicture = async (event: FetchEvent): Promise<Response> => {
  try {
    return await fromNetwork(event);
  } catch {
    return (await inCache(event.request.url)) ?? Response.error();
  }
};

/** Returns a file of a part or a gland: without a network, made on the device. */
export const respondWithMadeFile = async ({ request }: FetchEvent, pages: Clients): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    return (await fromDevice(pages, request.url)) ?? Response.error();
  }
};
