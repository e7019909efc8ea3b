import type { Context } from 'hono';
import type { Datasheet } from '../../../domain/datasheet/datasheet.ts';
import { datasheetEntries, findDatasheets, nearestDatasheets } from '../../../domain/datasheet/find-datasheets.ts';
import { revisionText } from '../../../domain/datasheet/revision.ts';
import { DATASHEETS_PATH, datasheetHref } from '../../../domain/reference/store-links.ts';
import { cutText } from '../../../domain/text/bounded-text.ts';
import { counted } from '../../../domain/text/counted.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { readComparisons } from '../../catalog/comparisons.ts';
import { ownAddress, redirectTo } from '../../http/redirect.ts';
import { defineRoutes } from '../../http/routes.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { breadcrumbList } from '../../render/structured-data.ts';
import { anyOf, none } from '../../shared/parameters.ts';
import { sharedFile, sharedPage } from '../../shared/policies.ts';
import { missingCompound, missingSheet } from '../site/missing.tsx';
import { pageNotFound } from '../site/on-error.tsx';

const FILE = { policy: sharedFile({ browser: 'public, max-age=300' }), limit: 'DRAW_LIMIT' } as const;

const LONGEST_SEARCH = 80;
const NEAREST = 6;
const PDF = '.pdf';

/** The day is known of the version that is published; an older one that an isolate still holds goes by its checksum. */
const revisionOf = (c: Context<AppBindings>, { version }: Datasheet): string => {
  const state = c.var.services.catalog.state();
  return revisionText(version, state?.version === version ? state.publishedAt : null);
};

const pageOf = async (c: Context<AppBindings>, sheet: Datasheet): Promise<Response> => {
  const { services, preferences } = c.var;
  const { [String(sheet.id)]: comparisons = [] } = await readComparisons(services.backend, [sheet.id]);
  const canonical = datasheetHref(sheet.label);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Datasheets', href: DATASHEETS_PATH },
    { label: sheet.labelDisplay },
  ];
  c.header('X-Catalog-Version', sheet.version);
  const { DatasheetPage } = await import('./datasheet.page.tsx');
  return c.render(
    <DatasheetPage
      sheet={sheet}
      crumbs={crumbs}
      comparisons={comparisons}
      revision={revisionOf(c, sheet)}
      preferences={preferences}
      settings={services.settings}
    />,
    {
      head: {
        title: `${sheet.labelDisplay} datasheet: ${sheet.summary}`,
        description: `Datasheet of compound ${sheet.labelDisplay}, ${sheet.summary}: temperature range, hardness, compliance, fluids, shelf life and sizes. Also as PDF.`,
        canonical,
        structured: breadcrumbList(crumbs, services.settings, canonical),
      },
    },
  );
};

const pdfOf = async (c: Context<AppBindings>, sheet: Datasheet): Promise<Response> => {
  // Its library is large and few visitors want it: it is read with the first file asked for.
  const { datasheetPdf } = await import('../../pdf/datasheet-pdf.ts');
  const { settings } = c.var.services;
  const bytes = await datasheetPdf(sheet, { ...settings, revision: revisionOf(c, sheet) }, settings.siteUrl);
  return c.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${sheet.label.replace(/[^\w.-]/g, '-')}-datasheet.pdf"`,
    Link: `<${settings.siteUrl}${datasheetHref(sheet.label)}>; rel="canonical"`,
  });
};

/** One sheet as a page or as a file; what is spelled otherwise leads to its address. */
const sheetAt = async (
  c: Context<AppBindings>,
  asked: string,
  label: string,
  ending: '' | typeof PDF,
): Promise<Response> => {
  const catalog = await c.var.services.catalog.get(waitUntilOf(c));
  const { sheetOf } = await import('./datasheets.load.ts');
  const sheet = sheetOf(catalog, label);
  if (sheet === null) {
    const nearest = nearestDatasheets(datasheetEntries(catalog), label, NEAREST).map((entry) => ({
      name: entry.labelDisplay,
      href: datasheetHref(entry.label),
      detail: [entry.material, entry.hardness, entry.colorName].filter(Boolean).join(', '),
    }));
    return pageNotFound(c, { missing: missingCompound(cutText(label, LONGEST_SEARCH)), nearest });
  }
  if (!sheet.published) {
    return pageNotFound(c, { missing: missingSheet(sheet.labelDisplay, sheet.summary), nearest: [] });
  }
  const canonical = datasheetHref(sheet.label) + ending;
  if (`${DATASHEETS_PATH}/${encodeURIComponent(asked)}` !== canonical) {
    return redirectTo(c, ownAddress(canonical, new URL(c.req.url).search), 301);
  }
  return ending === PDF ? pdfOf(c, sheet) : pageOf(c, sheet);
};

/** `/datasheets` lists them; `/datasheets/{label}` is one as a page, `/datasheets/{label}.pdf` as a file. */
export const datasheets = defineRoutes(DATASHEETS_PATH)
  .get('/', { policy: sharedPage(anyOf(['search']), ['catalog']), sitemap: true }, async (c) => {
    const catalog = await c.var.services.catalog.get(waitUntilOf(c));
    const text = cutText((c.req.query('search') ?? '').trim(), LONGEST_SEARCH);
    const entries = datasheetEntries(catalog);
    const { DatasheetsPage } = await import('./datasheets.page.tsx');
    return c.render(
      <DatasheetsPage
        entries={findDatasheets(entries, text)}
        total={entries.length}
        compounds={catalog.compounds.length}
        text={text}
        preferences={c.var.preferences}
      />,
      {
        head: {
          title: text === '' ? 'Datasheets of sealing compounds' : `Datasheets: ${text}`,
          description: `Datasheets of ${counted(entries.length, 'compound')}, by label, material, hardness, color, compliance and key features. Each as a page and as PDF.`,
          canonical: DATASHEETS_PATH,
        },
      },
    );
  })
  .get('/:name{.+\\.[pP][dD][fF]}', FILE, (c) => {
    const asked = c.req.param('name');
    return sheetAt(c, asked, asked.slice(0, -PDF.length), PDF);
  })
  .get('/:name', { policy: sharedPage(none, ['catalog']) }, (c) =>
    sheetAt(c, c.req.param('name'), c.req.param('name'), ''),
  );
