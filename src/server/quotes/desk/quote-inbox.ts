import type { D1Database } from '@cloudflare/workers-types';
import { closingDaySet, dayToText } from '../../../domain/order/plan/day.ts';
import { businessTime } from '../../../domain/order/quotes/desk/business-clock.ts';
import type { MonthReport } from '../../../domain/order/quotes/desk/month-report.ts';
import type { ReplyRules } from '../../../domain/order/quotes/desk/reply-clock.ts';
import type { WriteReply } from '../../backend/write-reply.ts';
import type { MailSettings } from '../../mail/mail-layout.tsx';
import type { Mailer } from '../../mail/mailer.ts';
import { logError } from '../../observe/log-event.ts';
import type { Settings } from '../../settings.ts';
import { auditLog } from '../../staff/audit-log.ts';
import { computeColumns } from './compute-columns.ts';
import { queueReminders } from './customer-reminders.ts';
import { sendFollowUpMails } from './follow-up-mails.ts';
import { type LostQuotes, lostQuotes } from './lost-quotes.ts';
import { readMonth } from './month.ts';
import { type QuoteList, quoteList } from './quote-list.ts';
import { type QuotePreview, readPreview } from './quote-preview.ts';
import { type QuoteWork, quoteWork } from './quote-work.ts';
import { markViewed } from './viewed.ts';
import { readWorkSummary, type WorkSummary } from './work-summary.ts';

/** The lists of quotes at the desk, and what staff change in them. */
export interface QuoteInbox extends QuoteList, QuoteWork, LostQuotes {
  /** Returns `null` if there is no such quote. */
  preview(id: number): Promise<QuotePreview | null>;
  /** Returns the work at the current time. */
  summary(): Promise<WorkSummary>;
  /** @param month `yyyy-mm` */
  month(month: string): Promise<MonthReport>;
  /** Remembers that the customer's page showed a reply. */
  markViewed(publicId: string, answeredAt: string): Promise<void>;
  /** Computes the values of quotes that changed, queues reminders to customers and emails follow-ups to their owners. */
  deskRound(): Promise<void>;
}

const HOUR_MINUTES = 60;
/** Quotes whose value is computed per round. */
const COMPUTED_PER_ROUND = 200;

interface Options {
  readonly now: () => number;
  readonly settings: MailSettings & Pick<Settings, 'siteUrl' | 'closingDays' | 'desk'>;
  readonly mailer: Mailer | null;
  readonly writeReply: WriteReply;
  /** Reads the replies that were written to the backend. */
  readonly readReplies: () => Promise<void>;
}

export const quoteInbox = (db: D1Database, options: Options): QuoteInbox => {
  const { now, settings, mailer, writeReply, readReplies } = options;
  const rules = (): ReplyRules => ({
    goalMinutes: settings.desk.replyGoalHours * HOUR_MINUTES,
    closed: closingDaySet(settings.closingDays),
  });
  const audit = auditLog(db, now);
  return {
    ...quoteList(db, { now, rules }),
    ...quoteWork(db, { audit, now }),
    ...lostQuotes(db, { audit, writeReply, readReplies }),
    summary: () => readWorkSummary(db, { now, rules }),
    preview: (id) => readPreview(db, id),
    month: (month) => readMonth(db, month, { now: now(), closed: rules().closed }),
    markViewed: (publicId, answeredAt) => markViewed(db, { publicId, answeredAt, at: now() }),
    async deskRound() {
      const today = dayToText(businessTime(now()).day);
      const jobs = [
        computeColumns(db, COMPUTED_PER_ROUND),
        queueReminders(db, today, now()),
        mailer === null ? undefined : sendFollowUpMails(db, { settings, mailer, now }),
      ];
      for (const job of await Promise.allSettled(jobs)) {
        if (job.status === 'rejected')
          logError('desk round failed', 'Part of a round of quotes ended early.', job.reason);
      }
    },
  };
};
