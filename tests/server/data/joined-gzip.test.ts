import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type GzipBody, joinedGzip } from '../../../src/server/data/joined-gzip.ts';

const body = (text: string) => async (): Promise<GzipBody> =>
  new Response(new Uint8Array(gzipSync(text))).body as GzipBody;

test('joins contents to a stream that a browser decodes to its end', async () => {
  const pieces = ['first ', 'x'.repeat(300_000), '', ' last'];
  const stream = await joinedGzip(pieces.map(body));
  // Like browsers, `DecompressionStream` does not accept a second gzip member.
  const text = await new Response(
    (stream as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(new DecompressionStream('gzip')),
  ).text();
  expect(text).toBe(pieces.join(''));
});

test('passes a single stream through unchanged', async () => {
  const stream = (await joinedGzip([body('only')])) as ReadableStream<Uint8Array<ArrayBuffer>>;
  expect(gunzipSync(await new Response(stream).bytes()).toString()).toBe('only');
});

test('fails before the response starts if the first body cannot be opened', async () => {
  const failing = async (): Promise<GzipBody> => {
    throw new Error('The bucket is away.');
  };
  await expect(joinedGzip([failing, body('second')])).rejects.toThrow('away');
});

test('opens no further body after the client has disconnected', async () => {
  const opened: number[] = [];
  const bodies = Array.from({ length: 50 }, (_, at) => async () => {
    opened.push(at);
    return body('x'.repeat(100_000))();
  });
  const stream = await joinedGzip(bodies);
  await stream.cancel();
  const { length } = opened;
  expect(length).toBeLessThan(bodies.length);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(opened).toHaveLength(length);
});
