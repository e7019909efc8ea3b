import type { ReactNode } from 'react';

/** The pages of the catalog at the desk, in order. */
const TABS = [
  { href: '/desk/catalog', label: 'Upload' },
  { href: '/desk/catalog/tables', label: 'Tables' },
  { href: '/desk/catalog/versions', label: 'Versions' },
] as const;

/** Returns the paths of the tabs whose pages are mounted. */
export const mountedTabs = (isMounted: (path: string) => boolean): readonly string[] =>
  TABS.filter(({ href }) => isMounted(href)).map(({ href }) => href);

/** The tabs of the catalog, on the page Tables and those of its records. */
export const CatalogTabs = ({ tabs }: { readonly tabs: readonly string[] }): ReactNode => (
  <nav className="desk-tabs" aria-label="Catalog">
    {TABS.filter(({ href }) => tabs.includes(href)).map(({ href, label }) => (
      <a key={href} href={href} aria-current={label === 'Tables' ? 'page' : undefined}>
        {label}
      </a>
    ))}
  </nav>
);
