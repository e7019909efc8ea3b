import { MCP_CARD, MCP_PATH } from '../../../domain/site/mcp/identity.ts';
import { sharedFile } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

const DAY = 'public, max-age=86400';
const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** `/openapi.json`: the document of the public API. `/.well-known/api-catalog` (RFC 9727): where it is. */
export const openApiRoutes = defineRoutes()
  .get('/openapi.json', { policy: sharedFile({ tags: [], browser: DAY }), crossOrigin: true }, async (c) => {
    const { openApiFor } = await import('./document.ts');
    return c.json(openApiFor(c.var.services.settings.siteUrl));
  })
  .get('/.well-known/api-catalog', { policy: sharedFile({ tags: [], browser: DAY }), crossOrigin: true }, (c) => {
    const { siteUrl } = c.var.services.settings;
    const linkset = [
      {
        anchor: `${siteUrl}/api/v1`,
        'service-desc': [{ href: `${siteUrl}/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${siteUrl}/developers`, type: 'text/html' }],
        status: [{ href: `${siteUrl}/healthz`, type: 'application/json' }],
      },
      {
        anchor: siteUrl + MCP_PATH,
        'service-desc': [{ href: siteUrl + MCP_CARD.path, type: MCP_CARD.type }],
        'service-doc': [{ href: `${siteUrl}/developers#agents`, type: 'text/html' }],
      },
    ];
    return c.body(JSON.stringify({ linkset }), 200, { 'Content-Type': LINKSET });
  });
