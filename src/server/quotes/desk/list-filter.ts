import { type ClosingDays, dayToText } from '../../../domain/order/plan/day.ts';
import { businessTime } from '../../../domain/order/quotes/desk/business-clock.ts';
import { EXPIRING_DAYS, FOLLOW_UP_DAYS, type ListTab } from '../../../domain/order/quotes/desk/list-tab.ts';
import { lateBefore } from '../../../domain/order/quotes/desk/reply-clock.ts';
import { allOf, anyOf, type Condition, condition } from './sql-condition.ts';

/** Filters of a list of quotes, in addition to its tab. */
export interface ListFilter {
  /** Number, customer or part number; '' for any. */
  readonly text: string;
  /** `null`: anyone; 'nobody': unassigned; else the ID of a person. */
  readonly owner: string | null;
  /** Least value in cents; 0 for any. */
  readonly least: number;
  readonly hasUnmatched: boolean;
  readonly isLate: boolean;
}

export const NO_FILTER: ListFilter = { text: '', owner: null, least: 0, hasUnmatched: false, isLate: false };

/** The times that the tabs depend on. */
export interface ListTimes {
  /** `yyyy-mm-dd` in the company's time zone. */
  readonly today: string;
  /** Last days up to this one have expired. */
  readonly expired: string;
  readonly expiringUntil: string;
  readonly followUpsUntil: string;
  /** ISO time: clocks that started before it are late. */
  readonly lateBefore: string;
}

const DAY_MS = 86_400_000;
/** As in `stateAt`: a day ends everywhere on earth within 36 hours of its start in UTC. */
const WHOLE_DAY_MS = 1.5 * DAY_MS;

export const listTimes = (now: number, goalMinutes: number, closed: ClosingDays): ListTimes => {
  const { day } = businessTime(now);
  return {
    today: dayToText(day),
    expired: new Date(now - WHOLE_DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length),
    expiringUntil: dayToText(day + EXPIRING_DAYS),
    followUpsUntil: dayToText(day + FOLLOW_UP_DAYS),
    lateBefore: lateBefore(now, goalMinutes, closed),
  };
};

const valid = ({ expired }: ListTimes): Condition => condition('(valid_until IS NULL OR valid_until > ?)', expired);
const hasExpired = ({ expired }: ListTimes): Condition =>
  allOf(condition("state = 'answered'"), condition('valid_until <= ?', expired));

const replyNeeded = (times: ListTimes): Condition =>
  allOf(
    condition('open_message = 1'),
    anyOf(condition("state = 'in_work'"), allOf(condition("state = 'answered'"), valid(times))),
  );
const withCustomer = (times: ListTimes): Condition =>
  allOf(condition("state = 'answered'"), condition('open_message = 0'), valid(times));

/** Returns the condition of a tab on rows of `quote_list`. It equals `quoteStatus`, which a test enforces. */
export const tabCondition = (tab: ListTab, times: ListTimes): Condition => {
  switch (tab) {
    case 'open':
      return allOf(
        // The index begins with the state.
        condition("state IN ('received', 'in_work', 'answered')"),
        anyOf(condition("state <> 'answered'"), replyNeeded(times)),
      );
    case 'new':
      return condition("(state = 'received')");
    case 'review':
      return condition("(state = 'in_work' AND open_message = 0)");
    case 'reply':
      return replyNeeded(times);
    case 'quoted':
      return withCustomer(times);
    case 'expiring':
      return allOf(withCustomer(times), condition('valid_until <= ?', times.expiringUntil));
    case 'follow-up':
      return allOf(condition('follow_up_on <= ?', times.today), condition("state <> 'withdrawn'"));
    case 'accepted':
      return condition("(state = 'accepted')");
    case 'lost':
      return anyOf(condition("state = 'withdrawn'"), allOf(condition('is_lost = 1'), hasExpired(times)));
    case 'expired':
      return allOf(hasExpired(times), condition('is_lost = 0'));
    case 'all':
      return condition('(true)');
  }
};

/** Returns the condition of quotes with customers that are shown below the open ones: they expire soon or need a follow-up. */
export const belowCondition = (times: ListTimes): Condition =>
  allOf(
    withCustomer(times),
    anyOf(condition('valid_until <= ?', times.expiringUntil), condition('follow_up_on <= ?', times.followUpsUntil)),
  );

const NUMBER = /^q-?(?:\d{4}-)?0*(\d{1,12})$/i;
const DIGITS = /^0*(\d{1,12})$/;
/** Fewer characters of a part number would match most quotes. */
const SHORTEST_PART = 3;
/** Sorts after every part number that begins with the characters before it. */
const AFTER_ALL = '\u{10ffff}';

/** Returns the condition of a search by number, customer and part number. Part numbers match from their start. */
const textCondition = (text: string): Condition => {
  const number = NUMBER.exec(text)?.[1];
  if (number !== undefined) return condition('quote_id = ?', Number(number));
  const digits = DIGITS.exec(text)?.[1];
  const part = text.toUpperCase().replaceAll(' ', '');
  return anyOf(
    condition('instr(customer, ?) > 0', text.toLowerCase()),
    ...(digits === undefined ? [] : [condition('quote_id = ?', Number(digits))]),
    ...(part.length < SHORTEST_PART
      ? []
      : [
          condition(
            'quote_id IN (SELECT quote_id FROM quote_list_parts WHERE part >= ? AND part < ?)',
            part,
            part + AFTER_ALL,
          ),
        ]),
  );
};

/** Returns the condition of a filter on rows of `quote_list`. */
export const filterCondition = (filter: ListFilter, times: ListTimes): Condition => {
  const { text, owner, least, hasUnmatched, isLate } = filter;
  return allOf(
    ...(text === '' ? [] : [textCondition(text)]),
    ...(owner === null ? [] : [owner === 'nobody' ? condition('owner_id IS NULL') : condition('owner_id = ?', owner)]),
    ...(least === 0 ? [] : [condition('value_cents >= ?', least)]),
    ...(hasUnmatched ? [condition('unmatched > 0')] : []),
    ...(isLate ? [condition('waiting_since < ?', times.lateBefore)] : []),
  );
};
