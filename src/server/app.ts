import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { preferencesFromCookie } from '../domain/preferences.ts';
import { QUOTES_PATH } from '../domain/quotes/quote-links.ts';
import { PREFERENCES_COOKIE } from '../domain/site/cookies.ts';
import type { AppBindings } from './app-bindings.ts';
import { trackConversions } from './content/ab-visit.ts';
import type { Env } from './env.ts';
import { cookieOf } from './http/cookies.ts';
import { requestLog } from './observe/request-log.ts';
import { pageRenderer } from './render/page-renderer.ts';
import { account } from './routes/account/account.tsx';
import { accountApi } from './routes/account/account-api.ts';
import { auth } from './routes/account/auth.ts';
import { forgotPassword } from './routes/account/forgot-password.tsx';
import { login } from './routes/account/login.tsx';
import { password } from './routes/account/password.ts';
import { resetPassword } from './routes/account/reset-password.tsx';
import { signUp } from './routes/account/sign-up.tsx';
import { users } from './routes/account/users.ts';
import { verifyEmail } from './routes/account/verify-email.tsx';
import { api } from './routes/api/api.ts';
import { find, finderApi } from './routes/api/finder.ts';
import { materialsApi } from './routes/api/materials.ts';
import { pricesApi } from './routes/api/prices.ts';
import { adminSync } from './routes/backend/admin-sync.ts';
import { items } from './routes/backend/items.ts';
import { blockData } from './routes/content/block-data.ts';
import { contentPage } from './routes/content/content.ts';
import { contentChanged } from './routes/content/content-changed.ts';
import { forms } from './routes/content/forms.tsx';
import { frameHeaders, frames } from './routes/content/frames.ts';
import { measure } from './routes/content/measure.ts';
import { datasheets } from './routes/datasheets/datasheets.tsx';
import { gallery } from './routes/gallery/gallery.ts';
import { GALLERY_PATH } from './routes/gallery/gallery-path.ts';
import { accountListsApi } from './routes/lists/account-lists-api.ts';
import { lists } from './routes/lists/lists.tsx';
import { listsApi } from './routes/lists/lists-api.ts';
import { sharedList } from './routes/lists/shared-list.tsx';
import { drawings } from './routes/pictures/drawings.ts';
import { images } from './routes/pictures/images.ts';
import { previewPictures } from './routes/pictures/preview-pictures.ts';
import { partFiles } from './routes/product/part-files.ts';
import { partFilesApi } from './routes/product/part-files-api.ts';
import { product } from './routes/product/product.tsx';
import { cart } from './routes/quotes/cart.tsx';
import { ownQuotes } from './routes/quotes/own-quotes.tsx';
import { quote } from './routes/quotes/quote.tsx';
import { quotesApi } from './routes/quotes/quotes.ts';
import { search } from './routes/search/search.tsx';
import { consent } from './routes/site/consent.tsx';
import { cspReports } from './routes/site/csp-report.ts';
import { health } from './routes/site/health.ts';
import { onError, onNotFound } from './routes/site/on-error.tsx';
import { preferences } from './routes/site/preferences.tsx';
import { sitemap } from './routes/site/sitemap.ts';
import { adminStore, adminStoreApi } from './routes/store/admin-store.tsx';
import { compare } from './routes/store/compare.tsx';
import { store } from './routes/store/store.tsx';
import { glandDesigner } from './routes/tools/gland-designer.tsx';
import { glandFiles } from './routes/tools/gland-files.ts';
import { glandsApi } from './routes/tools/glands-api.ts';
import { grooveToRing } from './routes/tools/groove-to-ring.tsx';
import { materialAdvisor } from './routes/tools/material-advisor.tsx';
import { ringGauge } from './routes/tools/ring-gauge.tsx';
import { sizeFinder } from './routes/tools/size-finder.tsx';
import { sizeFinderApi } from './routes/tools/size-finder-api.ts';
import { tools } from './routes/tools/tools.tsx';
import { adminVitals } from './routes/vitals/admin-vitals.tsx';
import { vitals } from './routes/vitals/vitals.ts';
import { editHeaders } from './security/edit-headers.ts';
import { securityHeaders } from './security/headers.ts';
import { limitBodies } from './security/limit-bodies.ts';
import type { Services } from './services.ts';
import { answersFrom, type MakePage, pageMaker } from './shared/answers-of.ts';
import { sharedAnswers } from './shared/shared-answers.ts';

