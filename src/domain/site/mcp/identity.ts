/** Version of the MCP server: that of the package. */
export const MCP_VERSION = '0.1.0';

export const MCP_PATH = '/mcp';

/** The server card, which directories and clients read before they connect. */
export const MCP_CARD = { path: `${MCP_PATH}/server-card`, type: 'application/mcp-server-card+json' } as const;

/** Protocol revisions that the server speaks, newest first. Those before 2026-07-28 begin with `initialize`. */
export const MCP_PROTOCOLS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'] as const;

/** At most 100 characters, the limit of server cards and of the registry. */
export const MCP_DESCRIPTION = 'O-rings: search, sizes, prices, stock, gland design, material advice, quote links.';

/**
 * Returns the name of the server of a host in reverse-DNS form.
 *
 * @example mcpName('canyonseals.example') // 'example.canyonseals/catalog'
 */
export const mcpName = (hostname: string): string => `${hostname.split('.').reverse().join('.')}/catalog`;

/** URI of the MCP App that shows the drawing of a result. */
export const DRAWING_URI = 'ui://canyon-seals/drawing';

export const APP_TYPE = 'text/html;profile=mcp-app';
