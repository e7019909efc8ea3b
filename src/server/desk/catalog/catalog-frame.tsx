import type { ReactNode } from 'react';
import type { CatalogVersion } from '../../catalog-import/catalog-versions.ts';
import { deskTime } from '../desk-time.ts';
import './catalog.css';

const TABS = [
  { tab: 'upload', label: 'Upload', href: '/desk/catalog' },
  { tab: 'tables', label: 'Tables', href: '/desk/catalog/tables' },
  { tab: 'versions', label: 'Versions', href: '/desk/catalog/versions' },
] as const;

export interface CatalogFrameProps {
  readonly tab: (typeof TABS)[number]['tab'];
  /** `null` before the first import. */
  readonly live: CatalogVersion | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const liveText = ({ id, publishedAt, who }: CatalogVersion, now: number): string =>
  `Live: version ${id}, ${deskTime(publishedAt, now)}, ${who}`;

/** Title, tabs and the version that visitors see, for all pages below `/desk/catalog`. */
export const CatalogFrame = ({ tab, live, now, actions, children }: CatalogFrameProps): ReactNode => (
  <div className="catalog">
    <div className="desk-head">
      <h1 className="desk-title">Catalog</h1>
      {actions === undefined ? null : <div className="desk-actions">{actions}</div>}
    </div>
    <div className="catalog-bar">
      <nav className="desk-tabs" aria-label="Catalog">
        {TABS.map((each) => (
          <a key={each.tab} href={each.href} aria-current={each.tab === tab ? 'page' : undefined}>
            {each.label}
          </a>
        ))}
      </nav>
      <p className="catalog-live">
        {live === null ? 'Live: the catalog before the first import' : liveText(live, now)}
      </p>
    </div>
    {children}
  </div>
);
