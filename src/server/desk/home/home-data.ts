import type { Context } from 'hono';
import { type ClosingDays, closingDaySet } from '../../../domain/order/plan/day.ts';
import type { MonthCounts } from '../../../domain/order/quotes/desk/month-report.ts';
import type { AuditEntry } from '../../../domain/site/staff/audit-entry.ts';
import { mayDo } from '../../../domain/site/staff/roles.ts';
import type { VitalsTotal } from '../../../domain/site/vitals/vitals-report.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { monthOf } from '../../quotes/desk/month.ts';
import type { WorkSummary } from '../../quotes/desk/work-summary.ts';
import { logFailure } from '../../resilience/log-failure.ts';
import { withTimeLimit } from '../../resilience/within.ts';
import type { FailedMail } from '../../site-health/failed-mails.ts';
import type { OpenMessages } from '../../site-health/open-messages.ts';
import { type HealthLine, healthLines } from '../health/health-lines.ts';
import { loadHealth } from '../health/load-health.ts';

/** What the home page of the desk shows. */
export interface HomeData {
  readonly name: string;
  readonly work: WorkSummary;
  /** Quotes that were requested this month. */
  readonly month: MonthCounts;
  readonly messages: OpenMessages;
  readonly mails: readonly FailedMail[];
  /** Maximum number of attempts per email. */
  readonly maxTries: number;
  readonly health: readonly HealthLine[];
  /** `null`: the measurements could not be read in time. */
  readonly vitals: readonly VitalsTotal[] | null;
  /** The newest entries of the audit log; `null` if the role does not include reading it. */
  readonly activity: readonly AuditEntry[] | null;
  readonly goalMinutes: number;
  /** Closing days in addition to weekends and holidays. */
  readonly closed: ClosingDays;
  /** Whether the person may retry emails. */
  readonly mayRetry: boolean;
  /** Returns whether the desk has a page at a path. */
  readonly isMounted: (href: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const VITALS_MS = 1500;
const ACTIVITY = 5;

/** Reads what the home page shows. */
export const loadHome = async (c: Context<AppBindings>): Promise<HomeData> => {
  const { staff, services, routes } = c.var;
  const { settings, quoteInbox, siteHealth, vitals } = services;
  const now = Date.now();
  const { desk, closingDays } = settings;
  const [work, { all: month }, messages, health, totals, activity] = await Promise.all([
    quoteInbox.summary(),
    quoteInbox.month(monthOf(now)),
    siteHealth.messages(),
    loadHealth(c),
    withTimeLimit(VITALS_MS, vitals.totals()).catch((cause: unknown) => {
      logFailure('The speed of pages could not be read.', cause);
      return null;
    }),
    mayDo(staff.role, 'audit') ? services.staff.audit.page({}, null, ACTIVITY) : null,
  ]);
  return {
    name: staff.name,
    work,
    month,
    messages,
    mails: health.mails,
    maxTries: siteHealth.mails.maxTries,
    health: healthLines(health, now),
    vitals: totals,
    activity: activity?.entries ?? null,
    goalMinutes: desk.replyGoalHours * 60,
    closed: closingDaySet(closingDays),
    mayRetry: mayDo(staff.role, 'quotes'),
    isMounted: (href) => routes.declaredAt('GET', href.split(/[?#]/, 1)[0] ?? '') !== null,
    now,
  };
};
