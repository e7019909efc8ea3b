import type { ReactNode } from 'react';

/** The head of a column of numbers. */
export const NumberHead = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <th scope="col" className="text-number">
    {children}
  </th>
);
