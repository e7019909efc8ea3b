import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NavigationGroup } from '../../../src/domain/site/navigation/navigation-group.ts';
import { NAVIGATION } from '../../../src/domain/site/navigation.ts';
import { Drawer } from '../../../src/server/render/shell/drawer.tsx';
import { MenuPanel } from '../../../src/server/render/shell/menu-panel.tsx';
import { SETTINGS } from '../../support/services/settings.ts';

const GROUP: NavigationGroup = {
  id: 'products',
  label: 'Products',
  overview: { label: 'All products', href: '/products-hub' },
  columns: [],
  featured: {
    id: 'card-1',
    title: 'Cut to drawing',
    href: '/custom-o-rings',
    imageUrl: '/pictures/cut.svg?unit=mm',
    description: 'Any size, in a week',
  },
};

test('the featured card of a menu shows its image, title and description, and links to its page', () => {
  const html = renderToStaticMarkup(<MenuPanel group={GROUP} />);
  expect(html).toContain('href="/custom-o-rings"');
  expect(html).toContain('src="/pictures/cut.svg?unit=mm&amp;view=tile"');
  expect(html).toContain('<b>Cut to drawing</b>Any size, in a week');
});

test('every group has a complete featured card with a unique id', () => {
  const cards = NAVIGATION.map(({ featured }) => featured);
  for (const card of cards) {
    expect(Object.keys(card).sort()).toEqual(['description', 'href', 'id', 'imageUrl', 'title']);
    expect(Object.values(card).every((text) => text.trim() !== '')).toBe(true);
  }
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
});

test('adjacent links of the drawer have different labels', () => {
  const html = renderToStaticMarkup(<Drawer settings={SETTINGS} path="/" />);
  const labels = [...html.matchAll(/<li><a [^>]*>([^<]*)<\/a>/g)].map(([, label]) => label);
  expect(labels.length).toBeGreaterThan(60);
  expect(labels.filter((label, at) => label === labels[at + 1])).toEqual([]);
});
