import type { ReactNode } from 'react';
import { auditDetail } from '../../../domain/site/staff/audit-detail.ts';
import { AUDIT_ACTIONS, AUDIT_DAYS } from '../../../domain/site/staff/audit-entry.ts';
import type { AuditPage } from '../../staff/audit-log.ts';
import type { ListedMember } from '../../staff/staff-members.ts';
import { deskTime } from '../desk-time.ts';
import { filterQuery, type TypedFilter } from './audit-filter.ts';
import { TableHead } from './table-head.tsx';

interface AuditLogProps {
  readonly log: AuditPage;
  readonly filter: TypedFilter;
  readonly people: readonly ListedMember[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

const nextHref = (filter: TypedFilter, before: number): string =>
  `/desk/people?${filterQuery(filter, { before: String(before) })}#audit-log`;

const Filters = ({ filter, people }: Pick<AuditLogProps, 'filter' | 'people'>): ReactNode => (
  <form className="people-filters" method="get" action="/desk/people#audit-log">
    <select
      className="field-input field-select field-input-small"
      name="who"
      aria-label="Person"
      defaultValue={filter.who}
    >
      <option value="">Everyone</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
    <select
      className="field-input field-select field-input-small"
      name="action"
      aria-label="Action"
      defaultValue={filter.action}
    >
      <option value="">All actions</option>
      {Object.entries(AUDIT_ACTIONS).map(([action, label]) => (
        <option key={action} value={action}>
          {label}
        </option>
      ))}
    </select>
    <input
      className="field-input field-input-small"
      name="subject"
      aria-label="Subject contains"
      placeholder="Email, quote or version"
      maxLength={100}
      defaultValue={filter.subject}
    />
    <label className="people-day">
      From
      <input className="field-input field-input-small" type="date" name="from" defaultValue={filter.from} />
    </label>
    <label className="people-day">
      to
      <input className="field-input field-input-small" type="date" name="to" defaultValue={filter.to} />
    </label>
    <button className="button button-small" type="submit">
      Filter
    </button>
    <a className="people-download" href={`/desk/people/audit-log.csv?${filterQuery(filter)}`} download="">
      Download, CSV
    </a>
  </form>
);

/** The audit log with its filters. Nothing on it changes an entry. */
export const AuditLogSection = ({ log, filter, people, now }: AuditLogProps): ReactNode => (
  <section className="people-section" aria-labelledby="audit-log">
    <h2 className="desk-heading" id="audit-log">
      Audit log
      <small>US Eastern, kept for {AUDIT_DAYS / 365} years, cannot be edited</small>
    </h2>
    <Filters filter={filter} people={people} />
    {log.entries.length === 0 ? (
      <p className="desk-note">No entry matches these filters.</p>
    ) : (
      <table className="desk-table people-table" aria-labelledby="audit-log">
        <TableHead columns={['When', 'Who', 'Action', 'Subject', 'Detail', 'Network']} />
        <tbody>
          {log.entries.map(({ id, at, who, action, subject, before, after, network }) => (
            <tr key={id}>
              <td className="people-when">{deskTime(at, now)}</td>
              <td data-label="Who">{who}</td>
              <td data-label="Action" className={action === 'refused' ? 'people-refused' : undefined}>
                {AUDIT_ACTIONS[action]}
              </td>
              <td data-label="Subject">{subject}</td>
              <td data-label="Detail">{auditDetail(before, after)}</td>
              <td data-label="Network">{network === '' ? '–' : network}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {log.next === null ? null : (
      <p className="people-others">
        <a className="button button-small" href={nextHref(filter, log.next)}>
          Older entries
        </a>
      </p>
    )}
  </section>
);
