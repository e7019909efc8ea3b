import {
  MCP_CARD,
  MCP_DESCRIPTION,
  MCP_PATH,
  MCP_PROTOCOLS,
  MCP_VERSION,
  mcpName,
} from '../../../domain/site/mcp/identity.ts';
import { sharedFile } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

const FOR_AN_HOUR = {
  policy: sharedFile({ tags: [], browser: 'public, max-age=3600' }),
  crossOrigin: true,
} as const;

/** Where the MCP server is, for clients that look for it: its card, and the catalog of the site that names the card. */
export const mcpDiscovery = defineRoutes()
  .get(MCP_CARD.path, FOR_AN_HOUR, (c) => {
    const { siteUrl, brandName } = c.var.services.settings;
    const card = {
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      name: mcpName(new URL(siteUrl).hostname),
      version: MCP_VERSION,
      title: brandName,
      description: MCP_DESCRIPTION,
      websiteUrl: `${siteUrl}/developers#agents`,
      remotes: [{ type: 'streamable-http', url: siteUrl + MCP_PATH, supportedProtocolVersions: MCP_PROTOCOLS }],
    };
    return c.body(JSON.stringify(card), 200, { 'Content-Type': MCP_CARD.type });
  })
  .get('/.well-known/ai-catalog.json', FOR_AN_HOUR, (c) => {
    const { siteUrl } = c.var.services.settings;
    const entry = {
      identifier: `urn:air:${new URL(siteUrl).hostname}:mcp:catalog`,
      type: MCP_CARD.type,
      url: siteUrl + MCP_CARD.path,
    };
    return c.body(JSON.stringify({ specVersion: '1.0', entries: [entry] }), 200, {
      'Content-Type': 'application/ai-catalog+json',
    });
  });
