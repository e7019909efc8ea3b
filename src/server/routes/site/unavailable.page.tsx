import type { ReactNode } from 'react';
import { EmailLink } from '../../../client/ui/links/email-link.tsx';
import type { PageHead } from '../../render/page-head.ts';
import type { Settings } from '../../settings.ts';

interface UnavailablePageProps {
  readonly settings: Settings;
  readonly message: string;
  /** ID of the request, which is in its log lines. */
  readonly reference: string | undefined;
}

export const head = ({ message }: UnavailablePageProps): PageHead => ({
  title: 'Not available right now',
  description: message,
  noindex: true,
});

/** The page for a failure of the Worker: what happened, and what still works. */
export default function UnavailablePage({ settings, message, reference }: UnavailablePageProps): ReactNode {
  return (
    <div className="page page-message">
      <h1 className="heading-2">This page is not available right now</h1>
      <p className="text-lead">{message}</p>
      <p>
        You can reach us at <EmailLink email={settings.salesEmail} /> or {settings.phone}. Your quote cart is saved in
        this browser.
      </p>
      {reference === undefined ? null : (
        <p className="text-muted">
          Reference <span className="text-mono">{reference}</span>
        </p>
      )}
      <p>
        <a className="button button-primary" href="/shop/orings">
          Shop O-rings
        </a>
      </p>
    </div>
  );
}
