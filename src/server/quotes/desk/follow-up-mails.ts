import type { D1Database } from '@cloudflare/workers-types';
import { counted } from '../../../domain/kit/text/counted.ts';
import { dayToText } from '../../../domain/order/plan/day.ts';
import { businessTime, OPENING_HOUR } from '../../../domain/order/quotes/desk/business-clock.ts';
import { quoteNumber } from '../../../domain/order/quotes/quote.ts';
import type { MailContent, MailSettings } from '../../mail/mail-layout.tsx';
import type { Mailer } from '../../mail/mailer.ts';
import { logError } from '../../observe/log-event.ts';
import type { Settings } from '../../settings.ts';

/** A follow-up as the email lists it. */
export interface DueFollowUp {
  readonly number: string;
  readonly customer: string;
  readonly note: string;
}

const MAX_PER_ROUND = 200;
/** Follow-ups in one email; the list at the desk has all. */
const MAX_LISTED = 20;
const HOUR_MINUTES = 60;

const DUE = `SELECT l.quote_id AS id, l.requested_at, l.owner_id, l.follow_up_on, s.email, w.follow_up_note AS note,
    coalesce(nullif(json_extract(r.contact, '$.company'), ''), json_extract(r.contact, '$.name'), '') AS customer
  FROM quote_list l JOIN staff s ON s.id = l.owner_id JOIN quote_work w ON w.quote_id = l.quote_id
    JOIN quote_requests r ON r.id = l.quote_id
  WHERE l.follow_up_on <= ?1 AND l.state <> 'withdrawn' AND l.reminded_for IS NOT l.follow_up_on
  ORDER BY l.owner_id, l.follow_up_on, l.quote_id LIMIT ${MAX_PER_ROUND}`;
const MARK = `UPDATE quote_list SET reminded_for = follow_up_on
  WHERE quote_id IN (SELECT value FROM json_each(?1)) AND follow_up_on <= ?2 AND reminded_for IS NOT follow_up_on
  RETURNING quote_id AS id`;
const UNMARK = 'UPDATE quote_list SET reminded_for = NULL WHERE quote_id IN (SELECT value FROM json_each(?))';

interface Row {
  readonly id: number;
  readonly requested_at: string;
  readonly owner_id: string;
  readonly email: string;
  readonly note: string;
  readonly customer: string;
}

/** Email that reminds a person of the follow-ups of the day. It never leaves the company, so it may repeat their notes. */
const followUpMail = (
  due: readonly DueFollowUp[],
  { siteUrl, at }: { readonly siteUrl: string; readonly at: number },
): MailContent => ({
  subject: `${counted(due.length, 'follow-up')} due: ${due
    .slice(0, 3)
    .map(({ number }) => number)
    .join(', ')}`,
  heading: `${counted(due.length, 'follow-up')} due`,
  at,
  paragraphs: ['You set these follow-up dates at the desk, or a colleague set them for you.'],
  facts: due.slice(0, MAX_LISTED).map(({ number, customer, note }) => ({
    label: number,
    text: [customer, note].filter((text) => text !== '').join('. ') || 'Follow up',
  })),
  action: { label: 'Open the list', href: `${siteUrl}/desk/quotes?tab=follow-up&owner=mine` },
  after: due.length > MAX_LISTED ? [`${due.length - MAX_LISTED} more are in the list.`] : [],
  reason: 'You receive this email because you own these quotes at the desk.',
});

interface Options {
  readonly settings: MailSettings & Pick<Settings, 'siteUrl'>;
  readonly mailer: Mailer;
  readonly now: () => number;
}

/** Emails each owner the follow-ups that are due, once, from the opening hour of the day. Failed emails are sent by a later round. */
export const sendFollowUpMails = async (db: D1Database, { settings, mailer, now }: Options): Promise<void> => {
  const { day, minute } = businessTime(now());
  if (minute < OPENING_HOUR * HOUR_MINUTES) return;
  const today = dayToText(day);
  const { results } = await db.prepare(DUE).bind(today).all<Row>();
  const { mailOf } = await import('../../mail/mail-layout.tsx');
  for (const ownerId of new Set(results.map(({ owner_id: owner }) => owner))) {
    const found = results.filter((row) => row.owner_id === ownerId);
    // Marked first: a round that overlaps must not send the same email.
    const marked = await db
      .prepare(MARK)
      .bind(JSON.stringify(found.map(({ id }) => id)), today)
      .all<{ id: number }>();
    const isMarked = new Set(marked.results.map(({ id }) => id));
    const rows = found.filter(({ id }) => isMarked.has(id));
    if (rows.length === 0) continue;
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const due = rows.map((row) => ({ ...row, number: quoteNumber(row.id, row.requested_at) }));
    try {
      const content = followUpMail(due, { siteUrl: settings.siteUrl, at: now() });
      await mailer.send(mailOf(rows[0]?.email ?? '', content, settings));
    } catch (error) {
      logError('mail failed', 'A reminder of follow-ups was not sent; a later round tries again.', error);
      await db.prepare(UNMARK).bind(ids).run();
    }
  }
};
