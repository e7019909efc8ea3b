import { formatCents, formatUnitPrice } from '../../../shop/pricing/money.ts';
import { ORDER_MINIMUM_CENTS } from '../../../shop/pricing/pricing-rules.ts';
import { type ClosingDays, type Day, dayFromText, dayText, dayToText, shipDayAfter } from '../../plan/day.ts';
import { positionsText } from '../acceptance.ts';
import { discountedPrice, discountText } from './discount.ts';
import type { DraftLine } from './draft-line.ts';
import type { Draft } from './read-draft.ts';

/** The result of a check before a reply is sent. Errors block it, warnings do not. */
export interface SendCheck {
  readonly tone: 'ok' | 'warning' | 'error';
  readonly text: string;
}

/** What a draft is checked against. */
export interface CheckContext {
  /** Today in the company's time zone. */
  readonly today: Day;
  readonly closed: ClosingDays;
  /** Day on which the customer needs the goods, or null. */
  readonly needBy: Day | null;
  /** Total of the priced lines in cents. */
  readonly totalCents: number;
  /** Whether the reply would be equal to the last one. */
  readonly isUnchanged: boolean;
  /** Number of the last reply. */
  readonly revision: number;
  /** Whether the person may exceed the discount limit. */
  readonly mayExceed: boolean;
  readonly limitPercent: number;
  /** The checks of the files. */
  readonly files: readonly SendCheck[];
}

const isQuoted = ({ kind }: DraftLine): boolean => kind === 'part' || kind === 'text';

