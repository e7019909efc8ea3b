import { describe, expect, it } from 'vitest';
import { type FamilyKind, materialFamiliesOf } from '../../src/domain/reference/tables/material-families.ts';
import { ROUTES } from '../../src/domain/site/route-table.ts';
import { readPages } from '../../src/tools/content/read-pages.ts';

const pages = new Map((await readPages()).map((page) => [page.path, page]));
const linksOf = (path: string): ReadonlySet<string> => {
  const content = JSON.stringify(pages.get(path)?.blocks ?? []);
  const matches = content.matchAll(/(?:"(?:url|btnLink|linkUrl)":"|href=\\")(\/[^"\\?#]*)/g);
  const families = (pages.get(path)?.blocks ?? [])
    .filter(({ name }) => name === 'Material Families')
    .flatMap(({ options }) => materialFamiliesOf((options as { kind: FamilyKind }).kind).map(({ page }) => page));
  return new Set([...[...matches].map(([, link]) => link ?? ''), ...families]);
};
const hubs = [...new Set(ROUTES.map(({ parent }) => parent))].filter(
  (parent) => parent.endsWith('-hub') || parent.startsWith('/all-'),
);

describe('hub pages', () => {
  it.each(hubs)('%s links to every page below it', (hub) => {
    const links = linksOf(hub);
    const missing = ROUTES.filter(({ parent, path }) => parent === hub && !links.has(path)).map(({ path }) => path);
    expect(missing).toEqual([]);
  });

  it('/industries links to every industry', () => {
    const links = linksOf('/industries');
    const missing = ROUTES.filter(({ family, path }) => family === 'industry' && !links.has(path));
    expect(missing).toEqual([]);
  });

  it('/products-hub shows exactly the six tiles of the specification', () => {
    const grid = pages.get('/products-hub')?.blocks.find(({ name }) => name === 'Tile Grid');
    expect(grid?.options).toMatchObject({
      items: [
        { title: 'Elastomers', url: '/elastomers-hub' },
        { title: 'Metals', url: '/metals-hub' },
        { title: 'Plastics', url: '/plastics-hub' },
        { title: 'References', url: '/reference-hub' },
        { title: 'Industries', url: '/industries-hub' },
        { title: 'Manufacturing', url: '/manufacturing-hub-elastomers-plastics-metals' },
      ],
    });
  });
});
