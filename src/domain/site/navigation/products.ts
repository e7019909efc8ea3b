import { type NavigationGroup, navigationColumn, page, pages } from './navigation-group.ts';

export const PRODUCTS: NavigationGroup = {
  id: 'products',
  label: 'Products',
  overview: page('/products-hub', 'Products and materials'),
  columns: [
    navigationColumn(
      'O-rings',
      'Round and square sections, in stock sizes',
      '/all-products',
      pages([
        '/o-rings',
        '/encapsulated-o-rings',
        '/backup-rings',
        '/x-rings',
        '/square-rings',
        '/o-ring-cord',
        '/giant-o-rings',
        '/o-ring-kits',
        '/micro-o-rings',
        '/conductive-emi-o-rings',
        '/metal-and-x-ray-detectable-o-rings',
      ]),
    ),
    navigationColumn(
      'Hydraulic and pneumatic',
      'Seals for rods and pistons that move',
      '/all-products',
      pages([
        '/hydraulic-and-pneumatic-seals',
        '/u-cups',
        '/cap-seals',
        '/t-seals',
        '/v-rings',
        '/spring-energized-seals',
        '/metal-seals',
      ]),
    ),
    navigationColumn(
      'Gaskets and sheet',
      'Flat seals for flanges, bolts and panels',
      '/all-products',
      pages([
        '/gaskets',
        '/spiral-wound-gaskets',
        '/sanitary-gaskets',
        '/washer-gaskets',
        '/isolation-kits',
        '/fastener-seals',
        '/slabs',
        '/foam',
      ]),
    ),
    navigationColumn(
      'Molded and extruded',
      'Shapes made to your drawing',
      '/all-products',
      pages(['/custom-parts', '/bonded-parts', '/diaphragms', '/grommets', '/rubber-balls', '/extrusions', '/tubing']),
    ),
  ],
  featured: {
    id: 'x-ring-or-o-ring',
    title: 'X-ring or O-ring?',
    href: page('/blog/x-ring-or-o-ring').href,
    imageUrl: '/drawings/x-ring.svg',
    description:
      'Four lobes seal with less squeeze and resist rolling in a moving gland. See when it is worth the extra cost.',
  },
};
