import { MATERIAL_LINKS, STORE_PATH } from '../../reference/paths/store-links.ts';
import { ROUTES } from '../route-table.ts';
import { type NavigationGroup, navigationColumn, page, pages } from './navigation-group.ts';

const ofHub = (hub: string, heading: string, purpose: string) =>
  navigationColumn(heading, purpose, hub, pages(ROUTES.filter(({ parent }) => parent === hub).map(({ path }) => path)));

export const MATERIALS: NavigationGroup = {
  id: 'materials',
  label: 'Materials',
  overview: page('/elastomers-hub', 'All elastomers'),
  columns: [
    ofHub('/elastomers-hub', 'Elastomers', 'Rubber, by fluid and temperature'),
    ofHub('/plastics-hub', 'Plastics', 'Low friction, chemicals and cold'),
    ofHub('/metals-hub', 'Metals', 'Vacuum, heat and high pressure'),
    {
      heading: 'O-rings by material',
      purpose: 'The store, filtered to one material',
      hub: page(STORE_PATH, 'Store'),
      links: MATERIAL_LINKS,
    },
  ],
  featured: {
    id: 'material-comparison-guide',
    title: 'Compare materials',
    href: page('/material-comparison-guide').href,
    imageUrl: '/drawings/temperature-range.svg?low=-40&high=120',
    description: 'Temperature limits, hardness, wear and fluid resistance of every family side by side.',
  },
};
