import { ROUTES } from '../route-table.ts';
import { MATERIAL_LINKS, STORE_PATH } from '../store-links.ts';
import { column, type NavigationGroup, page, pages } from './navigation-group.ts';

const ofHub = (hub: string, heading: string) =>
  column(heading, hub, pages(ROUTES.filter(({ parent }) => parent === hub).map(({ path }) => path)));

export const MATERIALS: NavigationGroup = {
  id: 'materials',
  label: 'Materials',
  overview: page('/elastomers-hub', 'All elastomers'),
  columns: [
    ofHub('/elastomers-hub', 'Elastomers'),
    ofHub('/plastics-hub', 'Plastics'),
    ofHub('/metals-hub', 'Metals'),
    { heading: 'O-rings by material', hub: page(STORE_PATH, 'Store'), links: MATERIAL_LINKS },
  ],
  featured: {
    id: 'material-comparison-guide',
    title: 'Compare materials',
    href: page('/material-comparison-guide').href,
    imageUrl: '/drawings/temperature-range.svg?low=-40&high=120',
    description: 'Temperature limits, hardness, wear and fluid resistance of every family side by side.',
  },
};