type ServicesOf = (env: Env) => Services;

// Without the router, the first request of an isolate fills one that then turns down the patterns of some routes.
const newApp = (): Hono<AppBindings> => new Hono<AppBindings>({ router: new TrieRouter() });

/** The routes: middleware in order, then one line per family of routes, errors last. */
const addRoutes = (app: Hono<AppBindings>, servicesOf: ServicesOf): Hono<AppBindings> => {
  // Pictures need nothing of what follows.
  app.route('/_next/image', images);
  app.route('/drawings', drawings);

  app.use('/frames/*', frameHeaders);
  app.use(editHeaders);
  app.use(limitBodies);
  app.use(async (c, next) => {
    c.set('services', servicesOf(c.env));
    c.set('preferences', preferencesFromCookie(cookieOf(c, PREFERENCES_COOKIE)));
    await next();
  });

  app.route('/', health);
  app.route('/', sitemap);
  app.route('/og', previewPictures);
  app.route('/tools/gland-designer', glandFiles);
  app.route('/api/finder', finderApi);
  app.use('/api/forms/*', trackConversions);
  app.use('/api/quotes', trackConversions);
  // A form sent without script is answered with its page.
  app.use('/api/forms/*', pageRenderer);
  app.route('/api/forms', forms);
  app.route('/api/quotes', quotesApi);
  app.route('/api/account', accountApi);
  app.route('/api/admin-store', adminStoreApi);
  app.route('/api/block-data', blockData);
  app.route('/api/csp-report', cspReports());
  app.route('/api/measure', measure);
  app.route('/api/vitals', vitals);
  app.route('/', materialsApi);
  app.route('/', glandsApi);
  app.route('/', api);
  app.route('/', sizeFinderApi);
  app.route('/', partFilesApi);
  app.route('/', listsApi);
  app.route('/', accountListsApi);
  app.route('/', pricesApi);
  app.route('/auth/password', password);
  app.route('/auth', auth);
  app.route('/users', users);
  app.route('/items', items);

  app.route('/admin/sync', adminSync);
  app.route('/admin/content-changed', contentChanged);
  app.route('/frames', frames);

  app.use(pageRenderer);
  app.route('/shop/orings', store);
  app.route('/admin-store', adminStore);
  app.route('/admin/vitals', adminVitals);
  app.route('/datasheets', datasheets);
  app.route('/compare', compare);
  app.route('/product', partFiles);
  app.route('/product', product);
  app.route('/search', search);
  app.route('/tools', tools);
  app.route('/tools/size-finder', sizeFinder);
  app.route('/tools/ring-gauge', ringGauge);
  app.route('/', lists);
  app.route('/l', sharedList);
  app.route('/cart', cart);
  app.route(QUOTES_PATH, ownQuotes);
  app.route(QUOTES_PATH, quote);
  app.route('/login', login);
  app.route('/account', account);
  app.route('/sign-up', signUp);
  app.route('/verify-email', verifyEmail);
  app.route('/forgot-password', forgotPassword);
  app.route('/reset-password', resetPassword);
  app.route('/preferences', preferences);
  app.route('/consent', consent);
  app.route('/find', find);
  app.route('/tools/material-advisor', materialAdvisor);
  app.route('/tools/gland-designer', glandDesigner);
  app.route('/tools/groove-to-ring', grooveToRing);
  app.get(GALLERY_PATH, gallery);
  app.get('*', contentPage);

  app.notFound(onNotFound);
  app.onError(onError);

  return app;
};

/** Makes what everybody is answered with: the routes alone, for requests that say nothing of who asks. */
export const createPages = (servicesOf: ServicesOf): MakePage =>
  pageMaker(
    (env) => servicesOf(env).settings,
    () => {
      const pages = newApp();
      pages.use((c, next) => {
        c.set('isShared', true);
        return next();
      });
      pages.use(securityHeaders);
      return addRoutes(pages, servicesOf);
    },
  );

/**
 * The Worker's application: every request is logged; what is the same for everybody comes from the shared answers, all else
 * from the routes. `servicesOf` gives what they read from; tests hand in their own.
 */
export const createApp = (servicesOf: ServicesOf, make: MakePage = createPages(servicesOf)): Hono<AppBindings> => {
  const app = newApp();
  app.use(requestLog());
  app.use(securityHeaders);
  app.use(sharedAnswers(servicesOf, answersFrom(make)));
  return addRoutes(app, servicesOf);
};
