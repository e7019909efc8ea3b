import { withExamples } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import { MCP_CARD, MCP_PATH } from '../../../domain/site/mcp/identity.ts';
import { readExamples } from '../../catalog/read-examples.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { sharedFile } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

const DAY = 'public, max-age=86400';
const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The site's URL in the files of docs/examples. */
const URL_IN_EXAMPLES = 'https://canyonseals.example';

/**
 * `/openapi.json`: the document of the public API. `/.well-known/api-catalog` (RFC 9727): where it is.
 * `/developers/examples/{file}`: the client and the examples with the site's URL, as text to read and copy.
 */
export const openApiRoutes = defineRoutes()
  .get('/openapi.json', { policy: sharedFile({ tags: ['catalog'], browser: DAY }), crossOrigin: true }, async (c) => {
    const { catalog, settings } = c.var.services;
    const [{ openApiFor }, examples] = await Promise.all([
      import('./document.ts'),
      readExamples(() => catalog.get(waitUntilOf(c))),
    ]);
    return c.json(openApiFor(settings.siteUrl, examples));
  })
  .get('/developers/examples/:file', { policy: sharedFile({ tags: ['catalog'], browser: DAY }) }, async (c) => {
    const { EXAMPLE_FILES } = await import('./example-files.gen.ts');
    const name = c.req.param('file') ?? '';
    const text = Object.hasOwn(EXAMPLE_FILES, name) ? EXAMPLE_FILES[name] : undefined;
    if (text === undefined) return c.notFound();
    const { catalog, settings } = c.var.services;
    const examples = await readExamples(() => catalog.get(waitUntilOf(c)));
    return c.text(withExamples(text, examples).replace(URL_IN_EXAMPLES, settings.siteUrl));
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
