import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';
import { protocolError } from '../http/protocol-error.ts';

/** Addresses that answer by the backend's protocol. */
const PROTOCOL = /^\/(?:auth|items|users)(?:\/|$)/;

const tooLarge = (c: Context): Response => {
  if (PROTOCOL.test(c.req.path)) return protocolError(c, 'CONTENT_TOO_LARGE');
  throw new AppError('too-large');
};

/** The same request, whose body fails after so many bytes; `onMore` hears of it. */
const withLimit = (request: Request, most: number, onMore: () => void): Request => {
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size <= most) return controller.enqueue(chunk);
      onMore();
      controller.error(new AppError('too-large'));
    },
  });
  const body = request.body?.pipeThrough(counted);
  return new Request(request, { body, duplex: 'half' } as RequestInit);
};

/**
 * No route sees more of a body than its address takes. What says it is larger is refused unread; every other body is counted
 * while it is read, whatever its length claims to be, and ends where the limit is.
 */
export const limitBodies = createMiddleware<AppBindings>(async (c, next) => {
  const { raw } = c.req;
  if (raw.body === null) return next();
  const most = c.var.routes.largestBody(c.req.method, c.req.path, c.req.header('Content-Type') ?? '');
  const declared = c.req.header('Content-Length') ?? '';
  if (/^\d{1,15}$/.test(declared) && Number(declared) > most) return tooLarge(c);
  let isMore = false;
  c.req.raw = withLimit(raw, most, () => {
    isMore = true;
  });
  await next();
  // Whoever read it may have taken the broken end for a mistake in the body.
  if (isMore) c.res = tooLarge(c);
});
