import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { KeepOfflineControls } from '../../../client/ui/offline/keep-offline.tsx';
import { ACCOUNT_PATH } from '../../../domain/site/account-links.ts';
import type { AuthSource } from '../../accounts/auth-source.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';
import './account-page.css';

export const head: PageHead = {
  title: 'Your quote requests',
  description: 'Quote requests you sent while signed in, with number, date and status.',
  canonical: ACCOUNT_PATH,
  preload: ['account'],
  noindex: true,
};

export const load = ({ auth }: PageRequest & { readonly auth: Pick<AuthSource, 'logoutEverywhere'> }) => ({
  endsEverywhere: auth.logoutEverywhere !== undefined,
});

/** `/account`: the server renders title and frame; the visitor's data is loaded with the access token of the tab. */
export default function AccountPage({ endsEverywhere }: { readonly endsEverywhere: boolean }): ReactNode {
  return (
    <div className="page page-drawn-late account-page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Account' }]} />
      <h1 className="heading-2">Your quote requests</h1>
      <div className="only-script">
        <Island name="account" props={{ endsEverywhere }} />
      </div>
      <KeepOfflineControls />
      <noscript>
        <Notice tone="info">
          This list needs JavaScript, which is off: the session exists in this browser tab alone. Each quote request
          also has its own link, which works without it.
        </Notice>
      </noscript>
    </div>
  );
}
