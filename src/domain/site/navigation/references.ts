import { type AppPath, toolPages } from '../../reference/paths/app-pages.ts';
import { type NavigationGroup, navigationColumn, page, pages } from './navigation-group.ts';

export const REFERENCES: NavigationGroup = {
  id: 'references',
  label: 'References',
  overview: page('/reference-hub', 'All references'),
  columns: [
    navigationColumn(
      'Tools',
      'Measure, calculate, choose',
      '/tools' satisfies AppPath,
      pages(toolPages().map(({ path }) => path)),
    ),
    navigationColumn(
      'Size charts',
      'From a measured ring to its number',
      '/reference-hub',
      pages([
        '/as568-sizing-chart',
        '/jis-sizing-chart',
        '/metric-o-ring-table',
        '/parker-series-5-xxx-o-ring-sizes',
        '/bs-4518-iso-6149-sizing-chart',
        '/measuring-o-rings',
      ]),
    ),
    navigationColumn(
      'Groove design',
      'Depth, width and radius by cross-section',
      '/reference-hub',
      pages([
        '/general-groove-design',
        '/face-seal-design',
        '/dove-tail-design',
        '/static-rod-piston-design',
        '/dynamic-rod-piston-design',
        '/dynamic-rotary-design',
        '/jis-b-2401-2-groove-chart',
        '/iso-3601-2-groove-chart',
        '/as5857-as4716-groove-chart',
        '/surface-finish',
      ]),
    ),
    navigationColumn(
      'Materials and quality',
      'What lasts in which fluid, and how long',
      '/reference-hub',
      pages([
        '/chemical-compatibility-table-o-rings-gaskets-plastics',
        '/material-comparison-guide',
        '/permeability',
        '/durometer-and-hardness',
        '/shelf-life',
        '/rma-tolerances',
        '/o-ring-failure-guide',
        '/glossary',
      ]),
    ),
  ],
  featured: {
    id: 'face-seal-design',
    title: 'Face seal design',
    href: page('/face-seal-design').href,
    imageUrl: '/drawings/face-gland.svg',
    description: 'Groove depth, width and corner radius by cross-section, for liquids and for vacuum or gas.',
  },
};
