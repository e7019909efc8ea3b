import { counted } from '../../../kit/text/counted.ts';
import { dayFromText, dayText } from '../../plan/day.ts';
import { EXPIRING_DAYS } from './list-tab.ts';
import { LOST_REASONS, type LostReason } from './lost-reason.ts';
import type { QuoteStatus } from './quote-status.ts';

/** The facts that the next action depends on. */
export interface NextActionFacts {
  readonly status: QuoteStatus;
  readonly hasOwner: boolean;
  /** Lines for which no part was found. */
  readonly unmatched: number;
  /** Lines without a price, unmatched ones included. */
  readonly openLines: number;
  /** The customer's message that has no reply, or ''. */
  readonly message: string;
  /** `yyyy-mm-dd`. */
  readonly validUntil: string | null;
  readonly followUpOn: string | null;
  readonly followUpNote: string;
  readonly lostReason: LostReason | null;
  readonly orderNumber: string;
}

export interface NextAction {
  readonly text: string;
  /** Whether a date has come or comes soon. */
  readonly isUrgent: boolean;
}

const LONGEST_MESSAGE = 60;

const calm = (text: string): NextAction => ({ text, isUrgent: false });

/** Returns the beginning of a message, up to a whole word. */
const beginningOf = (message: string): string => {
  const line = message.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_MESSAGE) return `“${line}”`;
  const cut = line.slice(0, LONGEST_MESSAGE).toWellFormed();
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_MESSAGE / 2))} …”`;
};

const daysUntil = (day: string | null, today: string): number => {
  const [end, start] = [dayFromText(day ?? ''), dayFromText(today)];
  return end === null || start === null ? Number.POSITIVE_INFINITY : end - start;
};

const expiryText = (days: number): string => {
  if (days < 0) return 'Expires tonight';
  if (days === 0) return 'Expires today';
  return days === 1 ? 'Expires tomorrow' : `Expires in ${counted(days, 'day')}`;
};

const followUpText = (day: string, note: string): string => {
  const date = dayText(dayFromText(day) ?? 0);
  return note === '' ? `Follow up ${date}` : `${note}, ${date}`;
};

/** Returns what keeps lines from being sent. @example linesToDo(2, 3) // 'Resolve 2 lines, price 1' */
const linesToDo = (unmatched: number, openLines: number): string => {
  const unpriced = openLines - unmatched;
  if (unmatched === 0) return `Price ${counted(unpriced, 'line')}`;
  return `Resolve ${counted(unmatched, 'line')}${unpriced > 0 ? `, price ${unpriced}` : ''}`;
};

/**
 * Returns what staff do next with a quote.
 *
 * @param today `yyyy-mm-dd` in the company's time zone
 */
export const nextAction = (facts: NextActionFacts, today: string): NextAction => {
  const { status, message, openLines, unmatched, followUpOn, followUpNote, validUntil } = facts;
  const followUpDays = daysUntil(followUpOn, today);
  const followUp = (): NextAction => ({
    text: followUpText(followUpOn ?? today, followUpNote),
    isUrgent: followUpDays <= 0,
  });
  const hasFollowUp = followUpOn !== null;
  switch (status) {
    case 'lost':
      return calm(facts.lostReason === null ? 'Closed' : LOST_REASONS[facts.lostReason]);
    case 'withdrawn':
      return calm('Closed');
    case 'accepted':
      if (message !== '') return calm(beginningOf(message));
      if (hasFollowUp) return followUp();
      return calm(facts.orderNumber === '' ? 'Confirm the order' : `Confirm order ${facts.orderNumber}`);
    case 'expired':
      if (message !== '') return calm(beginningOf(message));
      return hasFollowUp ? followUp() : calm('Follow up or mark lost');
    case 'reply':
      return message === '' ? calm('Reply to the customer') : calm(beginningOf(message));
    case 'new':
    case 'review':
      if (hasFollowUp) return followUp();
      if (openLines > 0) return calm(linesToDo(unmatched, openLines));
      if (!facts.hasOwner) return calm('Assign');
      return calm(status === 'new' ? 'Check prices and send' : 'Send the quote');
    default: {
      const days = daysUntil(validUntil, today);
      if (days <= EXPIRING_DAYS && days <= followUpDays) return { text: expiryText(days), isUrgent: true };
      return hasFollowUp ? followUp() : calm('Set a follow-up date');
    }
  }
};

/** Returns how the sum of a quote is to be read. @example valueNote(…) // 'at list, 3 open' */
export const valueNote = ({
  status,
  openLines,
  validUntil,
  isPartial,
}: Pick<NextActionFacts, 'status' | 'openLines' | 'validUntil'> & { readonly isPartial: boolean }): string => {
  const open = openLines === 0 ? '' : `, ${openLines} open`;
  const until = validUntil === null ? '' : `until ${dayText(dayFromText(validUntil) ?? 0)}`;
  switch (status) {
    case 'quoted':
    case 'viewed':
    case 'expired':
      return until + open;
    case 'accepted':
      return isPartial ? 'accepted in part' : 'accepted';
    case 'lost':
    case 'withdrawn':
      return 'closed';
    default:
      return `at list${open}`;
  }
};
