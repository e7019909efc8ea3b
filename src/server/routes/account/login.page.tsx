import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import './account-page.css';

/** `/login`: the form, or the account of whoever is signed in in this tab. */
export const LoginPage = ({ back }: { readonly back: string }): ReactNode => (
  <div className="page account-page">
    <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Log in' }]} />
    <Island name="sign-in" props={{ back }} />
    <noscript>
      <p className="notice notice-info">
        <span>
          Logging in needs JavaScript, which is off: the session is kept in this browser tab alone. Everything else on
          this site works without an account.
        </span>
      </p>
    </noscript>
  </div>
);
