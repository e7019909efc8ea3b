import {
  type CacheHint,
  createMcpHandler,
  type ListToolsResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from '@modelcontextprotocol/server';
import { cutText } from '../../../../domain/kit/text/bounded-text.ts';
import {
  type CatalogExamples,
  withExamples,
  withExamplesIn,
} from '../../../../domain/shop/catalog/rows/catalog-examples.ts';
import { quoted } from '../../../../domain/shop/catalog-url/query-problem.ts';
import { APP_TYPE, DRAWING_URI, MCP_DESCRIPTION, MCP_VERSION, mcpName } from '../../../../domain/site/mcp/identity.ts';
import { readExamples } from '../../../catalog/read-examples.ts';
import { DRAWING_APP } from './drawing-app.ts';
import { RUNNABLE } from './runnable-tools.ts';
import type { ToolContext } from './tool-context.ts';
import tools from './tools.json';

/** How the tools work together, for the model. */
const INSTRUCTIONS = [
  'O-rings of one maker: every size is made of many compounds, and each pair is a part such as FK7502-214.',
  'Start with search_catalog, or with find_size for a measured ring and advise_material for fluids and temperatures.',
  'price_parts prices quantities. prepare_quote returns a link for the user; no tool orders or sends anything.',
  'Lengths are in millimeters, temperatures in °C, prices in US dollars. “No data” means that nothing is on file: say so, do not guess.',
].join(' ');

/** Lists and the app change with a deployment only. */
const HOUR: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' };

const DRAWING_RESOURCE = {
  uri: DRAWING_URI,
  name: 'drawing',
  title: 'Drawing',
  description: 'Shows the drawing of a part or a gland.',
  mimeType: APP_TYPE,
};

/** The tools as `npm run generate` writes them from `domain/site/mcp`. */
const LISTED = tools as unknown as ListToolsResult['tools'];

const LONGEST_URI = 200;

const createServer = (context: ToolContext, examples: CatalogExamples): Server => {
  const { siteUrl, brandName } = context.services.settings;
  const server = new Server(
    {
      name: mcpName(new URL(siteUrl).hostname),
      title: brandName,
      version: MCP_VERSION,
      description: MCP_DESCRIPTION,
      websiteUrl: siteUrl,
    },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: withExamples(INSTRUCTIONS, examples),
      cacheHints: {
        'server/discover': HOUR,
        'tools/list': HOUR,
        'resources/list': HOUR,
        'resources/templates/list': HOUR,
        'resources/read': HOUR,
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: withExamplesIn(LISTED, examples) }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const found = RUNNABLE.get(params.name);
    if (found === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${quoted(params.name)}.`);
    return found.call(params.arguments ?? {}, context);
  });
  server.setRequestHandler('resources/list', () => ({ resources: [DRAWING_RESOURCE] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    if (uri !== DRAWING_URI) throw new ResourceNotFoundError(cutText(uri, LONGEST_URI));
    return {
      contents: [{ uri, mimeType: APP_TYPE, text: DRAWING_APP, _meta: { ui: { csp: {}, prefersBorder: true } } }],
    };
  });
  return server;
};

const refused = (code: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status: 400 });

/** Returns a parsed body, or `undefined` for a body that is not JSON. */
const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Serves one MCP message. Nothing is stored between requests: clients of the revision 2026-07-28 need no session, and
 * older ones get a server per request. A batch would count as one request of the rate limit, so it is refused.
 */
export const handleMcp = async (request: Request, context: ToolContext): Promise<Response> => {
  const text = await request.text();
  const parsedBody = parsedJson(text);
  if (parsedBody === undefined) return refused(ProtocolErrorCode.ParseError, 'The body is not JSON.');
  if (Array.isArray(parsedBody))
    return refused(ProtocolErrorCode.InvalidRequest, 'Batches are not accepted. Send each message as one request.');
  // No list changes while a client listens, so there is nothing to subscribe to.
  const examples = await readExamples(context.catalog);
  const handler = createMcpHandler(() => createServer(context, examples), { maxSubscriptions: 0, keepAliveMs: 0 });
  return handler.fetch(request, { parsedBody });
};
