import type { ReactNode } from 'react';
import type { Settings } from '../../settings.ts';

/** What a visitor sees when the Worker itself failed: what happened and what still works. */
export function UnavailablePage({ settings, message }: { settings: Settings; message: string }): ReactNode {
  return (
    <div className="page sec-pad">
      <h1 className="h2">This page is not available right now</h1>
      <p className="lead">{message}</p>
      <p>
        You can reach us at{' '}
        <a className="lk" href={`mailto:${settings.salesEmail}`}>
          {settings.salesEmail}
        </a>{' '}
        or {settings.phone}. Your quote cart is kept in this browser.
      </p>
      <p>
        <a className="btn pri" href="/shop/orings">
          Shop O-rings
        </a>
      </p>
    </div>
  );
}
