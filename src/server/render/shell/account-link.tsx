import { User } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Leads to the account. Only the browser knows whether somebody is signed in (an access token in session
 * state): script gives the link its address and shows it.
 */
export const AccountLink = (): ReactNode => (
  // biome-ignore lint/a11y/useValidAnchor: the address is set with the link's showing
  <a className="icon-button" data-account="/login" hidden>
    <User className="icon icon-large" />
    <span className="visually-hidden">Account</span>
  </a>
);
