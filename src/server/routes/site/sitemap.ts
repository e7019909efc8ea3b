import { datasheetHref, partHref } from '../../../domain/reference/paths/store-links.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { partNames } from '../../../domain/shop/catalog/rows/parts.ts';
import { datasheetEntries } from '../../../domain/shop/datasheet/find-datasheets.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { perRequest, sharedFile } from '../../response-cache/cache-policy.ts';
import type { RouteTable } from '../../routing/route-table.ts';
import { defineRoutes } from '../../routing/routes.ts';

/** The protocol's limit is 50,000 URLs per file. */
const URLS_PER_FILE = 50_000;
/** URLs per chunk of a streamed file. */
const BATCH = 1000;
const HOUR = 'public, max-age=3600';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');

const location = (address: string): string => `<loc>${escapeXml(address)}</loc>`;

const xml = (body: BodyInit): Response =>
  new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=UTF-8' },
  });

const partFiles = (catalog: Catalog): number => Math.ceil(catalog.parts / URLS_PER_FILE);

/** Streams one file of part pages. */
const partsStream = (catalog: Catalog, siteUrl: string, file: number): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const names = partNames(catalog, file * URLS_PER_FILE, URLS_PER_FILE);
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`${HEAD}<urlset ${NAMESPACE}>\n`)),
    pull(controller) {
      const lines: string[] = [];
      // Not a `for … of` loop, because leaving it would close the iterator.
      for (let next = names.next(); next.done !== true; next = names.next()) {
        lines.push(`<url>${location(siteUrl + partHref(next.value))}</url>\n`);
        if (lines.length === BATCH) break;
      }
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      if (lines.length < BATCH) {
        controller.enqueue(encoder.encode('</urlset>\n'));
        controller.close();
      }
    },
  });
};

/** Returns the indexed pages: those of the content store and those of code. */
const pagePaths = (contentPaths: readonly string[], routes: RouteTable): readonly string[] => {
  const { listed, hidden } = routes.sitemapPaths();
  return [...new Set([...contentPaths, ...listed])].filter((path) => !hidden.has(path)).sort();
};

/**
 * `/sitemap.xml` lists the files: `/sitemaps/pages.xml` has the pages, `/sitemaps/datasheets.xml` the datasheets, and
 * `/sitemaps/parts-N.xml` all part pages.
 */
export const sitemap = defineRoutes()
  .get('/sitemap.xml', { policy: sharedFile({ browser: HOUR }) }, async (c) => {
    const { siteUrl } = c.var.services.settings;
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const files = [
      'pages',
      'datasheets',
      ...Array.from({ length: partFiles(catalog) }, (_, index) => `parts-${index + 1}`),
    ];
    const entries = files.map((file) => `<sitemap>${location(`${siteUrl}/sitemaps/${file}.xml`)}</sitemap>\n`);
    return xml(`${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`);
  })
  .get('/sitemaps/pages.xml', { policy: sharedFile({ tags: ['content'], browser: HOUR }) }, async (c) => {
    const { siteUrl } = c.var.services.settings;
    const paths = pagePaths(await c.var.services.content.indexedPaths(), c.var.routes);
    const entries = paths.map((path) => `<url>${location(siteUrl + path)}</url>\n`);
    return xml(`${HEAD}<urlset ${NAMESPACE}>\n${entries.join('')}</urlset>\n`);
  })
  .get('/sitemaps/datasheets.xml', { policy: sharedFile({ browser: HOUR }) }, async (c) => {
    const { siteUrl } = c.var.services.settings;
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const entries = datasheetEntries(catalog).map(
      ({ label }) => `<url>${location(siteUrl + datasheetHref(label))}</url>\n`,
    );
    return xml(`${HEAD}<urlset ${NAMESPACE}>\n${entries.join('')}</urlset>\n`);
  })
  .get('/sitemaps/:file{parts-[1-9][0-9]{0,3}\\.xml}', { policy: perRequest(HOUR, ['catalog']) }, async (c) => {
    const file = Number(/\d+/.exec(c.req.param('file'))?.[0]) - 1;
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    if (file >= partFiles(catalog)) return c.text('There is no such file.', 404);
    return xml(partsStream(catalog, c.var.services.settings.siteUrl, file));
  })
  .get('/robots.txt', { policy: sharedFile({ tags: [], browser: HOUR }) }, (c) => {
    const { siteUrl } = c.var.services.settings;
    return c.text(
      [
        'User-agent: *',
        // Search results and replies of assistants may use the pages. Use for training is left open.
        'Content-Signal: search=yes, ai-input=yes',
        'Disallow: /api/',
        'Allow: /openapi.json',
        // Filters multiply into too many URLs to crawl, and the sitemap has every part's page.
        'Disallow: /shop/orings?',
        'Disallow: /search',
        'Disallow: /find',
        'Disallow: /preferences',
        'Disallow: /consent',
        'Disallow: /quotes/',
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    );
  });
