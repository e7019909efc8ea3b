import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';
import { protocolError } from '../http/protocol-error.ts';

/** Paths that use the backend's protocol. */
const PROTOCOL = /^\/(?:auth|items|users)(?:\/|$)/;

const tooLarge = (c: Context): Response => {
  if (PROTOCOL.test(c.req.path)) return protocolError(c, 'CONTENT_TOO_LARGE');
  throw new AppError('too-large');
};

/** Returns the request with a body stream that fails after `limit` bytes and calls `onExceeded`. */
const withLimit = (request: Request, limit: number, onExceeded: () => void): Request => {
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size <= limit) return controller.enqueue(chunk);
      onExceeded();
      controller.error(new AppError('too-large'));
    },
  });
  const body = request.body?.pipeThrough(counted);
  return new Request(request, { body, duplex: 'half' } as RequestInit);
};

/**
 * Enforces the body limit of each route. A request that declares a larger `Content-Length` is rejected without reading
 * the body. All other bodies are counted while they are read, regardless of the declared length, and fail at the limit.
 */
export const limitBodies = createMiddleware<AppBindings>(async (c, next) => {
  const { raw } = c.req;
  if (raw.body === null) return next();
  const limit = c.var.routes.largestBody(c.req.method, c.req.path, c.req.header('Content-Type') ?? '');
  const declared = c.req.header('Content-Length') ?? '';
  if (/^\d{1,15}$/.test(declared) && Number(declared) > limit) return tooLarge(c);
  let isExceeded = false;
  c.req.raw = withLimit(raw, limit, () => {
    isExceeded = true;
  });
  await next();
  // The handler may have reported the aborted body as invalid input.
  if (isExceeded) c.res = tooLarge(c);
});
