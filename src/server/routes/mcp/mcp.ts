import type { ErrorHandler } from 'hono';
import type { AppPath } from '../../../domain/reference/paths/app-pages.ts';
import { MCP_CARD, MCP_PATH } from '../../../domain/site/mcp/identity.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';
import { clientClosed } from '../../http/client-closed.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { logRequestFailure } from '../../observe/request-failure.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { refuseOtherOrigins } from '../../security/same-origin.ts';

/** First of the codes that JSON-RPC leaves to servers. */
const SERVER_ERROR = -32_000;

/** Errors outside of a message, which clients read as JSON-RPC. */
const onMcpError: ErrorHandler<AppBindings> = (error, c) => {
  if (c.req.raw.signal?.aborted) return clientClosed();
  const known = error instanceof AppError ? error : new AppError('unexpected', { cause: error });
  if (known.status >= 500) logRequestFailure(c.req, error);
  if (known.status === 405) c.header('Allow', known.allow.join(', '));
  if (known.retryAfterS !== null) c.header('Retry-After', String(known.retryAfterS));
  return c.json({ jsonrpc: '2.0', id: null, error: { code: SERVER_ERROR, message: known.message } }, known.status);
};

const CARD_LINK = `<${MCP_CARD.path}>; rel="service-desc"; type="${MCP_CARD.type}"`;

const RULES = {
  limit: 'MCP_LIMIT',
  body: 64 * KB,
  anyOrigin: 'programs send no Origin; refuseOtherOrigins rejects browsers on other sites',
} as const;

/**
 * `/mcp`: the MCP server for agents (docs/guides/mcp.md). Its code loads with the first message. A person who opens the
 * URL gets the page that explains it.
 */
export const mcp = defineRoutes()
  .onError(onMcpError)
  .post(MCP_PATH, RULES, async (c) => {
    refuseOtherOrigins(c);
    const { handleMcp } = await import('./server/mcp-handler.ts');
    const { services } = c.var;
    const response = await handleMcp(c.req.raw, { services, catalog: () => services.catalog.get(waitUntilOf(c)) });
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'no-store');
    headers.set('Link', CARD_LINK);
    return new Response(response.body, { status: response.status, headers });
  })
  .get(MCP_PATH, {}, (c) => {
    if (c.req.header('Accept')?.includes('text/html'))
      return redirectTo(c, sitePath('/developers' satisfies AppPath, '#agents'), 303);
    throw new AppError('wrong-method', { allow: ['POST'] });
  });
