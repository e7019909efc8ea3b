import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageContext } from '../../src/blocks/page-context.ts';
import { DEFAULT_PREFERENCES } from '../../src/domain/kit/preferences.ts';
import type { Catalog } from '../../src/domain/shop/catalog/index/catalog.ts';
import { parseQuery } from '../../src/domain/shop/catalog-url/parse-query.ts';
import { loadChemicalTable } from '../../src/server/content/block-loaders/chemical-table.ts';
import { loadGlandTable } from '../../src/server/content/block-loaders/gland-table.ts';
import { loadHousingTable } from '../../src/server/content/block-loaders/housing-table.ts';
import { loadMaterialFacts } from '../../src/server/content/block-loaders/material-facts.ts';
import { loadMaterialTable } from '../../src/server/content/block-loaders/material-table.ts';
import { loadSizeChart } from '../../src/server/content/block-loaders/size-chart.ts';
import { storeCount } from '../../src/server/content/block-loaders/store-count.ts';
import { loadToleranceTable } from '../../src/server/content/block-loaders/tolerance-table.ts';
import { cacheMarkup } from '../../src/server/render/cache-markup.ts';
import { indexed } from '../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../support/catalog/small-catalog.ts';
import { htmlMistakes } from '../support/pages/html-rules.ts';
import { linksOf } from '../support/pages/page-text.ts';
import { elementOf, renderBlock, renderPage } from '../support/pages/render-block.tsx';

let catalog: Catalog;
beforeAll(() => {
  catalog = indexed(SMALL_CATALOG);
});
const request = { catalog: async () => catalog };
const inMillimeters = { preferences: DEFAULT_PREFERENCES, query: {} };
const away = { catalog: async () => Promise.reject(new Error('no catalog')) };

const render = (name: string, options: object, data: unknown, page: Partial<PageContext> = {}): string =>
  renderBlock(name, options, { ...page, blockData: { 'builder-1': data } });

const rowsOf = (html: string): string[] => html.match(/<tr data-row="".*?<\/tr>/gs) ?? [];
const fieldIn = (html: string, name: string): string =>
  (html.match(/<input[^>]*>/g) ?? []).find((field) => field.includes(` name="${name}"`)) ?? '';
const shownRows = (html: string): string[] => rowsOf(html).filter((row) => !row.startsWith('<tr data-row="" hidden'));

