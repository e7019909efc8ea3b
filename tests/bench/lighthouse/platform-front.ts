import { request } from 'node:http';
import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2';
import { constants, createBrotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|speculationrules\+json|xml)|image\/svg)/;
/** Roughly the compression quality that the platform uses for a response. */
const QUALITY = 5;
/** Connection headers, which HTTP/2 does not have. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const isText = (type: string | undefined): boolean => TEXT.test(type ?? '');

/** Returns the headers of an HTTP/1.1 request: the pseudo-headers of HTTP/2 move to its first line and to `Host`. */
const innerHeaders = (headers: IncomingHttpHeaders): Record<string, string | string[] | undefined> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
  host: headers[':authority'],
});

const outerHeaders = (headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));

/**
 * A proxy for a local server that adds what the platform does for every visitor and the local runtime does not: HTTP/2
 * over TLS with all requests on one connection, and compression. Its certificate is self-signed.
 */
export const platformFront = async (port: number, behind: number): Promise<Http2SecureServer> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keySize: 2048 });
  const front = createSecureServer({ key, cert }, (asked, sent) => {
    const { method, url: path, headers } = asked;
    const inner = request(
      { host: '127.0.0.1', port: behind, method, path, headers: innerHeaders(headers) },
      (answer) => {
        const { statusCode = 502, headers: told } = answer;
        if (!isText(told['content-type']) || told['content-encoding'] !== undefined || statusCode === 304) {
          sent.writeHead(statusCode, outerHeaders(told));
          answer.pipe(sent);
          return;
        }
        const { 'content-length': _, ...kept } = outerHeaders(told);
        sent.writeHead(statusCode, { ...kept, 'content-encoding': 'br' });
        answer.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })).pipe(sent);
      },
    );
    inner.on('error', () => sent.stream.destroy());
    asked.pipe(inner);
  });
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  return front;
};
