import type { ReactNode } from 'react';
import { deskTime } from '../desk-time.ts';
import type { Health } from './load-health.ts';

interface SyncSectionProps {
  readonly health: Health;
  /** Whether the person may start a synchronization. */
  readonly mayOperate: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const KINDS = { full: 'Whole catalog', refresh: 'Prices and stock' } as const;
const STATES = {
  running: 'Running',
  published: 'Published',
  unchanged: 'Nothing changed',
  refused: 'Refused',
  failed: 'Failed',
} as const;

/** The catalog in use and its synchronizations. */
export const SyncSection = ({ health: { catalog, runs, refresh }, mayOperate, now }: SyncSectionProps): ReactNode => (
  <section aria-labelledby="synchronization">
    <h2 className="desk-heading" id="synchronization">
      <span id="catalog">Catalog and synchronization</span>
      <small>
        {refresh === null ? 'No trigger has run yet' : `Last check for changes ${deskTime(refresh.ranAt, now)}`}
      </small>
    </h2>
    <p className="health-lead">
      {catalog === null
        ? 'No catalog can be read. Start a synchronization of the whole catalog.'
        : `${catalog.compounds.toLocaleString('en-US')} compounds and ${catalog.parts.toLocaleString('en-US')} parts, version `}
      {catalog === null ? null : <code>{catalog.version}</code>}
      {catalog === null || catalog.publishedAt === null ? '' : `, published ${deskTime(catalog.publishedAt, now)}`}
    </p>
    {mayOperate ? (
      <form className="health-actions health-start" method="post" action="/desk/health/synchronize">
        <button className="button button-small button-strong" type="submit" name="kind" value="refresh">
          Synchronize prices and stock now
        </button>
        <button className="button button-small" type="submit" name="kind" value="full">
          Synchronize the whole catalog
        </button>
      </form>
    ) : null}
    {runs.length === 0 ? null : (
      <table className="desk-table health-table" aria-label="Latest synchronizations">
        <thead>
          <tr>
            {['Started', 'What', 'Result', 'Parts', 'Message'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <th scope="row" className="health-when">
                {deskTime(run.startedAt, now)}
              </th>
              <td data-label="What">{KINDS[run.kind]}</td>
              <td
                data-label="Result"
                className={run.state === 'failed' || run.state === 'refused' ? 'health-bad' : undefined}
              >
                {STATES[run.state]}
              </td>
              <td data-label="Parts">{run.parts === null ? '–' : run.parts.toLocaleString('en-US')}</td>
              <td data-label="Message">{run.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
