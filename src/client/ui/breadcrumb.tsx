import type { ReactNode } from 'react';
import './breadcrumb.css';

/** The page's position in the hierarchy: links to its parent pages, then the page itself. */
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