describe('size chart', () => {
  test("shows all 394 sizes with tolerances and the store's part counts", async () => {
    const html = render('Size Chart', { standard: 'usa' }, await loadSizeChart(request, { standard: 'usa' }));
    const row = rowsOf(html).find((one) => one.includes('>-214<')) ?? '';
    expect(rowsOf(html)).toHaveLength(394);
    expect(row).toContain('>0.984<');
    expect(row).toContain('>0.010<');
    expect(row).toContain('>24.99<');
    expect(row).toContain('href="/shop/orings?size=AS568-214">3 parts</a>');
  });

  test.each(['usa', 'japanese', 'metric'] as const)(
    'cached rows of %s equal rendered ones after any earlier requests',
    async (standard) => {
      const page = async (query: PageContext['query'], keep: typeof cacheMarkup | null): Promise<string> => {
        const data = await loadSizeChart(request, { standard });
        const element = elementOf('builder-1', 'Size Chart', { standard });
        return renderPage([element], { query, blockData: { 'builder-1': data } }, undefined, keep);
      };
      const { series } = await loadSizeChart(request, { standard });
      const sections = series.slice(0, 2).map(({ anchor }) => ({ section: anchor }));
      const asked: readonly PageContext['query'][] = [
        {},
        { id: '24.99' },
        { size: '214' },
        { id: 'wide' },
        { id: '8000' },
        ...sections,
        {},
      ];
      for (const query of asked) expect(await page(query, cacheMarkup)).toBe(await page(query, null));
    },
  );

  test('another version of the catalog has separate charts', async () => {
    const data = await loadSizeChart(request, { standard: 'usa' });
    expect(await loadSizeChart(request, { standard: 'usa' })).toBe(data);
    const fresh = indexed({ ...SMALL_CATALOG });
    expect(await loadSizeChart({ catalog: async () => fresh }, { standard: 'usa' })).not.toBe(data);
  });

  test.each(['usa', 'japanese', 'metric'] as const)(
    'every size of %s links to itself in the store',
    async (standard) => {
      const data = await loadSizeChart(request, { standard });
      const html =
        data.series.length > 10
          ? data.series
              .map(({ anchor }) => render('Size Chart', { standard }, data, { query: { section: anchor } }))
              .join('')
          : render('Size Chart', { standard }, data);
      const links = linksOf(html).filter((href) => href.startsWith('/shop/orings?size='));
      expect(links).toHaveLength(data.series.flatMap(({ rows }) => rows).length);
      const known = { usa: 'AS568-214', japanese: 'P10', metric: '24X3' }[standard];
      const link = links.find((href) => decodeURIComponent(href).endsWith(known)) ?? '';
      expect(storeCount(catalog, link).parts).toBeGreaterThan(0);
      for (const href of links.slice(0, 50))
        expect(parseQuery(new URL(href, 'http://x').searchParams).problems).toEqual([]);
    },
  );

  test("a long chart is collapsed: names for the browser's search, rows of the open section, anchors inside", async () => {
    const data = await loadSizeChart(request, { standard: 'metric' });
    const html = render('Size Chart', { standard: 'metric' }, data);
    expect(rowsOf(html)).toEqual([]);
    expect(html.match(/<details /g)).toHaveLength(16);
    for (const { rows } of data.series) expect(html).toContain(rows.map(({ code }) => code).join(' '));
    expect(html).toMatch(/<details [^>]*><summary.*?<\/summary><div id="cs-3-00">/);
    const open = render('Size Chart', { standard: 'metric' }, data, { query: { section: 'cs-3-00' } });
    expect(open).toMatch(/<details [^>]*open=""[^>]*data-section="cs-3-00"/);
    expect(rowsOf(open)).toHaveLength(185);
    const found = render('Size Chart', { standard: 'metric' }, data, { query: { id: '24', cs: '3', tol: '0' } });
    expect(rowsOf(found)).toHaveLength(1);
    expect(found).toContain('1 of 1,999 sizes');
  });

  test('the URL filters without JavaScript and keeps the input; the nearest row is marked', async () => {
    const data = await loadSizeChart(request, { standard: 'usa' });
    const html = render('Size Chart', { standard: 'usa' }, data, { query: { id: '25', cs: '3.5' } });
    expect(shownRows(html)).toHaveLength(1);
    expect(shownRows(html)[0]).toMatch(/^<tr data-row="" class="is-nearest"><th scope="row">-214</);
    expect(html).toContain('1 of 394 sizes');
    expect(fieldIn(html, 'id')).toContain(' value="25"');
  });

  test('reads lengths in the visitor’s unit and reports invalid ones', async () => {
    const data = await loadSizeChart(request, { standard: 'usa' });
    const preferences = { ...DEFAULT_PREFERENCES, measurement: 'in' as const };
    const html = render('Size Chart', { standard: 'usa' }, data, { preferences, query: { id: '0.984', tol: '0.001' } });
    expect(shownRows(html).map((row) => /<th scope="row">([^<]*)/.exec(row)?.[1])).toEqual(['-214']);
    const wrong = render('Size Chart', { standard: 'usa' }, data, { query: { id: 'wide' } });
    expect(fieldIn(wrong, 'id')).toContain(' aria-invalid="true"');
    expect(shownRows(wrong)).toHaveLength(394);
  });

  test('renders without the store', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const html = render('Size Chart', { standard: 'japanese' }, await loadSizeChart(away, { standard: 'japanese' }));
    expect(rowsOf(html)).toHaveLength(386);
    expect(html).toContain('>Shop</a>');
    report.mockRestore();
  });
});

describe('chemical table', () => {
  const data = loadChemicalTable();

  test('filters by name, and names the materials rated A when few rows match', () => {
    expect(shownRows(render('Chemical Table', {}, data))).toHaveLength(349);
    const html = render('Chemical Table', {}, data, { query: { chemical: 'diacetone' } });
    expect(shownRows(html)).toHaveLength(1);
    expect(html).toContain('href="/shop/orings?material=epdm,ffkm,iir,ptfe"');
    expect(render('Chemical Table', {}, data, { query: { chemical: 'zzz' } })).toContain('None of 349 chemicals');
  });

  test('says that it is a guide, and its ratings are readable without color', () => {
    const html = render('Chemical Table', {}, data);
    expect(html).toContain('Guide only, test in service.');
    expect(html).toMatch(/<td class="is-unfit">D<\/td>/);
  });
});

