import type { ReactNode } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import { usdCents } from '../../../domain/kit/units.ts';
import { dayFromText, dayText } from '../../../domain/order/plan/day.ts';
import { businessTimeText } from '../../../domain/order/quotes/desk/business-clock.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import type { FailedMail } from '../../site-health/failed-mails.ts';
import { deskHour } from '../desk-time.ts';
import type { DeskWork, QuoteFigure } from './desk-work.ts';
import type { HomeData } from './home-data.ts';

interface Figure {
  readonly count: number;
  readonly label: string;
  readonly note: string;
  readonly isLate: boolean;
  readonly href: string;
}

const DAY_MS = 86_400_000;

const waitNote = ({ count, late, oldestMinutes }: QuoteFigure, goalMinutes: number): string => {
  if (count === 0) return 'none';
  if (late === 0) return `oldest ${businessTimeText(oldestMinutes)}`;
  if (count === 1) return `past the reply goal of ${businessTimeText(goalMinutes)}`;
  return late === count ? `all past the reply goal` : `${late} past the reply goal`;
};

const daysNote = (days: readonly string[]): string => {
  const texts = [...new Set(days)].map((day) => dayText(dayFromText(day) ?? 0));
  if (texts.length === 0) return 'none';
  if (texts.length <= 2) return texts.join(' and ');
  return `${texts[0]} to ${texts.at(-1)}`;
};

const ageNote = (oldest: number | null, now: number): string => {
  if (oldest === null) return 'none';
  const days = Math.floor((now - oldest) / DAY_MS);
  return days === 0 ? 'oldest today' : `oldest ${counted(days, 'day')}`;
};

const mailNote = (mails: readonly FailedMail[], maxTries: number, now: number): string => {
  const [first] = mails;
  if (first === undefined) return 'all delivered';
  if (first.nextAt === null) return `given up after ${first.tries} tries`;
  return `try ${first.tries} of ${maxTries}, next ${first.nextAt <= now ? 'soon' : deskHour(first.nextAt)}`;
};

/** Returns the six figures of the page, in order. */
const figuresOf = ({ work, messages, mails, maxTries, goalMinutes, now }: HomeData): readonly Figure[] => {
  const { fresh, review, reply, withCustomers, expiring }: DeskWork = work;
  const inReview: QuoteFigure = {
    count: review.count + reply.count,
    late: review.late + reply.late,
    oldestMinutes: Math.max(review.oldestMinutes, reply.oldestMinutes),
  };
  const sum = formatCents(usdCents(withCustomers.valueCents));
  return [
    {
      count: fresh.count,
      label: 'New requests',
      note: waitNote(fresh, goalMinutes),
      isLate: fresh.late > 0,
      href: '/desk/quotes?tab=new',
    },
    {
      count: inReview.count,
      label: reply.count === 0 ? 'In review' : 'In review or reply needed',
      note: waitNote(inReview, goalMinutes),
      isLate: inReview.late > 0,
      href: reply.count === 0 ? '/desk/quotes?tab=review' : '/desk/quotes?tab=open',
    },
    {
      count: withCustomers.count,
      label: 'With customers',
      note: withCustomers.count === 0 ? 'none' : withCustomers.isComplete ? sum : `over ${sum}`,
      isLate: false,
      href: '/desk/quotes?tab=quoted',
    },
    {
      count: expiring.length,
      label: 'Expiring this week',
      note: daysNote(expiring),
      isLate: false,
      href: '/desk/quotes?tab=expiring',
    },
    {
      count: messages.count,
      label: 'Form messages',
      note: ageNote(messages.oldest, now),
      isLate: false,
      href: '/desk/messages',
    },
    {
      count: mails.length,
      label: 'Email not delivered',
      note: mailNote(mails, maxTries, now),
      isLate: mails.length > 0,
      href: '/desk/health#email',
    },
  ];
};

/** The six figures of the day. Each leads to its list. */
export const Figures = ({ data }: { readonly data: HomeData }): ReactNode => (
  <ul className="home-figures" aria-label="Today">
    {figuresOf(data).map(({ count, label, note, isLate, href }) => {
      const content = (
        <>
          <b>{count}</b>
          <span>{label}</span>
          <small className={isLate ? 'home-late' : undefined}>{note}</small>
        </>
      );
      return <li key={label}>{data.isMounted(href) ? <a href={href}>{content}</a> : <div>{content}</div>}</li>;
    })}
  </ul>
);
