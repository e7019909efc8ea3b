import type { ReactNode } from 'react';

/** A link that writes to an email address. */
export const EmailLink = ({ email, subject }: { readonly email: string; readonly subject?: string }): ReactNode => (
  <a className="link" href={`mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`}>
    {email}
  </a>
);
