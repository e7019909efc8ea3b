import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { isDay } from '../../../domain/kit/text/date-format.ts';
import { isAuditAction } from '../../../domain/site/staff/audit-entry.ts';
import type { AuditFilter } from '../../staff/audit-log.ts';
import { endOfDay, startOfDay } from '../desk-time.ts';

const LONGEST_SUBJECT = 100;

/** Names of the parameters of the log. */
export const LOG_FILTERS = ['who', 'action', 'subject', 'from', 'to'] as const;

/** The parameters as typed, for the form and for links. */
export type TypedFilter = Readonly<Record<(typeof LOG_FILTERS)[number], string>>;

/** Returns the parameters of a request, without invalid ones. */
export const typedFilter = (query: Readonly<Record<string, string | undefined>>): TypedFilter => {
  const { who = '', action = '', subject = '', from = '', to = '' } = query;
  return {
    who: who.slice(0, 32),
    action: isAuditAction(action) ? action : '',
    subject: cutText(subject.trim(), LONGEST_SUBJECT),
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
  };
};

/** Returns the filter of the log for typed parameters. Days are those of US Eastern. */
export const auditFilter = ({ who, action, subject, from, to }: TypedFilter): AuditFilter => ({
  ...(who !== '' && { staffId: who }),
  ...(isAuditAction(action) && { action }),
  ...(subject !== '' && { subject }),
  ...(from !== '' && { from: startOfDay(from) }),
  ...(to !== '' && { until: endOfDay(to) }),
});

/** Returns the parameters as a query string without empty ones. @example filterQuery(filter, { before: '7' }) // 'who=…&before=7' */
export const filterQuery = (filter: TypedFilter, more: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams(
    [...Object.entries(filter), ...Object.entries(more)].filter(([, value]) => value !== ''),
  ).toString();
