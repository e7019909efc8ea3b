import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import './account-page.css';
import { afterSignIn, LOGIN_PATH, RETURN_PARAMETER } from '../../../domain/site/account-links.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';

export const head: PageHead = {
  title: 'Log in',
  description: 'Log in to see the quote requests you sent.',
  canonical: LOGIN_PATH,
  preload: ['sign-in'],
  noindex: true,
};

export const load = ({ query }: PageRequest) => ({ back: afterSignIn(query[RETURN_PARAMETER]) });

/** `/login`: the form, or a link to the account if the visitor is signed in in this tab. */
export default function LoginPage({ back }: { readonly back: string }): ReactNode {
  return (
    <div className="page account-page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Log in' }]} />
      <Island name="sign-in" props={{ back }} />
      <noscript>
        <Notice tone="info">
          Logging in needs JavaScript, because the session is stored in this browser tab only. Everything else on this
          site works without an account.
        </Notice>
      </noscript>
    </div>
  );
}
