import { blockquote, bullets, heading, paragraph, stack } from '../../../domain/kit/markdown/blocks.ts';
import { linkTo, type Markdown, md } from '../../../domain/kit/markdown/markdown.ts';
import { counted } from '../../../domain/kit/text/counted.ts';
import { toolPages } from '../../../domain/reference/paths/app-pages.ts';
import { markdownPath } from '../../../domain/reference/paths/markdown-path.ts';
import { DATASHEETS_PATH, partHref, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { ROUTES } from '../../../domain/site/route-table.ts';
import type { RouteFamily } from '../../../domain/site/site-route.ts';
import type { Settings } from '../../settings.ts';

type Line = readonly [label: string, href: string, about?: string];

const linked = (siteUrl: string, lines: readonly Line[]): Markdown =>
  bullets(
    lines.map(([label, href, about = '']) =>
      about === '' ? linkTo(label, siteUrl + href) : md`${linkTo(label, siteUrl + href)}: ${about}`,
    ),
  );

const pagesOf = (...families: readonly RouteFamily[]): readonly Line[] =>
  ROUTES.filter(({ family, noindex, kind }) => families.includes(family) && noindex !== true && kind === 'content').map(
    ({ label, path }) => [label, markdownPath(path)],
  );

const PROGRAMS: readonly Line[] = [
  [
    'API reference',
    '/developers',
    'parts, prices, sizes, compounds, glands and materials as JSON; reading needs no key',
  ],
  ['OpenAPI document', '/openapi.json', 'OpenAPI 3.1'],
  ['MCP server', '/mcp', 'Streamable HTTP; tools for catalog, sizes, glands, materials, prices and quote links'],
  ['Bulk data', '/data/', 'the whole catalog as CSV, JSON Lines and Parquet, per catalog version'],
  [
    'UCP profile',
    '/.well-known/ucp',
    'catalog search and lookup for agents; orders are quotes, so there is no checkout',
  ],
  ['Sitemap', '/sitemap.xml'],
];

const MILLION = 1_000_000;

/** Returns the number of parts in words; `null`: it is not known. */
const countText = (parts: number | null): string => {
  if (parts === null) return 'parts';
  return parts > MILLION ? 'over a million parts' : counted(parts, 'part');
};

/**
 * Returns `/llms.txt`: what the site has and where, for language models (llmstxt.org).
 *
 * @param catalog an example of a part number, and the number of parts
 */
export const llmsText = (
  { brandName, siteUrl }: Pick<Settings, 'brandName' | 'siteUrl'>,
  { part, parts }: { readonly part: string; readonly parts: number | null },
): string => {
  const text = stack(
    heading(1, brandName),
    blockquote(
      paragraph(
        `Maker and store of O-rings, gaskets and seals: ${countText(parts)} by size and compound, with price breaks, stock, ship times, drawings and datasheets, and tools for sizes, grooves and materials.`,
      ),
    ),
    paragraph(
      'Every page is also Markdown: send Accept: text/markdown, or add .md to the path. A part is at /product/{part number in lower case}, a compound at /datasheets/{compound in lower case}. Lengths are in mm unless noted, temperatures in °C, prices in US dollars. Where a fact is not on file, the page says so.',
    ),
    heading(2, 'Parts'),
    linked(siteUrl, [
      ['Store', markdownPath(STORE_PATH), 'parts by size, material, hardness, temperature, price and stock'],
      ['Datasheets', markdownPath(DATASHEETS_PATH), 'all compounds'],
      ['A part', markdownPath(partHref(part)), `example: ${part}`],
      ['Home', markdownPath('/')],
    ]),
    heading(2, 'Tools'),
    linked(
      siteUrl,
      toolPages().map(({ path, label, card }): Line => [label, markdownPath(path), card.purpose]),
    ),
    heading(2, 'For programs'),
    linked(siteUrl, PROGRAMS),
    heading(2, 'Reference'),
    linked(siteUrl, pagesOf('reference')),
    heading(2, 'Products and materials'),
    linked(siteUrl, pagesOf('hub', 'product', 'material')),
    heading(2, 'Optional'),
    linked(siteUrl, pagesOf('plain', 'industry', 'service', 'coating', 'compliance', 'blog')),
  );
  return `${text.source}\n`;
};
