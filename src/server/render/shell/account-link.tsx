import { User } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Link to the account. Only the browser knows whether the visitor is signed in (an access token in session state), so
 * JavaScript sets the URL and shows the link.
 */
export const AccountLink = (): ReactNode => (
  // biome-ignore lint/a11y/useValidAnchor: the URL is set when the link is shown
  <a className="icon-button" data-account="/login" hidden>
    <User className="icon icon-large" />
    <span className="visually-hidden">Account</span>
  </a>
);
