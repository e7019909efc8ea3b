import { type IncomingMessage, request, type ServerResponse } from 'node:http';

const sendBack = (response: IncomingMessage, to: ServerResponse): void => {
  to.writeHead(response.statusCode ?? 502, response.headers);
  response.pipe(to);
};

/**
 * Sends a browser's request to a site, and the response back.
 *
 * @param take receives the response instead of the browser
 */
export const forward = (
  from: IncomingMessage,
  to: ServerResponse,
  site: string,
  take: (response: IncomingMessage, to: ServerResponse) => void = sendBack,
): void => {
  const { url = '/', method, headers } = from;
  const upstream = request(new URL(url, site), { method, headers }, (response) => take(response, to));
  // The browser left, or the site stopped.
  upstream.on('error', () => to.destroy());
  from.pipe(upstream);
};
