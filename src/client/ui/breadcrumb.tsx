import type { ReactNode } from 'react';
import './breadcrumb.css';

/** Where the page stands: links to the pages above it, the page itself last. */
export const Breadcrumb = ({
  items,
}: {
  items: readonly { readonly label: string; readonly href?: string }[];
}): ReactNode => (
  <nav className="breadcrumb" aria-label="Breadcrumb">
    <ol>
      {items.map(({ label, href }) => (
        <li key={label}>
          {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
        </li>
      ))}
    </ol>
  </nav>
);
