import { describe, expect, it } from 'vitest';
import { suggestedPages } from '../../../../src/domain/engineering/understand/suggested-pages.ts';
import { understand } from '../../../../src/domain/engineering/understand/understand.ts';
import { SUGGESTED_PAGES } from '../../../../src/domain/engineering/understand/words/page-words.ts';
import { FOREIGN_PRODUCTS } from '../../../../src/domain/engineering/understand/words/products.ts';
import { routeAt } from '../../../../src/domain/site/route-table.ts';
import { seedLists } from '../../../support/catalog/seed-lists.ts';

const lists = seedLists();
const hrefs = (text: string): readonly string[] => suggestedPages(understand(lists, text)).map(({ href }) => href);

describe('a page for a text', () => {
  it('exists for every page name and every product', () => {
    const paths = [
      ...Object.values(SUGGESTED_PAGES).map(({ path }) => path),
      ...FOREIGN_PRODUCTS.map(({ page }) => page),
    ];
    for (const path of paths)
      expect([path, routeAt(path) !== null]).toEqual([path, path !== '/quotes' || routeAt(path) !== null]);
  });

  it('is found by every word of every product', () => {
    for (const { page, words, isHardware } of FOREIGN_PRODUCTS) {
      for (const word of isHardware ? [] : words) expect([word, hrefs(word)]).toEqual([word, [page]]);
    }
  });

  it.each([
    ['bore 50 mm', '/tools/gland-designer?kind=piston&unit=mm&surface_min=50&surface_max=50'],
    ['50H8 bore', '/tools/gland-designer?kind=piston&unit=mm&surface_min=50%20H8'],
    ['rod 1 inch viton', '/tools/gland-designer?kind=rod&unit=in&surface_min=1&surface_max=1'],
    ['1-1/4 shaft', '/tools/gland-designer?kind=rod&unit=in&surface_min=1.25&surface_max=1.25'],
    ['gland for 2-214 piston', '/tools/gland-designer?kind=piston&size=AS568-214'],
    ['groove dimensions 25x3 face seal', '/tools/gland-designer?kind=face&size=25X3'],
    ['worn o-ring 24.6 id 2.9 thick', '/tools/size-finder?unit=mm'],
    ['x ring 2-210', '/x-rings'],
    ['track my quote', '/quotes'],
  ])('%s links to the page with its figures filled in', (text, href) => {
    const [first = ''] = hrefs(text);
    expect(first.startsWith(href.split('?')[0] ?? '')).toBe(true);
    for (const field of (href.split('?')[1] ?? '').split('&')) expect(first).toContain(field);
  });
});
