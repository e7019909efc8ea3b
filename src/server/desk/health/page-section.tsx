import type { ReactNode } from 'react';
import { deskTime } from '../desk-time.ts';
import type { Health } from './load-health.ts';

interface PageSectionProps {
  readonly health: Health;
  /** Whether the person may start a check. */
  readonly mayOperate: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const KINDS = { link: 'Link', image: 'Image', page: 'Page cannot be read' } as const;

/** Links and images of content pages that lead nowhere. */
export const PageSection = ({ health: { problems, pageCheck }, mayOperate, now }: PageSectionProps): ReactNode => (
  <section aria-labelledby="pages">
    <h2 className="desk-heading" id="pages">
      Content pages
      <small>
        {pageCheck === null ? 'Checked every night' : `${pageCheck.outcome}, checked ${deskTime(pageCheck.ranAt, now)}`}
      </small>
    </h2>
    {problems.length === 0 ? (
      <p className="health-lead">
        {pageCheck === null
          ? 'Links and images of content pages were not checked yet.'
          : 'Every link and image of this site leads to a page or a file.'}
      </p>
    ) : (
      <table className="desk-table health-table" aria-labelledby="pages">
        <thead>
          <tr>
            {['Page', 'What', 'Leads nowhere'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.map(({ page, target, kind }) => (
            <tr key={`${page} ${target}`}>
              <th scope="row">
                <a className="home-link" href={page}>
                  {page}
                </a>
              </th>
              <td data-label="What">{KINDS[kind]}</td>
              <td data-label="Leads nowhere" className="text-mono">
                {target}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {mayOperate ? (
      <form className="health-actions health-start" method="post" action="/desk/health/check-pages">
        <button className="button button-small" type="submit">
          Check all pages now
        </button>
      </form>
    ) : null}
  </section>
);
