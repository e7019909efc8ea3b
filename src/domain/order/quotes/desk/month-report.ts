import type { ClosingDays } from '../../plan/day.ts';
import { businessMinutes } from './business-clock.ts';
import type { LostReason } from './lost-reason.ts';
import type { QuoteStatus } from './quote-status.ts';

/** A quote that was requested in the month. */
export interface MonthQuote {
  readonly requestedAt: string;
  readonly firstAnsweredAt: string | null;
  readonly status: QuoteStatus;
  readonly lostReason: LostReason | null;
  readonly isPartial: boolean;
  readonly valueCents: number;
  /** Name of the owner; '' for nobody. */
  readonly owner: string;
}

/** Counts of quotes, with sums in cents. */
export interface MonthCounts {
  readonly requested: number;
  readonly requestedCents: number;
  readonly answered: number;
  readonly won: number;
  readonly wonCents: number;
  /** Those of `won` in which the customer left out lines. */
  readonly wonInPart: number;
  readonly lost: number;
  readonly expired: number;
  /** Neither won nor lost nor expired. */
  readonly open: number;
  /** Median business minutes from the request to the first reply; `null` without a reply. */
  readonly medianMinutes: number | null;
}

export interface MonthReport {
  readonly all: MonthCounts;
  /** Most frequent first. `null`: closed without a reason, in the backend. */
  readonly lostBy: readonly { readonly reason: LostReason | null; readonly count: number }[];
  /** By name; '' for nobody is last. */
  readonly byOwner: readonly { readonly owner: string; readonly counts: MonthCounts }[];
}

const isLost = ({ status }: MonthQuote): boolean => status === 'lost' || status === 'withdrawn';

/** Returns the middle value; the mean of the two middle ones, rounded down, for an even number of values. */
export const medianOf = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return Math.floor((low + high) / 2);
};

const countsOf = (quotes: readonly MonthQuote[], closed: ClosingDays): MonthCounts => {
  const cents = (some: readonly MonthQuote[]): number => some.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const won = quotes.filter(({ status }) => status === 'accepted');
  const lost = quotes.filter(isLost).length;
  const expired = quotes.filter(({ status }) => status === 'expired').length;
  const minutes = quotes.flatMap(({ requestedAt, firstAnsweredAt }) =>
    firstAnsweredAt === null ? [] : [businessMinutes(Date.parse(requestedAt), Date.parse(firstAnsweredAt), closed)],
  );
  return {
    requested: quotes.length,
    requestedCents: cents(quotes),
    answered: minutes.length,
    won: won.length,
    wonCents: cents(won),
    wonInPart: won.filter(({ isPartial }) => isPartial).length,
    lost,
    expired,
    open: quotes.length - won.length - lost - expired,
    medianMinutes: medianOf(minutes),
  };
};

const grouped = <Key>(quotes: readonly MonthQuote[], keyOf: (quote: MonthQuote) => Key): Map<Key, MonthQuote[]> => {
  const groups = new Map<Key, MonthQuote[]>();
  for (const quote of quotes) {
    const key = keyOf(quote);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [quote]);
    else group.push(quote);
  }
  return groups;
};

/** Returns what became of the quotes that were requested in a month. */
export const monthReport = (quotes: readonly MonthQuote[], closed: ClosingDays): MonthReport => ({
  all: countsOf(quotes, closed),
  lostBy: [...grouped(quotes.filter(isLost), ({ lostReason }) => lostReason)]
    .map(([reason, some]) => ({ reason, count: some.length }))
    .sort((one, other) => other.count - one.count),
  byOwner: [...grouped(quotes, ({ owner }) => owner)]
    .map(([owner, some]) => ({ owner, counts: countsOf(some, closed) }))
    .sort((one, other) => (one.owner === '' ? 1 : other.owner === '' ? -1 : one.owner.localeCompare(other.owner))),
});
