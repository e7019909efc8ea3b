import type { Hono } from 'hono';
import type { DeviceRequest, DeviceResponse } from '../domain/site/offline/device-messages.ts';
import { catalogBar, storedTime, withOfflineBar } from '../domain/site/offline/served-copy.ts';
import type { AppBindings } from '../server/app-bindings.ts';
import type { Env } from '../server/env.ts';

/** Nothing is configured by variables and nothing is bound. */
const ENV = {} as Env;

/**
 * Returns a request with its cookies. `Request` drops the header `Cookie` in browsers;
 * this request never leaves the worker.
 */
const requestOf = ({ method, url, body, cookies }: DeviceRequest): Request => {
  const request = new Request(url, {
    method,
    body,
    headers: { Accept: 'text/html', ...(body !== null && { 'Content-Type': 'application/json' }) },
  });
  const headers = new Headers(request.headers);
  headers.set('Cookie', cookies);
  headers.set('Sec-Fetch-Site', 'same-origin');
  Object.defineProperty(request, 'headers', { value: headers });
  return request;
};

const isPage = ({ headers }: Response): boolean => (headers.get('Content-Type') ?? '').startsWith('text/html');

/**
 * Responds to a request from the catalog on the device. A page that is shown without a network says so, with the day of
 * the catalog.
 *
 * @param publishedAt ISO time of the catalog
 */
export const respondOnDevice = async (
  app: Hono<AppBindings>,
  request: DeviceRequest,
  publishedAt: string,
): Promise<DeviceResponse> => {
  const response = await app.fetch(requestOf(request), ENV);
  const head = { status: response.status, headers: [...response.headers] };
  if (!request.isOffline || !isPage(response)) return { ...head, body: await response.arrayBuffer() };
  const html = withOfflineBar(await response.text(), catalogBar(storedTime(new Date(publishedAt))));
  return { ...head, body: await new Response(html).arrayBuffer() };
};
