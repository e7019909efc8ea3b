import type { ReactNode } from 'react';
import { APP_PAGES, type AppPath } from '../../../domain/reference/paths/app-pages.ts';
import { KEPT_REFERENCES, KEPT_TOOLS, type KeptPage } from '../../../domain/site/offline/kept-pages.ts';
import { VISITED_PLACEHOLDER } from '../../../domain/site/offline/names.ts';
import { barTemplates } from '../../../domain/site/offline/served-copy.ts';
import { GhostRing } from '../../../drawings/rings/ghost-ring.tsx';
import type { PageHead } from '../../render/page-head.ts';
import './offline.page.css';

export const head: PageHead = {
  title: 'You are offline',
  description: 'The charts and tools that work without a connection, for visitors who keep them on their device.',
  canonical: '/offline' satisfies AppPath,
  noindex: true,
};

/** Pages that work with the catalog on the device. `client/shell/offline-bar.ts` shows them if it is there. */
const CATALOG: readonly KeptPage[] = (['/shop/orings', '/compare', '/lists', '/cart'] as const).map((path) => ({
  path,
  label: APP_PAGES[path].label,
}));

const Links = ({ title, pages }: { readonly title: string; readonly pages: readonly KeptPage[] }): ReactNode => (
  <section>
    <h2 className="heading-4">{title}</h2>
    <ul>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <a className="link" href={path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/**
 * `/offline`: the service worker shows it without a network instead of a page that is not on the device, and adds the
 * visited pages. The bars that it inserts into other pages are in a template.
 */
export default function OfflinePage(): ReactNode {
  return (
    <>
      <template dangerouslySetInnerHTML={{ __html: barTemplates() }} />
      <div className="page offline-page-start" role="status">
        <p className="heading-2">Opening the catalog on this device</p>
        <p className="text-lead">There is no network. The page is shown in a moment.</p>
      </div>
      <div className="page offline-page">
        <div className="offline-page-top">
          <div>
            <h1 className="heading-2">You are offline</h1>
            <p className="text-lead">
              This page is not on this device. The pages below still work. A call needs no internet: the phone number is
              in the header or the footer.
            </p>
            <p className="actions">
              {/* biome-ignore lint/a11y/useValidAnchor: an empty URL is that of the page which the service worker replaced */}
              <a className="button button-strong" href="">
                Try again
              </a>
            </p>
          </div>
          <div className="drawing-sheet only-desktop">
            <GhostRing label="no connection" />
          </div>
        </div>
        <div className="offline-page-links">
          <Links title="Tools" pages={KEPT_TOOLS} />
          <Links title="Charts and design guides" pages={KEPT_REFERENCES} />
          <div data-catalog-links="" hidden>
            <Links title="The catalog" pages={CATALOG} />
          </div>
          <section className="offline-page-visited">
            <h2 className="heading-4">Pages you opened before</h2>
            <ul dangerouslySetInnerHTML={{ __html: VISITED_PLACEHOLDER }} />
          </section>
        </div>
      </div>
    </>
  );
}
