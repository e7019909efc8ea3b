import { Hono } from 'hono';
import { afterSignIn, LOGIN_PATH, RETURN_PARAMETER } from '../../../domain/site/account-links.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { ownAddress, redirectTo } from '../../http/redirect.ts';

/** `/login`: tokens live in the visitor's tab; the server sends the form and never sees who is signed in. */
export const login = new Hono<AppBindings>()
  .get('/', async (c) => {
    const { LoginPage } = await import('./login.page.tsx');
    return c.render(<LoginPage back={afterSignIn(c.req.query(RETURN_PARAMETER))} />, {
      head: {
        title: 'Log in',
        description: 'Log in to see the quote requests you sent.',
        canonical: LOGIN_PATH,
        preload: ['sign-in'],
        noindex: true,
      },
    });
  })
  // A form sent before its script was there: its body is not read, the form is shown again.
  .post('/', (c) => redirectTo(c, ownAddress(LOGIN_PATH, new URL(c.req.url).search), 303));