describe('material facts', () => {
  test("show documented properties and the store's parts", async () => {
    const html = render('Material Facts', { code: 'NBR' }, await loadMaterialFacts(request, { code: 'NBR' }));
    expect(html).toContain('−34 to 121 °C');
    expect(html).toContain('15 years');
    expect(html).toMatch(/<b>2 compounds<\/b> in <b>13 parts<\/b>/);
    expect(html).toContain('href="/shop/orings?material=nbr"');
    expect(html).toContain('marks of their owners');
  });

  test('a material without parts links to a quote request, an unknown one to the comparison', async () => {
    const html = render('Material Facts', { code: 'PEEK' }, await loadMaterialFacts(request, { code: 'PEEK' }));
    expect(html).toContain('href="/request-a-quote"');
    expect(await loadMaterialFacts(request, { code: 'XYZ' })).toBeNull();
    expect(render('Material Facts', { code: 'XYZ' }, null)).toContain('href="/material-comparison-guide"');
  });

  test('shows no approval number of the military column', async () => {
    const html = render('Material Facts', { code: 'NBR' }, await loadMaterialFacts(request, { code: 'NBR' }));
    expect(html).not.toMatch(/MIL-|AMS/);
  });
});

describe('gland table', () => {
  test('shows both units and the parts of the section', async () => {
    const data = await loadGlandTable(request, { application: 'face_seal_liquid' });
    const html = render('Gland Table', { application: 'face_seal_liquid' }, data);
    expect(html).toContain('2.57–2.72<small>0.101–0.107</small>');
    expect(html).toContain('href="/shop/orings?cs_low=3.43&amp;cs_high=3.63">9 parts</a>');
    expect(html).not.toContain('back-up');
  });

  test('says when only one table supports it', async () => {
    const single = await loadGlandTable(request, { application: 'dynamic_reciprocating' });
    expect(render('Gland Table', { application: 'dynamic_reciprocating' }, single)).toContain('one published table');
    const agreeing = await loadGlandTable(request, { application: 'static_radial' });
    expect(render('Gland Table', { application: 'static_radial' }, agreeing)).toContain('at least two published');
  });
});

describe('housing table', () => {
  test('marks unconfirmed figures with a caveat, and names missing ones', () => {
    const html = render(
      'Housing Table',
      { view: 'jis-sections' },
      loadHousingTable(inMillimeters, { view: 'jis-sections' }),
    );
    expect(html).toContain('<abbr title="Not confirmed by a public source">4.5*</abbr>');
    expect(html).toContain('no public source confirms it');
    expect(html).toContain('no data');
  });

  test('links each size to the gland designer and the store, in the visitor’s unit', () => {
    const inches = {
      preferences: { ...DEFAULT_PREFERENCES, measurement: 'in' as const },
      query: { section: 'series-p' },
    };
    const html = render('Housing Table', { view: 'jis-sizes' }, loadHousingTable(inches, { view: 'jis-sizes' }));
    expect(html).toContain('href="/tools/gland-designer?chart=jis&amp;size=JIS%20P26">Design</a>');
    expect(html).toContain('href="/shop/orings?size=JIS%20P26">Shop</a>');
    expect(html).toContain('1.2598');
  });
});

describe('housing table by size', () => {
  const found = (query: Readonly<Record<string, string>>) =>
    render('Housing Table', { view: 'as-sizes' }, loadHousingTable({ ...inMillimeters, query }, { view: 'as-sizes' }));

  test('collapses its sections to the names of their sizes', () => {
    const html = found({});
    expect(html).not.toContain('<tbody>');
    expect(html).toContain('-214');
    expect(html).toContain('data-more=""');
  });

  test('shows matching rows in open sections, with the nearest marked', () => {
    const html = found({ id: '25' });
    expect(html).toContain('class="is-nearest"');
    expect(html.match(/<details[^>]*open/g)?.length).toBeGreaterThan(0);
    expect(found({ size: 'as568-214' })).toContain('1 of 215 sizes');
    expect(found({ size: '-999' })).toContain('None of 215 sizes fits');
  });
});

test.each([
  ['Size Chart', { standard: 'usa' }, () => loadSizeChart(request, { standard: 'usa' })],
  ['Housing Table', { view: 'jis-sections' }, () => loadHousingTable(inMillimeters, { view: 'jis-sections' })],
  [
    'Housing Table',
    { heading: 'By size', view: 'as-sizes' },
    () => loadHousingTable(inMillimeters, { view: 'as-sizes' }),
  ],
  ['Gland Table', { application: 'rotary' }, () => loadGlandTable(request, { application: 'rotary' })],
  ['Tolerance Table', {}, loadToleranceTable],
  ['Chemical Table', {}, loadChemicalTable],
  ['Material Table', { view: 'comparison' }, () => loadMaterialTable(request, { view: 'comparison' })],
  ['Material Table', { view: 'shelf-life' }, () => loadMaterialTable(request, { view: 'shelf-life' })],
  ['Material Facts', { heading: 'On file', code: 'NBR' }, () => loadMaterialFacts(request, { code: 'NBR' })],
])('%s %j is valid HTML with its data', async (name, options, load) => {
  const html = render(name, options, await load());
  expect(await htmlMistakes(`<main><h1>Page</h1>${html}</main>`)).toEqual([]);
});
