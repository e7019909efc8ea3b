import type { ReactNode } from 'react';

/** The pages of the catalog at the desk, in order. */
const TABS = [
  { tab: 'upload', label: 'Upload', href: '/desk/catalog' },
  { tab: 'tables', label: 'Tables', href: '/desk/catalog/tables' },
  { tab: 'downloads', label: 'Downloads', href: '/desk/catalog/downloads' },
  { tab: 'versions', label: 'Versions', href: '/desk/catalog/versions' },
] as const;

export type CatalogTab = (typeof TABS)[number]['tab'];

/** The tabs of the catalog. */
export const CatalogTabs = ({ tab }: { readonly tab: CatalogTab }): ReactNode => (
  <nav className="desk-tabs" aria-label="Catalog">
    {TABS.map((each) => (
      <a key={each.tab} href={each.href} aria-current={each.tab === tab ? 'page' : undefined}>
        {each.label}
      </a>
    ))}
  </nav>
);
