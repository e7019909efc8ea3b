import { routesOf, type SiteRoute } from '../site-route.ts';

/** Overview pages of page families. */
export const HUB_ROUTES: readonly SiteRoute[] = [
  ...routesOf('hub', '/', [
    ['/products-hub', 'Products'],
    ['/industries-hub', 'Industries'],
    ['/all-services', 'Services'],
    ['/reference-hub', 'References'],
  ]),
  ...routesOf('hub', '/products-hub', [
    ['/all-products', 'All products'],
    ['/elastomers-hub', 'Elastomers'],
    ['/plastics-hub', 'Plastics'],
    ['/metals-hub', 'Metals'],
  ]),
  ...routesOf('hub', '/industries-hub', [
    ['/industries', 'All industries'],
    ['/compliance-hub', 'Compliance'],
  ]),
  ...routesOf('hub', '/all-services', [
    ['/manufacturing-hub-elastomers-plastics-metals', 'Manufacturing'],
    ['/coatings-and-lubrication-hub', 'Coatings and lubrication'],
  ]),
];
