import type { ReactNode } from 'react';

/** A label and value of a description list. */
export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
