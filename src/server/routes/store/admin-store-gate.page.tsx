import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { ADMIN_STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { loginHref } from '../../../domain/site/account-links.ts';
import type { PageHead } from '../../render/page-head.ts';

import '../../../client/ui/listing/store-layout.css';
import './admin-store.page.css';

export const head: PageHead = {
  title: 'Compounds',
  description: 'A page for staff.',
  sheets: ['store'],
  preload: ['staff-store'],
  noindex: true,
  bare: true,
};

/** `/admin-store` without access: a link to log in and nothing of the listing. */
export default function AdminStoreGate({ search }: { readonly search: string }): ReactNode {
  return (
    <>
      <Island name="staff-store" props={{ search, signIn: loginHref(ADMIN_STORE_PATH + search) }} />
      <noscript>
        <Notice tone="info">
          Logging in needs JavaScript, because the session is stored in this browser tab only.
        </Notice>
      </noscript>
    </>
  );
}
