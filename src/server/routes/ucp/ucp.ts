import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { readExamples } from '../../catalog/read-examples.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { sharedFile } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import type { Result } from '../../ucp/catalog-operations.ts';
import type { OperationName } from '../../ucp/operations.ts';
import type { Refusal } from '../../ucp/refusal.ts';
import { FOR_PROGRAMS } from '../api/api-rules.ts';

const OPERATION = { ...FOR_PROGRAMS, body: 32 * KB } as const;

/** Validates the caller's profile, then runs an operation. */
const run = async (
  c: Context<AppBindings>,
  { name, profileUrl, catalog: request }: { name: OperationName; profileUrl: string; catalog: unknown },
): Promise<Result | Refusal> => {
  const [{ OPERATIONS }, { negotiate }] = await Promise.all([
    import('../../ucp/operations.ts'),
    import('../../ucp/negotiate.ts'),
  ]);
  const { settings, agentProfiles, catalog } = c.var.services;
  const { siteUrl } = settings;
  const operation = OPERATIONS[name];
  const host = new URL(c.req.url).hostname;
  const failure = await negotiate({ profiles: agentProfiles, profileUrl, host, siteUrl }, operation.capability);
  return failure ?? operation.run(await catalog.get(waitUntilOf(c)), siteUrl, request);
};

const refused = (c: Context<AppBindings>, { code, content, status, retryAfterS }: Refusal): Response => {
  if (retryAfterS !== null) c.header('Retry-After', String(retryAfterS));
  return c.json({ code, content, continue_url: c.var.services.settings.siteUrl }, status);
};

/** Responds to an operation by REST. */
const rest = (name: OperationName) => async (c: Context<AppBindings>) => {
  const [{ profileInHeader }, { refuse }, text] = await Promise.all([
    import('../../ucp/agent-url.ts'),
    import('../../ucp/refusal.ts'),
    c.req.text(),
  ]);
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    return refused(c, refuse('invalid_request', 'The body is not JSON.'));
  }
  const result = await run(c, { name, profileUrl: profileInHeader(c.req.header('UCP-Agent') ?? ''), catalog: request });
  return result.ok ? c.json(result.body) : refused(c, result);
};

/**
 * Catalog of the Universal Commerce Protocol: `/.well-known/ucp`, operations by REST, and a lenient MCP endpoint for
 * clients of UCP, which send JSON-RPC without a session (docs/guides/ucp.md).
 */
export const ucp = defineRoutes()
  .get(
    '/.well-known/ucp',
    { policy: sharedFile({ tags: [], browser: 'public, max-age=3600' }), crossOrigin: true },
    async (c) => {
      const { businessProfile } = await import('../../ucp/business-profile.ts');
      return c.json(businessProfile(c.var.services.settings.siteUrl));
    },
  )
  .post('/api/ucp/catalog/search', OPERATION, rest('search_catalog'))
  .post('/api/ucp/catalog/lookup', OPERATION, rest('lookup_catalog'))
  .post('/api/ucp/catalog/product', OPERATION, rest('get_product'))
  .post('/api/ucp/mcp', OPERATION, async (c) => {
    const { replyTo } = await import('../../ucp/json-rpc.ts');
    const text = await c.req.text();
    const { catalog, settings } = c.var.services;
    const { status, body, retryAfterS } = await replyTo(
      text,
      settings.siteUrl,
      (call) => run(c, call),
      () => readExamples(() => catalog.get(waitUntilOf(c))),
    );
    if (retryAfterS !== null) c.header('Retry-After', String(retryAfterS));
    return body === null ? c.body(null, 202) : c.json(body, status);
  });
