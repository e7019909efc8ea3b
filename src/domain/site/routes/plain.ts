import { QUOTES_PATH } from '../../quotes/quote-links.ts';
import { routesOf, type SiteRoute } from '../site-route.ts';
import { TOOLS_PATH } from '../tools-path.ts';

const app = (path: string, label: string, noindex?: true): SiteRoute => ({
  path,
  label,
  family: 'plain',
  parent: '/',
  kind: 'app',
  ...(noindex && { noindex }),
});

/** An engineer's tool. */
const tool = (path: string, label: string): SiteRoute => ({ ...app(path, label), parent: TOOLS_PATH });

/** Pages of the company and of the store. */
export const PLAIN_ROUTES: readonly SiteRoute[] = [
  app('/shop/orings', 'Shop O-rings'),
  app('/cart', 'Quote cart', true),
  app('/lists', 'Lists'),
  { ...app('/lists/review', 'Review a list', true), parent: '/lists' },
  app('/datasheets', 'Datasheets'),
  app(TOOLS_PATH, 'Tools'),
  tool('/tools/size-finder', 'Size finder'),
  tool('/tools/gland-designer', 'Gland designer'),
  tool('/tools/groove-to-ring', 'Groove to ring'),
  tool('/tools/material-advisor', 'Material advisor'),
  tool('/tools/ring-gauge', 'Ring gauge'),
  app(QUOTES_PATH, 'Your quotes', true),
  app('/compare', 'Compare compounds', true),
  app('/search', 'Search', true),
  app('/preferences', 'Preferences', true),
  app('/login', 'Log in', true),
  app('/account', 'Account', true),
  app('/sign-up', 'Create an account', true),
  app('/forgot-password', 'Forgot your password', true),
  app('/verify-email', 'Confirm your address', true),
  app('/reset-password', 'Choose a new password', true),
  ...routesOf('plain', '/', [
    ['/', 'Home'],
    ['/request-a-quote', 'Request a quote'],
    ['/contact-us', 'Contact us'],
    ['/faq', 'FAQ'],
    ['/blog', 'Blog'],
    ['/linecard', 'Line card'],
    ['/privacy-policy', 'Privacy policy'],
    ['/accessibility', 'Accessibility'],
    ['/terms-and-conditions', 'Terms and conditions'],
    ['/iso-9001-certification', 'ISO 9001 certification'],
  ]),
];
