import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Miniflare } from 'miniflare';

export const MCP_ORIGIN = 'http://store.test';

/** Protocol revisions of the tests: the current one, and older ones that begin with `initialize`. */
export const REVISIONS = ['2026-07-28', '2025-11-25', '2025-06-18'] as const;

/** Connects the official client to `/mcp` of a Worker, at one protocol revision. */
export const connectMcp = async (worker: Miniflare, revision: (typeof REVISIONS)[number]): Promise<Client> => {
  const isCurrent = revision === REVISIONS[0];
  const client = new Client(
    { name: 'contract test', version: '1.0.0' },
    isCurrent
      ? { versionNegotiation: { mode: { pin: revision } } }
      : { versionNegotiation: { mode: 'legacy' }, supportedProtocolVersions: [revision] },
  );
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', MCP_ORIGIN), {
    fetch: (url, init) => worker.dispatchFetch(String(url), init as never) as unknown as Promise<Response>,
  });
  await client.connect(transport);
  return client;
};

/** Returns the text of a result. */
export const textOf = ({ content }: CallToolResult): string =>
  content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
