import type { ReactNode } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import { usdCents } from '../../../domain/kit/units.ts';
import { dayFromText, dayText } from '../../../domain/order/plan/day.ts';
import { businessMinutes, businessTimeText } from '../../../domain/order/quotes/desk/business-clock.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import type { TabSums } from '../../quotes/desk/tab-sums.ts';
import type { FailedMail } from '../../site-health/failed-mails.ts';
import { deskHour } from '../desk-time.ts';
import type { HomeData } from './home-data.ts';

interface Figure {
  readonly count: number;
  readonly label: string;
  readonly note: string;
  readonly isLate: boolean;
  readonly href: string;
}

type Waiting = Pick<TabSums, 'count' | 'late' | 'waitingSince'>;

const DAY_MS = 86_400_000;

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

/** Returns how long customers have waited for staff. */
const waitNote = ({ count, late, waitingSince }: Waiting, { goalMinutes, closed, now }: HomeData): string => {
  if (count === 0 || waitingSince === null) return 'none';
  if (late === 0) return `oldest ${businessTimeText(businessMinutes(Date.parse(waitingSince), now, closed))}`;
  if (count === 1) return `past the reply goal of ${businessTimeText(goalMinutes)}`;
  return late === count ? `all past the reply goal` : `${late} past the reply goal`;
};

const daysNote = ({ firstDay, lastDay }: TabSums): string => {
  if (firstDay === null || lastDay === null) return 'none';
  const [first, last] = [firstDay, lastDay].map((day) => dayText(dayFromText(day) ?? 0));
  return first === last ? `${first}` : `${first} to ${last}`;
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
const figuresOf = (data: HomeData): readonly Figure[] => {
  const { work, messages, mails, maxTries, now } = data;
  const { new: fresh, review, reply, quoted, expiring } = work.sums;
  const inReview: Waiting = {
    count: review.count + reply.count,
    late: review.late + reply.late,
    waitingSince: earlier(review.waitingSince, reply.waitingSince),
  };
  return [
    {
      count: fresh.count,
      label: 'New requests',
      note: waitNote(fresh, data),
      isLate: fresh.late > 0,
      href: '/desk/quotes?tab=new',
    },
    {
      count: inReview.count,
      label: reply.count === 0 ? 'In review' : 'In review or reply needed',
      note: waitNote(inReview, data),
      isLate: inReview.late > 0,
      href: reply.count === 0 ? '/desk/quotes?tab=review' : '/desk/quotes?tab=open',
    },
    {
      count: quoted.count,
      label: 'With customers',
      note: quoted.count === 0 ? 'none' : formatCents(usdCents(quoted.valueCents)),
      isLate: false,
      href: '/desk/quotes?tab=quoted',
    },
    {
      count: expiring.count,
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
