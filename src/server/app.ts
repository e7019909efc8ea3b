import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { PREFERENCES_KEY, preferencesFromCookie } from '../domain/preferences.ts';
import { RESET_PATH, VERIFY_PATH } from '../domain/site/account-pages.ts';
import type { AppBindings } from './app-bindings.ts';
import { trackConversions } from './content/ab-visit.ts';
import { GALLERY_PATH } from './dev-gallery/gallery-elements.ts';
import type { Env } from './env.ts';
import { requestLog } from './observe/request-log.ts';
import { onError, onNotFound } from './on-error.tsx';
import { pageRenderer } from './render/page-renderer.tsx';
import { account } from './routes/account.tsx';
import { accountApi } from './routes/account-api.ts';
import { noReferrer } from './routes/account-page.tsx';
import { adminStore, adminStoreApi } from './routes/admin-store.tsx';
import { adminSync } from './routes/admin-sync.ts';
import { api } from './routes/api.ts';
import { auth } from './routes/auth.ts';
import { blockData } from './routes/block-data.ts';
import { cart } from './routes/cart.tsx';
import { compare } from './routes/compare.tsx';
import { consent } from './routes/consent.tsx';
import { contentPage } from './routes/content.tsx';
import { cspReports } from './routes/csp-report.ts';
import { datasheets } from './routes/datasheets.tsx';
import { devBlocks } from './routes/dev-blocks.tsx';
import { drawings } from './routes/drawings.ts';
import { find, finderApi } from './routes/finder.ts';
import { forgotPassword } from './routes/forgot-password.tsx';
import { forms } from './routes/forms.tsx';
import { frameHeaders, frames } from './routes/frames.ts';
import { health } from './routes/health.ts';
import { images } from './routes/images.ts';
import { items } from './routes/items.ts';
import { login } from './routes/login.tsx';
import { password } from './routes/password.ts';
import { preferences } from './routes/preferences.ts';
import { previewPictures } from './routes/preview-pictures.ts';
import { product } from './routes/product.tsx';
import { quote } from './routes/quote.tsx';
import { quotesApi } from './routes/quotes.ts';
import { resetPassword } from './routes/reset-password.tsx';
import { search } from './routes/search.tsx';
import { signUp } from './routes/sign-up.tsx';
import { sitemap } from './routes/sitemap.ts';
import { store } from './routes/store.tsx';
import { users } from './routes/users.ts';
import { verifyEmail } from './routes/verify-email.tsx';
import { editHeaders } from './security/edit-headers.ts';
import { securityHeaders } from './security/headers.ts';
import { limitBodies } from './security/limit-bodies.ts';
import type { Services } from './services.ts';

/**
 * The Worker's application: middleware in order, then one line per family of routes, errors last.
 * `servicesOf` gives what the routes read from; tests hand in their own.
 */
export const createApp = (servicesOf: (env: Env) => Services): Hono<AppBindings> => {
  const app = new Hono<AppBindings>();

  app.use(requestLog());
  app.use(securityHeaders);

  // Pictures need nothing of what follows.
  app.route('/_next/image', images);
  app.route('/drawings', drawings);

  app.use('/frames/*', frameHeaders);
  app.use(editHeaders);
  app.use(limitBodies);
  app.use(VERIFY_PATH, noReferrer);
  app.use(RESET_PATH, noReferrer);
  app.use(async (c, next) => {
    c.set('services', servicesOf(c.env));
    c.set('preferences', preferencesFromCookie(getCookie(c, PREFERENCES_KEY)));
    await next();
  });

  app.route('/', health);
  app.route('/', sitemap);
  app.route('/og', previewPictures);
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
  app.route('/api', api);
  app.route('/auth/password', password);
  app.route('/auth', auth);
  app.route('/users', users);
  app.route('/items', items);

  app.route('/admin/sync', adminSync);
  app.route('/frames', frames);

  app.use(pageRenderer);
  app.route('/shop/orings', store);
  app.route('/admin-store', adminStore);
  app.route('/datasheets', datasheets);
  app.route('/compare', compare);
  app.route('/product', product);
  app.route('/search', search);
  app.route('/cart', cart);
  app.route('/quotes', quote);
  app.route('/login', login);
  app.route('/account', account);
  app.route('/sign-up', signUp);
  app.route('/verify-email', verifyEmail);
  app.route('/forgot-password', forgotPassword);
  app.route('/reset-password', resetPassword);
  app.route('/preferences', preferences);
  app.route('/consent', consent);
  app.route('/find', find);
  app.get(GALLERY_PATH, devBlocks);
  app.get('*', contentPage);

  app.notFound(onNotFound);
  app.onError(onError);

  return app;
};