const linesText = (lines: readonly DraftLine[]): string => {
  const text = positionsText(lines.map(({ position }) => position));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const verb = (lines: readonly DraftLine[], one: string, many: string): string => (lines.length === 1 ? one : many);

const error = (text: string): SendCheck => ({ tone: 'error', text });
const warning = (text: string): SendCheck => ({ tone: 'warning', text });
const passed = (text: string): SendCheck => ({ tone: 'ok', text });

const openLines = (lines: readonly DraftLine[]): readonly SendCheck[] => {
  const open = lines.filter(({ kind }) => kind === 'open');
  const unchosen = lines.filter(({ kind, origin, part }) => kind === 'part' && origin !== 'part' && part === '');
  const undescribed = lines.filter(({ kind, description }) => kind === 'text' && description === '');
  const unpriced = lines.filter(({ price, problems }) => price === null && problems.length === 0).filter(isQuoted);
  const uncounted = lines
    .filter(({ quantity, problems }) => quantity === null && problems.length === 0)
    .filter(isQuoted);
  return [
    ...(open.length === 0
      ? []
      : [
          error(
            `${linesText(open)} ${verb(open, 'is', 'are')} open. Choose a part, price ${verb(open, 'it', 'each')} as text or mark ${verb(open, 'it', 'them')} “Do not quote”.`,
          ),
        ]),
    ...(unchosen.length === 0 ? [] : [error(`${linesText(unchosen)} ${verb(unchosen, 'has', 'have')} no part.`)]),
    ...(undescribed.length === 0
      ? []
      : [error(`${linesText(undescribed)} ${verb(undescribed, 'has', 'have')} no description.`)]),
    ...(unpriced.length === 0
      ? []
      : [error(`${linesText(unpriced)} ${verb(unpriced, 'has', 'have')} no price. Type one or mark “Do not quote”.`)]),
    ...(uncounted.length === 0
      ? []
      : [error(`${linesText(uncounted)} ${verb(uncounted, 'has', 'have')} no quantity.`)]),
  ];
};

const fieldErrors = ({ lines, problems }: Draft): readonly SendCheck[] => {
  const wrong = lines.filter((line) => line.problems.length > 0);
  const others = problems.filter(({ field }) => !/^\d/.test(field));
  return [
    ...wrong.map((line) => error(`Line ${line.position}: ${line.problems[0]?.message ?? ''}.`)),
    ...others.map(({ field, message }) => error(`${FIELD_NAMES[field] ?? 'File'}: ${message}.`)),
  ];
};

const FIELD_NAMES: Readonly<Record<string, string>> = { valid_until: 'Valid until', follow_up: 'Follow up' };

const validity = ({ validUntil, problems }: Draft, { today }: CheckContext): readonly SendCheck[] => {
  if (problems.some(({ field }) => field === 'valid_until')) return [];
  const last = validUntil === null ? null : dayFromText(validUntil);
  if (last === null) return [passed('Valid for 30 days')];
  if (last < today) return [error('“Valid until” is in the past. Choose a later day.')];
  return [passed(`Valid until ${dayText(last)}, ${last - today} days`)];
};

const percent = (discount: number): string => `${discountText(discount)}%`;

const discounts = (lines: readonly DraftLine[], context: CheckContext): readonly SendCheck[] => {
  const below = lines.filter((line) => isQuoted(line) && (line.discount ?? 0) > 0);
  const limit = context.limitPercent * 100;
  const above = below.filter(({ discount }) => (discount ?? 0) > limit);
  const [first] = above;
  if (first?.discount && first.list !== null) {
    const what = `${linesText(above)} ${verb(above, 'is', 'are')} ${above.length === 1 ? percent(first.discount) : `more than ${context.limitPercent}%`} below list`;
    if (context.mayExceed) return [warning(`${what}, above the limit of ${context.limitPercent}%.`)];
    const lowest = formatUnitPrice(discountedPrice(first.list, limit));
    return [
      error(
        `${what}; your limit is ${context.limitPercent}%. Have an admin send it, or raise ${above.length === 1 ? `the price to ${lowest}` : 'the prices'}.`,
      ),
    ];
  }
  if (below.length === 0) return [];
  const [only] = below;
  const amount =
    below.length === 1
      ? percent(only?.discount ?? 0)
      : `up to ${percent(Math.max(...below.map(({ discount }) => discount ?? 0)))}`;
  return [
    warning(
      `${linesText(below)} ${verb(below, 'is', 'are')} ${amount} below list. No approval needed up to ${context.limitPercent}%.`,
    ),
  ];
};

const shipTimes = (lines: readonly DraftLine[], { today, closed, needBy }: CheckContext): readonly SendCheck[] => {
  const quoted = lines.filter(isQuoted);
  const unknown = quoted.filter(({ days }) => days === null);
  const late =
    needBy === null ? [] : quoted.filter(({ days }) => days !== null && shipDayAfter(today, days, closed) > needBy);
  return [
    ...(unknown.length === 0
      ? []
      : [warning(`${linesText(unknown)} ${verb(unknown, 'has', 'have')} no ship time. The quote says “On request”.`)]),
    ...(late.length === 0 || needBy === null
      ? []
      : [
          warning(
            `${linesText(late)} ${verb(late, 'ships', 'ship')} after ${dayText(needBy)}, the date the customer needs.`,
          ),
        ]),
  ];
};

/** Returns the checks of a draft, errors first. */
export const sendChecks = (draft: Draft, context: CheckContext): readonly SendCheck[] => {
  const quoted = draft.lines.filter(isQuoted);
  const missing = openLines(draft.lines);
  const errors = [
    ...missing,
    ...fieldErrors(draft),
    ...(quoted.length === 0 ? [error('No line is quoted. Price at least one line, or withdraw the request.')] : []),
    ...(context.isUnchanged ? [error(`Nothing changed since R${context.revision}.`)] : []),
  ];
  const hasMinimum = context.totalCents >= ORDER_MINIMUM_CENTS;
  const all = [
    ...errors,
    ...(missing.length === 0 ? [passed('Every quoted line has a price')] : []),
    hasMinimum
      ? passed(`Order minimum of ${formatCents(ORDER_MINIMUM_CENTS)} is met`)
      : warning(`The order minimum of ${formatCents(ORDER_MINIMUM_CENTS)} is not met. The quote says so.`),
    ...validity(draft, context),
    ...shipTimes(draft.lines, context),
    ...discounts(draft.lines, context),
    ...context.files,
  ];
  const rank = { error: 0, ok: 1, warning: 2 } as const;
  return all.toSorted((one, other) => rank[one.tone] - rank[other.tone]);
};

/** Returns the last day of a reply's default validity. */
export const defaultValidUntil = (today: Day): string => dayToText(today + 30);
