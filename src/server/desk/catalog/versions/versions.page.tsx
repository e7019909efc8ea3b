import type { ReactNode } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import type { CatalogVersion } from '../../../catalog-import/catalog-versions.ts';
import { deskTime } from '../../desk-time.ts';
import { TableScroll } from '../../table-scroll.tsx';
import { CatalogFrame } from '../catalog-frame.tsx';

/** A version with what can be done with it. */
export interface ListedVersion extends CatalogVersion {
  readonly mayRollBack: boolean;
  /** ID of the upload with its differences, while it is stored. */
  readonly upload: string | null;
}

export interface VersionsPageProps {
  readonly versions: readonly ListedVersion[];
  /** Whether the catalog before the first import can be restored. */
  readonly mayRollBackToFirst: boolean;
  readonly now: number;
}

export const title = 'Versions of the catalog';
export const place = 'catalog';

const countsText = ({ added, changed, removed }: CatalogVersion): string =>
  [
    changed > 0 ? `${formatCount(changed)} changed` : '',
    added > 0 ? `${formatCount(added)} added` : '',
    removed > 0 ? `${formatCount(removed)} removed` : '',
  ]
    .filter(Boolean)
    .join(', ');

const rollBackLink = (id: number): ReactNode => (
  <a className="button button-small" href={`/desk/catalog/versions/${id}/roll-back`}>
    Roll back
    <span className="visually-hidden"> to version {id}</span>
  </a>
);

/** `/desk/catalog/versions`: what was published, and the way back. */
export default function VersionsPage({ versions, mayRollBackToFirst, now }: VersionsPageProps): ReactNode {
  const live = versions[0] ?? null;
  return (
    <CatalogFrame tab="versions" live={live} now={now}>
      <section aria-labelledby="versions">
        <h2 className="desk-heading" id="versions">
          Versions
        </h2>
        <TableScroll label="Table of versions">
          <table className="desk-table catalog-table catalog-versions" aria-labelledby="versions">
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Published</th>
                <th scope="col">By</th>
                <th scope="col">What</th>
                <th scope="col">Live</th>
                <th scope="col">Diff</th>
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <tr key={version.id} data-live={version === live ? '' : undefined}>
                  <th scope="row">
                    <b>{version.id}</b>
                  </th>
                  <td>{deskTime(version.publishedAt, now)}</td>
                  <td>{version.who}</td>
                  <td>
                    {version.title}
                    <small>{[countsText(version), version.note].filter(Boolean).join('; ')}</small>
                  </td>
                  <td>
                    {version === live ? <span className="catalog-live-mark">Live</span> : null}
                    {version.mayRollBack ? rollBackLink(version.id) : null}
                  </td>
                  <td>
                    {version.upload === null ? null : (
                      <a href={`/desk/catalog/uploads/${version.upload}/diff.csv`}>CSV</a>
                    )}
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="row">0</th>
                <td />
                <td />
                <td>The catalog before the first import</td>
                <td>
                  {live === null ? <span className="catalog-live-mark">Live</span> : null}
                  {mayRollBackToFirst ? rollBackLink(0) : null}
                </td>
                <td />
              </tr>
            </tbody>
          </table>
        </TableScroll>
        <p className="catalog-note">
          A roll back is a new version with the content of an old one, so history only grows. The last ten imports can
          be undone, and so can a roll back.
        </p>
      </section>
    </CatalogFrame>
  );
}
