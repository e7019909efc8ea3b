import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import { CatalogTabs } from '../catalog-tabs.tsx';
import './tables.css';

interface DirectusProps {
  /** URL of the connected backend. */
  readonly url: string;
}

export const title = 'Tables';
export const place = 'catalog';

const COLLECTIONS = [
  ['products', 'Parts, stock'],
  ['price_lists_v2', 'Prices'],
  ['vendor_stock', 'Stock of vendors'],
  ['compounds', 'Compounds'],
  ['modifiers', 'Materials, colors, certificates'],
] as const;

/** Replaces the pages of single edits where a connected backend has the catalog. */
export default function DirectusPage({ url }: DirectusProps): ReactNode {
  return (
    <div className="tables-record">
      <h1 className="desk-title">Tables</h1>
      <CatalogTabs tab="tables" />
      <Notice tone="info" icon={Info}>
        The catalog of this site is in Directus. Change it there; the shop reads changes of prices and stock every five
        minutes, and all others every night.
      </Notice>
      <ul className="tables-links">
        {COLLECTIONS.map(([collection, label]) => (
          <li key={collection}>
            <a className="link" href={`${url}/admin/content/${collection}`} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
