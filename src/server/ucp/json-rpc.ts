import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { type CatalogExamples, withExamplesIn } from '../../domain/shop/catalog/rows/catalog-examples.ts';
import type { Result } from './catalog-operations.ts';
import { OPERATIONS, type OperationName } from './operations.ts';
import type { Refusal } from './refusal.ts';
import { toolList } from './tools.ts';

const VERSION = '2.0';
/** The revision of MCP that `initialize` reports. Clients of this endpoint do not need to send it. */
const PROTOCOL = '2025-06-18';
const LONGEST_ID = 200;

const requestId = v.union([v.pipe(v.string(), v.maxLength(LONGEST_ID)), v.pipe(v.number(), v.safeInteger())]);
const message = v.object({
  jsonrpc: v.literal(VERSION),
  id: v.optional(v.nullable(requestId)),
  method: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});
const toolCall = v.object({ name: v.string(), arguments: v.optional(v.record(v.string(), v.unknown()), {}) });
const agent = v.object({ meta: v.object({ 'ucp-agent': v.object({ profile: v.string() }) }) });

/** The body of a response with its status; without a body for a notification. */
export interface Reply {
  readonly status: ContentfulStatusCode;
  readonly body: object | null;
  readonly retryAfterS: number | null;
}

/** A call of a tool, which has not been validated. */
export interface Call {
  readonly name: OperationName;
  /** '' without one. */
  readonly profileUrl: string;
  readonly catalog: unknown;
}

type Run = (call: Call) => Promise<Result | Refusal>;
type Id = string | number | null;

const replyWith = (id: Id, resultOrError: object, status: ContentfulStatusCode = 200): Reply => ({
  status,
  body: { jsonrpc: VERSION, id, ...resultOrError },
  retryAfterS: null,
});

const rpcError = (id: Id, code: number, text: string, status: ContentfulStatusCode = 200): Reply =>
  replyWith(id, { error: { code, message: text } }, status);

const refused = (id: Id, { rpc, status, code, content, retryAfterS }: Refusal, siteUrl: string): Reply => {
  const data = {
    code,
    content,
    ...(retryAfterS === null ? { continue_url: siteUrl } : { retry_after: retryAfterS }),
  };
  return { ...replyWith(id, { error: { code: rpc, message: content, data } }, status), retryAfterS };
};

/** @example ucpName('https://canyonseals.example') // 'example.canyonseals/ucp' */
const ucpName = (siteUrl: string): string => `${new URL(siteUrl).hostname.split('.').reverse().join('.')}/ucp`;

const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name);

const callTool = async (id: Id, params: unknown, siteUrl: string, run: Run): Promise<Reply> => {
  const call = v.safeParse(toolCall, params);
  if (!call.success || !isOperation(call.output.name))
    return rpcError(id, -32602, `There is no such tool. The tools are ${Object.keys(OPERATIONS).join(', ')}.`);
  const { name, arguments: given } = call.output;
  const named = v.safeParse(agent, given);
  const profileUrl = named.success ? named.output.meta['ucp-agent'].profile : '';
  const result = await run({ name, profileUrl, catalog: given.catalog });
  if (!result.ok) return refused(id, result, siteUrl);
  const content = [{ type: 'text', text: JSON.stringify(result.body) }];
  return replyWith(id, { result: { content, structuredContent: result.body } });
};

/**
 * Responds to one JSON-RPC message of MCP: `tools/list`, `tools/call`, and for general clients `initialize` and `ping`.
 * It keeps no session and needs neither `initialize` nor headers of MCP, because UCP clients send neither.
 */
export const replyTo = async (
  text: string,
  siteUrl: string,
  run: Run,
  examples: () => Promise<CatalogExamples>,
): Promise<Reply> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return rpcError(null, -32700, 'The body is not JSON.', 400);
  }
  const read = v.safeParse(message, parsed);
  if (!read.success) return rpcError(null, -32600, 'The body is not one JSON-RPC 2.0 request.', 400);
  const { id, method, params } = read.output;
  if (id === undefined) return { status: 202, body: null, retryAfterS: null };
  switch (method) {
    case 'tools/list':
      return replyWith(id, { result: { tools: withExamplesIn(toolList(), await examples()) } });
    case 'tools/call':
      return callTool(id, params, siteUrl, run);
    case 'initialize':
      return replyWith(id, {
        result: {
          protocolVersion: PROTOCOL,
          capabilities: { tools: {} },
          serverInfo: { name: ucpName(siteUrl), version: '1.0.0' },
        },
      });
    case 'ping':
      return replyWith(id, { result: {} });
    default:
      return rpcError(id, -32601, 'There is no such method.');
  }
};
