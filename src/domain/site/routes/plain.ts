import { APP_PAGES } from '../../reference/paths/app-pages.ts';
import { routesOf, type SiteRoute } from '../site-route.ts';

/** Pages of the store and of the company. */
export const PLAIN_ROUTES: readonly SiteRoute[] = [
  ...Object.entries(APP_PAGES).map(
    ([path, page]): SiteRoute => ({ parent: '/', ...page, path, family: 'plain', kind: 'app' }),
  ),
  ...routesOf('plain', '/', [
    ['/', 'Home'],
    ['/request-a-quote', 'Request a quote', 'o-ring'],
    ['/contact-us', 'Contact us', 'drawing-board'],
  ]),
  ...routesOf('plain', '/contact-us', [
    ['/faq', 'FAQ', 'measure-id'],
    ['/blog', 'Blog', 'measure-cs'],
    ['/linecard', 'Line card', 'o-ring-kit'],
    ['/privacy-policy', 'Privacy policy'],
    ['/accessibility', 'Accessibility'],
    ['/terms-and-conditions', 'Terms and conditions'],
    ['/iso-9001-certification', 'ISO 9001 certification', 'tolerance-band'],
  ]),
];
