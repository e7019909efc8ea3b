import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../src/blocks/page-context.ts';
import type { Preferences } from '../../src/domain/kit/preferences.ts';
import { loadContentHeader } from '../../src/server/content/block-loaders/content-header.ts';
import { loadMaterialFamilies } from '../../src/server/content/block-loaders/material-families.ts';
import { indexed } from '../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../support/catalog/small-catalog.ts';
import { elementOf, renderPage } from '../support/pages/render-block.tsx';

const catalog = indexed(SMALL_CATALOG);
const data = await loadMaterialFamilies({ catalog: async () => catalog }, { kind: 'elastomer' });
const IN_FAHRENHEIT: Preferences = {
  temperature: 'F',
  measurement: 'in',
  only_show_in_stock: false,
  slash_search: true,
};

const hub = (query: Record<string, string>, page: Partial<PageContext> = {}): string =>
  renderPage([elementOf('builder-f', 'Material Families', { id: 'families', kind: 'elastomer' })], {
    path: '/elastomers-hub',
    query,
    blockData: { 'builder-f': data },
    ...page,
  }).replaceAll('<!-- -->', '');

const rows = (html: string) => [...html.matchAll(/<tr( class="is-outside")?[^>]*><th scope="row"><a href="([^"]+)"/g)];
const grayed = (html: string): number => rows(html).filter(([, outside]) => outside !== undefined).length;

describe('families of a hub page', () => {
  it('share one axis, are all links, and none is gray before a range is set', () => {
    const html = hub({});
    expect(rows(html)).toHaveLength(18);
    expect(grayed(html)).toBe(0);
    expect(html).toContain('<b>18 families</b>, no range set');
    expect(html.match(/material-families-axis/g)).toHaveLength(1);
  });

  it('outside the range turn gray and stay links; the others are counted and named', () => {
    const html = hub({ low: '-40', high: '120', degrees: 'C' });
    expect(rows(html)).toHaveLength(18);
    expect(grayed(html)).toBe(11);
    expect(html).toContain('<b>7 of 18 families</b> cover −40 to 120 °C');
    expect(html).toMatch(/role="status">.*href="\/hnbr">HNBR<\/a>/);
  });

  it('are filtered by a plain form of the page, in the visitor’s unit', () => {
    const html = hub({ low: '-40', high: '120', degrees: 'C' }, { preferences: IN_FAHRENHEIT });
    expect(html).toMatch(/<form[^>]* action="\/elastomers-hub#families"/);
    expect(html).toMatch(/<form[^>]* method="get"/);
    expect(html).toContain('name="low" value="-40"');
    expect(html).toContain('name="high" value="248"');
    expect(html).toContain('name="degrees" value="F"');
    expect(html).toContain('cover −40 to 248 °F');
  });

  it('have sliders that are hidden without JavaScript', () => {
    const html = hub({ low: '-40', degrees: 'C' });
    expect(html.match(/<input hidden="" class="axis-handle" type="range"/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Lowest temperature" aria-valuetext="−40 °C"');
    expect(html).toContain('aria-label="Highest temperature" aria-valuetext="not set"');
    expect(html.match(/axis-handle-mark [^"]*is-set/g)).toHaveLength(1);
  });

  it('name the nearest two with their shortfall when none covers the range', () => {
    const html = hub({ low: '-60', high: '300', degrees: 'C' });
    expect(html).toContain('<b>No family</b> covers −60 to 300 °C');
    expect(html).toContain('FFKM</a> (45 °C short in the cold), <a class="link" href="/silicone">VMQ</a>');
    expect(grayed(html)).toBe(18);
    expect(hub({ low: '-76', high: '572', degrees: 'F' }, { preferences: IN_FAHRENHEIT })).toContain('(81 °F short');
  });

  it('stay unchanged when a field has no number, and the field says so', () => {
    const html = hub({ low: '<b>cold', high: '120' });
    expect(grayed(html)).toBe(0);
    expect(html).toContain('role="alert"');
    expect(html).toContain('value="&lt;b&gt;cold"');
  });
});

describe('the header of a material page', () => {
  it('shows the family among all of its kind, highlighted, in the visitor’s unit', () => {
    const request = { catalog: async () => catalog } as Parameters<typeof loadContentHeader>[0];
    const chart = loadContentHeader(request, { material: 'EPDM-P' });
    const head = (preferences: Preferences): string =>
      renderPage([elementOf('builder-h', 'Content Header', { heading: 'EPDM', material: 'EPDM-P' })], {
        blockData: { 'builder-h': chart },
        preferences,
      }).replaceAll('<!-- -->', '');
    const html = head({ ...IN_FAHRENHEIT, temperature: 'C' });
    expect(html).toContain('Working temperatures of 18 rubber families on one axis; EPDM marked, −54 to 150 °C.');
    expect(html.match(/class="is-marked"/g)).toHaveLength(1);
    expect(head(IN_FAHRENHEIT)).toContain('EPDM marked, −65 to 302 °F.');
    expect(loadContentHeader(request, { material: '' })).toBeNull();
  });
});
