import type { ComponentProps, ReactNode } from 'react';

/** A link in a text. */
export const TextLink = (props: ComponentProps<'a'> & { readonly href: string }): ReactNode => (
  <a className="link" {...props} />
);
