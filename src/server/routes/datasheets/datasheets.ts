import type { Context } from 'hono';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { DATASHEETS_PATH, datasheetHref } from '../../../domain/reference/paths/store-links.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { catalogExamples, exampleNames } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import type { Datasheet } from '../../../domain/shop/datasheet/datasheet.ts';
import { datasheetEntries, nearestDatasheets } from '../../../domain/shop/datasheet/find-datasheets.ts';
import { revisionText } from '../../../domain/shop/datasheet/revision.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { readComparisons } from '../../catalog/comparisons.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { markdownPage, markdownRules, respondMarkdown } from '../../render/markdown-page.ts';
import { page, renderPage } from '../../render/page.tsx';
import { settleSoon } from '../../resilience/settle-soon.ts';
import { anyOf, none } from '../../response-cache/cache-parameters.ts';
import { sharedFile, sharedPage } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { missingCompound, missingDatasheet } from '../site/missing.tsx';
import { pageNotFound } from '../site/on-error.ts';

const FILE = { policy: sharedFile({ browser: 'public, max-age=300' }), limit: 'DRAW_LIMIT' } as const;

const LONGEST_SHOWN = 80;
const NEAREST = 6;
const PDF = '.pdf';
const MARKDOWN = '.md';
type Ending = '' | typeof PDF | typeof MARKDOWN;

/**
 * Returns the date of the published version, or the checksum for an older version that the isolate still has in memory.
 */
const revisionOf = (c: Context<AppBindings>, { version }: Datasheet): string => {
  const state = c.var.services.catalog.state();
  return revisionText(version, state?.version === version ? state.publishedAt : null);
};

const pageOf = async (c: Context<AppBindings>, sheet: Datasheet): Promise<Response> => {
  const { services, preferences } = c.var;
  const comparisons = await settleSoon(
    readComparisons(services.backend, [sheet.id]).then(({ [String(sheet.id)]: read = [] }) => read),
  );
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Datasheets', href: DATASHEETS_PATH },
    { label: sheet.labelDisplay },
  ];
  return renderPage(c, () => import('./datasheet.page.tsx'), {
    sheet,
    crumbs,
    comparisons,
    revision: revisionOf(c, sheet),
    preferences,
    settings: services.settings,
  });
};

const markdownOf = async (c: Context<AppBindings>, sheet: Datasheet, catalog: Catalog): Promise<Response> => {
  const [{ datasheetMarkdown }, { mediaRatings }, { chemicals }, { [String(sheet.id)]: comparisons = [] }] =
    await Promise.all([
      import('./datasheet.markdown.ts'),
      import('../../../domain/shop/datasheet/media-ratings.ts'),
      import('../../../domain/reference/tables/tables.ts'),
      readComparisons(c.var.services.backend, [sheet.id]),
    ]);
  const ratings = mediaRatings(catalog, sheet.label, chemicals());
  return respondMarkdown(c, datasheetMarkdown(sheet, ratings, comparisons, revisionOf(c, sheet)));
};

const pdfOf = async (c: Context<AppBindings>, sheet: Datasheet): Promise<Response> => {
  // The PDF library is large and few visitors need it, so it is loaded with the first requested file.
  const { datasheetPdf } = await import('../../pdf/datasheet-pdf.ts');
  const { settings } = c.var.services;
  const bytes = await datasheetPdf(sheet, { ...settings, revision: revisionOf(c, sheet) }, settings.siteUrl);
  return c.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${sheet.label.replace(/[^\w.-]/g, '-')}-datasheet.pdf"`,
    Link: `<${settings.siteUrl}${datasheetHref(sheet.label)}>; rel="canonical"`,
  });
};

/** Returns a datasheet as a page, as Markdown or as a file. Redirects other spellings to the canonical path. */
const sheetAt = async (c: Context<AppBindings>, name: string, label: string, ending: Ending): Promise<Response> => {
  const catalog = await c.var.services.catalog.get(waitUntilOf(c));
  const { loadDatasheet } = await import('./datasheets.load.ts');
  const sheet = loadDatasheet(catalog, label);
  if (sheet === null) {
    const nearest = nearestDatasheets(datasheetEntries(catalog), label, NEAREST).map((entry) => ({
      name: entry.labelDisplay,
      href: datasheetHref(entry.label),
      detail: [entry.material, entry.hardness, entry.colorName].filter(Boolean).join(', '),
    }));
    return pageNotFound(c, {
      missing: missingCompound(cutText(label, LONGEST_SHOWN), exampleNames(catalogExamples(catalog))),
      nearest,
    });
  }
  if (!sheet.published) {
    return pageNotFound(c, { missing: missingDatasheet(sheet.labelDisplay, sheet.summary), nearest: [] });
  }
  const canonical = datasheetHref(sheet.label) + ending;
  if (`${DATASHEETS_PATH}/${encodeURIComponent(name)}` !== canonical) {
    return redirectTo(c, sitePath(canonical, new URL(c.req.url).search), 301);
  }
  if (ending === MARKDOWN) return markdownOf(c, sheet, catalog);
  return ending === PDF ? pdfOf(c, sheet) : pageOf(c, sheet);
};

const LIST = sharedPage(anyOf(['search']), ['catalog']);
const SHEET = sharedPage(none, ['catalog']);

/**
 * `/datasheets` lists the datasheets. `/datasheets/{label}` is a page, `/datasheets/{label}.md` its Markdown and
 * `/datasheets/{label}.pdf` a file.
 */
export const datasheets = defineRoutes(DATASHEETS_PATH)
  .get(
    '/',
    { policy: LIST, markdown: true },
    page(() => import('./datasheets.page.tsx')),
  )
  .get(
    MARKDOWN,
    markdownRules(LIST),
    markdownPage(() => import('./datasheets.markdown.ts')),
  )
  .get('/:name{.+\\.[pP][dD][fF]}', FILE, (c) => {
    const name = c.req.param('name');
    return sheetAt(c, name, name.slice(0, -PDF.length), PDF);
  })
  .get('/:name{.+\\.md}', markdownRules(SHEET), (c) => {
    const name = c.req.param('name');
    return sheetAt(c, name, name.slice(0, -MARKDOWN.length), MARKDOWN);
  })
  .get('/:name', { policy: SHEET, markdown: true }, (c) => sheetAt(c, c.req.param('name'), c.req.param('name'), ''));
