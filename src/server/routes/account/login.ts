import { LOGIN_PATH, RETURN_PARAMETER } from '../../../domain/site/account-links.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { page } from '../../render/page.tsx';
import { REVALIDATE, secretPage } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';

/** A form that was sent before its JavaScript loaded. */
const SENT_WITHOUT_SCRIPT = {
  body: 64 * KB,
  parameters: [RETURN_PARAMETER],
  anyOrigin: 'the body is not read: the form is shown again',
} as const;

/** `/login`. Tokens are stored in the visitor's tab; the server renders the form and never knows who is signed in. */
export const login = defineRoutes(LOGIN_PATH)
  .get(
    '/',
    { policy: secretPage(REVALIDATE), parameters: [RETURN_PARAMETER] },
    page(() => import('./login.page.tsx')),
  )
  // The body of a form that was sent before its JavaScript loaded is not read; the form is shown again.
  .post('/', SENT_WITHOUT_SCRIPT, (c) => redirectTo(c, sitePath(LOGIN_PATH, new URL(c.req.url).search), 303));
