import { column, type NavigationGroup, type NavigationLink, page } from './navigation-group.ts';

const drawn = (lines: readonly (readonly [path: string, drawing: string])[]): readonly NavigationLink[] =>
  lines.map(([path, drawing]) => ({ ...page(path), drawing }));

export const PRODUCTS: NavigationGroup = {
  id: 'products',
  label: 'Products',
  overview: page('/products-hub', 'Products and materials'),
  columns: [
    column(
      'O-rings',
      '/all-products',
      drawn([
        ['/o-rings', 'o-ring'],
        ['/encapsulated-o-rings', 'encapsulated-o-ring'],
        ['/backup-rings', 'backup-ring'],
        ['/x-rings', 'x-ring'],
        ['/square-rings', 'square-ring'],
        ['/o-ring-cord', 'o-ring-cord'],
        ['/giant-o-rings', 'giant-o-ring'],
        ['/o-ring-kits', 'o-ring-kit'],
        ['/micro-o-rings', 'micro-o-ring'],
        ['/conductive-emi-o-rings', 'conductive-o-ring'],
        ['/metal-and-x-ray-detectable-o-rings', 'detectable-o-ring'],
      ]),
    ),
    column(
      'Hydraulic and pneumatic',
      '/all-products',
      drawn([
        ['/hydraulic-and-pneumatic-seals', 'hydraulic-seal'],
        ['/u-cups', 'u-cup'],
        ['/cap-seals', 'cap-seal'],
        ['/t-seals', 't-seal'],
        ['/v-rings', 'v-ring'],
        ['/spring-energized-seals', 'spring-energized-seal'],
        ['/metal-seals', 'metal-c-ring'],
      ]),
    ),
    column(
      'Gaskets and sheet',
      '/all-products',
      drawn([
        ['/gaskets', 'gasket'],
        ['/spiral-wound-gaskets', 'spiral-wound-gasket'],
        ['/sanitary-gaskets', 'sanitary-gasket'],
        ['/washer-gaskets', 'washer-gasket'],
        ['/isolation-kits', 'isolation-kit'],
        ['/fastener-seals', 'fastener-seal'],
        ['/slabs', 'slab'],
        ['/foam', 'foam'],
      ]),
    ),
    column(
      'Molded and extruded',
      '/all-products',
      drawn([
        ['/custom-parts', 'custom-part'],
        ['/bonded-parts', 'bonded-part'],
        ['/diaphragms', 'diaphragm'],
        ['/grommets', 'grommet'],
        ['/rubber-balls', 'rubber-ball'],
        ['/extrusions', 'extrusion'],
        ['/tubing', 'tubing'],
      ]),
    ),
  ],
  featured: {
    id: 'x-ring-or-o-ring',
    title: 'X-ring or O-ring?',
    href: page('/blog/x-ring-or-o-ring').href,
    imageUrl: '/drawings/x-ring.svg',
    description:
      'Four lobes seal with less squeeze and resist rolling in a moving gland. See when the extra cost pays.',
  },
};
