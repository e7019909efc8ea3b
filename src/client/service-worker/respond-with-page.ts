import { isDevicePage } from '../../domain/site/offline/handle-request.ts';
import {
  DEVICE_START,
  OFFLINE_PATH,
  STORED_AT_HEADER,
  VISITED_CACHE,
  VISITED_PLACEHOLDER,
} from '../../domain/site/offline/names.ts';
import {
  barFrom,
  type CopyCause,
  storedTime,
  visitedLinks,
  withOfflineBar,
} from '../../domain/site/offline/served-copy.ts';
import { buildOfPage } from '../../domain/site/offline/storable.ts';
import { fromDevice } from './from-device.ts';
import { completeCaches, inCache, keptResponse } from './records.ts';
import { storePage, trimVisited, visitedPages } from './visited.ts';

/** What this module needs of a fetch event. */
export interface PageEvent {
  readonly request: Request;
  /** The response of the browser's own request, if navigation preload is on. */
  readonly preloadResponse: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
}

/** Time after which a stored copy is shown instead of waiting for the network. */
const PATIENCE_MS = 3000;

/**
 * Stores a page if every visitor gets the same. A downloaded page replaces its copy, if it belongs to the same build: its copy
 * never refers to files that are not complete. Stores nothing if nothing is complete, because the visitor removed it.
 */
const remember = async (url: URL, response: Response): Promise<void> => {
  const build = buildOfPage(response);
  const complete = await completeCaches();
  if (build === null || complete.length === 0) return;
  const isKept = url.search === '' && (await keptResponse(url.pathname)) !== undefined;
  const cacheName = isKept ? complete.find((name) => name.endsWith(`-${build}`)) : VISITED_CACHE;
  if (cacheName === undefined) return;
  await storePage(cacheName, url.pathname + url.search, response);
  if (!isKept) await trimVisited();
};

const fromNetwork = async (event: PageEvent, url: URL): Promise<Response> => {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  // Without a network, Firefox resolves the preloaded response with an error instead of rejecting it.
  if (response.type === 'error') throw new Error();
  if (buildOfPage(response) !== null) event.waitUntil(remember(url, response.clone()));
  return response;
};

/** Returns a page with its own headers, and so with its own content policy. */
const page = async (stored: Response, status: number, change: (html: string) => string): Promise<Response> =>
  new Response(change(await stored.text()), { status, headers: stored.headers });

const withBar = async (stored: Response, cause: CopyCause): Promise<Response> => {
  const at = stored.headers.get(STORED_AT_HEADER) ?? stored.headers.get('Date');
  const offline = (await (await keptResponse(OFFLINE_PATH))?.text()) ?? '';
  const bar = barFrom(offline, cause, at === null ? 'an earlier day' : storedTime(new Date(at)));
  return page(stored, 200, (html) => withOfflineBar(html, bar));
};

/**
 * Returns the stored copy of a page, or `null`.
 *
 * @param dropsParameters whether a downloaded page with parameters that has no separate copy leads to the page without
 *   them: its values would not match the URL
 */
const copyOf = async (url: URL, cause: CopyCause, dropsParameters = false): Promise<Response | null> => {
  const kept = await keptResponse(url.pathname);
  const stored = kept && url.search === '' ? kept : await inCache(url.pathname + url.search, VISITED_CACHE);
  if (stored) return withBar(stored, cause);
  return kept && dropsParameters ? Response.redirect(url.pathname, 302) : null;
};

/**
 * Returns the offline page with links to visited pages.
 *
 * @param isStart marks it, so that it starts the catalog on the device and then loads the requested page again
 */
const offlinePage = async (isStart: boolean): Promise<Response> => {
  const stored = await keptResponse(OFFLINE_PATH);
  if (!stored) return Response.error();
  const links = visitedLinks(await visitedPages());
  const mark = isStart ? DEVICE_START : '';
  // Functions, because `$` has a meaning in replacement strings.
  return page(stored, 503, (html) =>
    html.replace(VISITED_PLACEHOLDER, () => links).replace('<html', () => `<html ${mark}`),
  );
};

const withoutNetwork = async (pages: Clients, url: URL): Promise<Response> => {
  const rendered = isDevicePage(url.pathname) ? await fromDevice(pages, url.href) : undefined;
  const canStart = rendered === null;
  return rendered ?? (await copyOf(url, 'offline', !canStart)) ?? offlinePage(canStart);
};

const patience = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));

/** Returns the page from the network, or its stored copy if the network fails or takes too long, or the offline page. */
export const respondWithPage = async (event: PageEvent, pages: Clients): Promise<Response> => {
  const url = new URL(event.request.url);
  const network = fromNetwork(event, url);
  // A late response is still stored.
  event.waitUntil(network.catch(() => undefined));
  try {
    const first = await Promise.race([network, patience()]);
    return first ?? (await copyOf(url, 'slow')) ?? (await network);
  } catch {
    return withoutNetwork(pages, url);
  }
};
