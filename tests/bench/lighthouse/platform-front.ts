import { request } from 'node:http';
import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2';
import { constants, createBrotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|speculationrules\+json|xml)|image\/svg)/;
/** About what a platform spends on an answer while it is sent. */
const QUALITY = 5;
/** Headers of one connection: HTTP/2 has none of them. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const isText = (type: string | undefined): boolean => TEXT.test(type ?? '');

/** What HTTP/1.1 asks with: the pseudo-headers of HTTP/2 stand in its first line and in `Host`. */
const innerHeaders = (headers: IncomingHttpHeaders): Record<string, string | string[] | undefined> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
  host: headers[':authority'],
});

const outerHeaders = (headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));

/**
 * Stands before a local server and does what the platform does for every visitor and the local runtime does not: it speaks
 * HTTP/2 over TLS, all requests on one connection, and compresses texts. Its certificate is its own.
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
