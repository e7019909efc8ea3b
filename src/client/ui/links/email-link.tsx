import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

/** A link that writes to an email address. */
export const EmailLink = ({ email, subject }: { readonly email: string; readonly subject?: string }): ReactNode => (
  <TextLink href={`mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`}>
    {email}
  </TextLink>
);
