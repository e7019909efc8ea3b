import { describe, expect, it } from 'vitest';
import { pageRows } from '../../src/blocks/render/page-rows.ts';
import type { ContentElement } from '../../src/domain/site/content/element.ts';
import { loadPageMargin } from '../../src/server/content/block-loaders/page-margin.ts';
import { indexed } from '../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../support/catalog/small-catalog.ts';
import { elementOf, renderPage } from '../support/pages/render-block.tsx';

const element = (id: string): ContentElement => elementOf(id, 'Text', {});
const WIDTHS = { head: 'full', rail: 'rail', table: 'wide', margin: 'margin', end: 'full' } as const;
const rowsOf = (...ids: string[]) =>
  pageRows(ids.map(element), ({ id }) => (WIDTHS as Record<string, (typeof WIDTHS)[keyof typeof WIDTHS]>)[id]);
const named = ({ rows }: ReturnType<typeof rowsOf>): string[] =>
  rows.map((row) => ('block' in row ? row.block.id : `${row.text.map(({ id }) => id).join('+')}|${row.margin.id}`));

describe('the margin of a page', () => {
  it('is next to the blocks before it, back to the last full-width one', () => {
    expect(named(rowsOf('head', 'rail', 'a', 'b', 'margin', 'end'))).toEqual(['head', 'rail', 'a+b|margin', 'end']);
    expect(named(rowsOf('head', 'a', 'table', 'b', 'margin', 'c'))).toEqual(['head', 'a', 'table', 'b|margin', 'c']);
    expect(named(rowsOf('head', 'table', 'margin'))).toEqual(['head', 'table', 'margin']);
  });

  it('keeps the table of contents next to all rows up to the next full-width one', () => {
    expect(rowsOf('head', 'rail', 'a', 'b', 'margin', 'table', 'end').rail).toEqual({ at: 1, rows: 2 });
  });

  it('shows material facts, parts of the store with their price and related pages', async () => {
    const options = { material: 'NBR', store: '/shop/orings', links: [{ label: 'Seals', url: '/x-rings' }] };
    const data = await loadPageMargin(
      { catalog: async () => indexed(SMALL_CATALOG) },
      { material: 'NBR', store: '/shop/orings', groove: 'none' },
    );
    const html = renderPage([elementOf('builder-m', 'Page Margin', options)], { blockData: { 'builder-m': data } });
    expect(html).toContain('−34 to 121 °C');
    expect(data.store?.shown.length).toBeGreaterThan(0);
    for (const { name } of data.store?.shown ?? []) expect(html).toContain(`/product/${name.toLowerCase()}`);
    expect(data.ring).toBeNull();
    expect(html).toContain('href="/x-rings"');
    const inFahrenheit = renderPage([elementOf('builder-m', 'Page Margin', options)], {
      blockData: { 'builder-m': data },
      preferences: { temperature: 'F', measurement: 'in', only_show_in_stock: false, slash_search: true },
    });
    expect(inFahrenheit).toContain('−29 to 250 °F');
    expect(inFahrenheit).toContain('ID × CS, in');
  });

  it('shows the dimensions and drawing of a groove on pages of grooves', async () => {
    const options = { store: '/shop/orings?search=214', groove: 'dovetail' } as const;
    const data = await loadPageMargin({ catalog: async () => indexed(SMALL_CATALOG) }, { material: '', ...options });
    const html = renderPage([elementOf('builder-m', 'Page Margin', options)], {
      blockData: { 'builder-m': data },
    }).replaceAll('<!-- -->', '');
    expect(html).toMatch(
      /Key facts<span>Dovetail groove<\/span>.*<dt>Depth<\/dt><dd>2\.82–2\.87 mm<.*<dt>Squeeze<\/dt><dd>20%</,
    );
    expect(html).toContain('Section of a dovetail gland');
    expect(html).toContain(`Dovetail groove for ${data.groove?.partName}: depth 2.84 mm, width 2.92 mm</figcaption>`);
  });

  it('is below the text if it has only links', () => {
    const links = [{ label: 'Seals', url: '/x-rings' }];
    const page = (options: object): string =>
      renderPage([element('a'), elementOf('builder-m', 'Page Margin', { links, ...options })]);
    expect(page({})).not.toContain('page-blocks-beside');
    expect(page({ store: '/shop/orings' })).toContain('page-blocks-beside');
  });

  it('works without the store, and is absent without content', async () => {
    const none = await loadPageMargin(
      { catalog: () => Promise.reject(new Error('no catalog')) },
      { material: '', store: '/shop/orings', groove: 'none' },
    );
    expect(none).toEqual({ material: null, store: null, ring: null, groove: null });
    expect(renderPage([elementOf('builder-m', 'Page Margin', {})])).not.toContain('page-margin');
  });
});
