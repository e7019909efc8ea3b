import { ACCOUNT_PATH } from '../../../domain/site/account-links.ts';
import { defineRoutes } from '../../http/routes.ts';
import { REVALIDATE, secretPage } from '../../response-cache/cache-policy.ts';

/** `/account`: the frame; the browser fills it from `/api/account`. */
export const account = defineRoutes(ACCOUNT_PATH).get('/', { policy: secretPage(REVALIDATE) }, async (c) => {
  const { AccountPage } = await import('./account.page.tsx');
  return c.render(<AccountPage endsEverywhere={c.var.services.auth.logoutEverywhere !== undefined} />, {
    head: {
      title: 'Your quote requests',
      description: 'Quote requests you sent while signed in, with number, date and status.',
      canonical: ACCOUNT_PATH,
      preload: ['account'],
      noindex: true,
    },
  });
});
