import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { problemJson } from '../../http/problem.ts';
import { type ImageRequest, parseImageRequest } from '../../images/image-request.ts';
import { type ImageType, imageTypeOf, outputTypeFor } from '../../images/image-type.ts';
import { type ImageFailure, type ImageReader, readImage } from '../../images/read-image.ts';
import { logError } from '../../observe/log-event.ts';
import { perRequest } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { builderMediaOrigins } from '../../security/builder-hosts.ts';

const RULES = {
  policy: perRequest('public, max-age=14400, stale-while-revalidate=86400'),
  parameters: ['url', 'w', 'q'],
  limit: 'IMAGE_LIMIT',
} as const;

const FAILURES: Readonly<Record<ImageFailure, readonly [status: 404 | 413 | 502 | 400, message: string]>> = {
  missing: [404, 'There is no image at this address.'],
  unreachable: [502, 'The image could not be read. Try again later.'],
  'too-large': [413, 'The image is larger than 20 MiB.'],
  refused: [400, 'The address leads to a host that images may not come from.'],
};

const readerOf = (c: Context<AppBindings>): ImageReader => ({
  origins: builderMediaOrigins(c.env),
  own: async (path, signal) =>
    (await c.env.ASSETS.fetch(new URL(path, c.req.url).href, { signal } as object)) as unknown as Response,
  remote: (url, signal) => fetch(url, { signal, redirect: 'manual' }),
});

/**
 * Returns the image in another size and format, or unchanged if there is no image service or the service cannot read
 * it.
 */
const resized = async (
  c: Context<AppBindings>,
  bytes: Uint8Array<ArrayBuffer>,
  source: ImageType,
  { width, quality }: ImageRequest,
): Promise<{ readonly body: ReadableStream | Uint8Array<ArrayBuffer>; readonly type: ImageType }> => {
  const asItIs = { body: bytes, type: source };
  if (c.env.IMAGES === undefined) return asItIs;
  const type = outputTypeFor(c.req.header('accept') ?? '', width, source);
  try {
    const stream = new Blob([bytes]).stream() as unknown as Parameters<typeof c.env.IMAGES.input>[0];
    const output = await c.env.IMAGES.input(stream)
      .transform({ width, fit: 'scale-down' })
      .output({ format: type, quality });
    return { body: output.image() as unknown as ReadableStream, type };
  } catch (error) {
    logError('image failed', 'An image could not be resized; it is sent unchanged.', error);
    return asItIs;
  }
};

/** `GET /_next/image?url=&w=&q=`: an image of this site or of an allowed host, in one of the fixed widths. */
export const images = defineRoutes('/_next/image').get('/', RULES, async (c) => {
  const reader = readerOf(c);
  const parsed = parseImageRequest(new URL(c.req.url).searchParams, reader.origins);
  if (!parsed.ok) {
    const { parameter, message } = parsed;
    return problemJson(c, 400, message, [{ parameter, message }]);
  }
  const read = await readImage(reader, parsed.value.target);
  if (!read.ok) return problemJson(c, ...FAILURES[read.failure]);
  const source = imageTypeOf(read.bytes);
  if (source === null) return problemJson(c, 400, 'There is no picture at this address that can be shown.');
  const { body, type } = await resized(c, read.bytes, source, parsed.value);
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `inline; filename="image.${type.slice('image/'.length)}"`,
      'Content-Security-Policy': "script-src 'none'; frame-src 'none'; sandbox;",
      Vary: 'Accept',
    },
  });
});
