import type { ReactNode } from 'react';
import { usdCents } from '../../../domain/kit/units.ts';
import { dayFromText, dayText } from '../../../domain/order/plan/day.ts';
import { businessTime } from '../../../domain/order/quotes/desk/business-clock.ts';
import type { ReplyClock } from '../../../domain/order/quotes/desk/reply-clock.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { initialsOf } from '../../../domain/site/staff/staff-member.ts';
import { shortDeskTime } from '../desk-time.ts';
import { ClockBar, clockText } from '../quotes/clock-bar.tsx';
import { StatusMark } from '../quotes/status-mark.tsx';
import type { HomeData } from './home-data.ts';

interface SectionProps {
  readonly data: HomeData;
}

/** A link if the page behind it exists. */
const MaybeLink = (props: {
  readonly data: HomeData;
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode =>
  props.data.isMounted(props.href) ? (
    <a className={`home-link ${props.className ?? ''}`} href={props.href}>
      {props.children}
    </a>
  ) : (
    <span className={props.className}>{props.children}</span>
  );

/** How long a customer has waited, as a bar and as text. */
const Waiting = ({ clock, goalMinutes }: { readonly clock: ReplyClock; readonly goalMinutes: number }): ReactNode => (
  <span className="home-clock">
    <ClockBar clock={clock} goalHours={goalMinutes / 60} />
    <span className={clock.kind === 'running' && clock.isLate ? 'home-late' : undefined}>{clockText(clock)}</span>
  </span>
);

/** The oldest quotes that wait for staff. */
export const NeedsYou = ({ data }: SectionProps): ReactNode => (
  <section aria-labelledby="needs-you">
    <h2 className="desk-heading" id="needs-you">
      Needs you now
      <small>
        <MaybeLink data={data} href="/desk/quotes?tab=open">
          All open quotes
        </MaybeLink>
      </small>
    </h2>
    {data.work.waiting.length === 0 ? (
      <p className="desk-note">No quote waits for you.</p>
    ) : (
      <table className="desk-table home-quotes" aria-labelledby="needs-you">
        <thead className="visually-hidden">
          <tr>
            {['Status', 'Number', 'Customer', 'Value', 'Waiting', 'Next'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.work.waiting.map((quote) => (
            <tr key={quote.number}>
              <td className="home-status">
                <StatusMark status={quote.status} />
              </td>
              <th scope="row" className="home-number">
                <MaybeLink data={data} href={`/desk/quotes/${quote.number}`} className="text-mono">
                  {quote.number}
                </MaybeLink>
              </th>
              <td className="home-customer">{quote.company || quote.name}</td>
              <td className="home-value">
                {quote.valueCents === null ? '–' : formatCents(usdCents(quote.valueCents))}
              </td>
              <td className="home-wait">
                <Waiting clock={quote.clock} goalMinutes={data.goalMinutes} />
              </td>
              <td className="home-next">{quote.next.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

/** `CustomPartRequestForm` as words. */
const formName = (form: string): string =>
  form
    .replace(/Form$/, '')
    .replaceAll(/(?!^)([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());

/** The newest form messages. */
export const Messages = ({ data }: SectionProps): ReactNode => (
  <section aria-labelledby="messages">
    <h2 className="desk-heading" id="messages">
      Messages
      <small>
        <MaybeLink data={data} href="/desk/messages">
          All messages
        </MaybeLink>
      </small>
    </h2>
    {data.messages.newest.length === 0 ? (
      <p className="desk-note">No message waits for a reply.</p>
    ) : (
      <ul className="home-rows">
        {data.messages.newest.map(({ id, form, words, name, at }) => (
          <li key={id}>
            <span className="home-tag">{formName(form)}</span>
            <MaybeLink data={data} href={`/desk/messages/${id}`} className="home-words">
              {words}
            </MaybeLink>
            <span className="home-who">{name}</span>
            <time className="home-when" dateTime={new Date(at).toISOString()}>
              {shortDeskTime(at, data.now)}
            </time>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** Reminders that are due. */
export const FollowUps = ({ data }: SectionProps): ReactNode => {
  const today = businessTime(data.now).day;
  return (
    <section aria-labelledby="follow-ups">
      <h2 className="desk-heading" id="follow-ups">
        Follow-ups due
      </h2>
      {data.work.followUps.length === 0 ? (
        <p className="desk-note">None within three days.</p>
      ) : (
        <ul className="home-rows">
          {data.work.followUps.map(({ number, followUpOn, followUpNote, ownerName }) => {
            const due = dayFromText(followUpOn ?? '') ?? today;
            return (
              <li key={number}>
                <span className={due <= today ? 'home-due' : undefined}>
                  {due === today ? 'Today' : due < today ? `${dayText(due)}, overdue` : dayText(due)}
                </span>
                <MaybeLink data={data} href={`/desk/quotes/${number}`} className="text-mono">
                  {number}
                </MaybeLink>
                <span className="home-words">{followUpNote === '' ? 'Follow up' : followUpNote}</span>
                {ownerName === '' ? null : (
                  <span className="home-tag" title={ownerName}>
                    {initialsOf(ownerName)}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};
