import type { ReactNode } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import { weekdayText } from '../../../domain/order/plan/day.ts';
import { businessTimeText } from '../../../domain/order/quotes/desk/business-clock.ts';
import { VITALS_DAYS } from '../../../domain/site/retention-days.ts';
import { auditDetail } from '../../../domain/site/staff/audit-detail.ts';
import { AUDIT_ACTIONS } from '../../../domain/site/staff/audit-entry.ts';
import { ratingOf, VITALS, type VitalName, vitalText } from '../../../domain/site/vitals/vital.ts';
import { deskHour, shortDeskTime } from '../desk-time.ts';
import { HealthState } from '../health/health-state.tsx';
import type { HomeData } from './home-data.ts';

interface SectionProps {
  readonly data: HomeData;
}

const Retry = ({ data }: SectionProps): ReactNode => {
  const [mail] = data.mails;
  if (mail === undefined || data.mails.length > 1 || !data.mayRetry)
    return (
      <a className="home-link" href="/desk/health#email">
        Show
      </a>
    );
  return (
    <form method="post" action={`/desk/health/mails/${mail.queue}/${mail.id}/retry`}>
      <input type="hidden" name="from" value="home" />
      <button className="home-action" type="submit" aria-label={`Retry the email about ${mail.subject}`}>
        Retry
      </button>
    </form>
  );
};

/** One line per part of the site: green needs no reading. */
export const SiteHealthSection = ({ data }: SectionProps): ReactNode => (
  <section aria-labelledby="site-health">
    <h2 className="desk-heading" id="site-health">
      <a href="/desk/health">Site health</a>
      <small>updated {deskHour(data.now)}</small>
    </h2>
    <table className="home-health" aria-labelledby="site-health">
      <tbody>
        {data.health.map(({ id, label, state, text, at }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/desk/health#${id}`}>{label}</a>
            </th>
            <td className={state === 'bad' ? 'home-late' : undefined}>
              <span className="home-health-text">
                <HealthState state={state} />
                <span>{text}</span>
              </span>
            </td>
            <td>
              {id === 'email' && state === 'bad' ? (
                <Retry data={data} />
              ) : state === 'bad' ? (
                <a className="home-link" href={`/desk/health#${id}`} aria-label={`Show ${label}`}>
                  Show
                </a>
              ) : at === null ? null : (
                shortDeskTime(at, data.now)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const SHOWN: readonly VitalName[] = ['LCP', 'INP', 'CLS', 'TTFB'];
const RATINGS = { good: 'good', 'needs-improvement': 'could be better', poor: 'poor' } as const;
const WIDTH = 150;

/** A value on the scale of its thresholds: up to the first line it is good, beyond the second poor. */
const VitalScale = ({ name, value }: { readonly name: VitalName; readonly value: number }): ReactNode => {
  const { good, poor } = VITALS[name];
  const at = (one: number): number => Math.min(WIDTH - 4, (one / (poor * 1.25)) * WIDTH);
  const x = Math.max(4, at(value));
  return (
    <svg width={WIDTH} height="14" viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true">
      <rect className="home-scale-good" x="0" y="5" width={at(good)} height="4" />
      <path className="home-chart-line" d={`M${at(good)} 1v12M${at(poor)} 1v12`} />
      <path className="home-scale-mark" d={`M${x} 14l-4 -7h8Z`} />
    </svg>
  );
};

/** How fast pages were for visitors. */
export const SpeedSection = ({ data: { vitals } }: SectionProps): ReactNode => {
  const known = SHOWN.flatMap((name) => vitals?.find((one) => one.name === name) ?? []);
  return (
    <section aria-labelledby="page-speed">
      <h2 className="desk-heading" id="page-speed">
        Page speed, 75th percentile
        <small>{VITALS_DAYS} days</small>
      </h2>
      {vitals === null ? (
        <p className="desk-note">The measurements cannot be read now.</p>
      ) : known.length === 0 ? (
        <p className="desk-note">No measurements yet. Visitors who allow it are measured.</p>
      ) : (
        <table className="home-health" aria-labelledby="page-speed">
          <tbody>
            {known.map(({ name, p75, count }) => (
              <tr key={name}>
                <th scope="row">
                  <abbr title={VITALS[name].label}>{name}</abbr>
                </th>
                <td>
                  <span className="home-health-text">
                    <VitalScale name={name} value={p75} />
                    <b title={`${counted(count, 'page view')}`}>{vitalText(name, p75)}</b>
                  </span>
                </td>
                <td className={ratingOf(name, p75) === 'poor' ? 'home-late' : undefined}>
                  {RATINGS[ratingOf(name, p75)]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

const BAR = { step: 42, width: 22, height: 36, base: 40 } as const;

/** Requests of the last business days as bars, and how fast staff replied. */
export const RequestsSection = ({ data: { work, month } }: SectionProps): ReactNode => {
  const { days, answered, withinGoal, medianMinutes } = work.replies;
  const most = Math.max(1, ...days.map(({ count }) => count));
  const sum = days.reduce((total, { count }) => total + count, 0);
  const label = days.map(({ day, count }) => `${weekdayText(day)}: ${count}`).join('; ');
  const reply =
    medianMinutes === null
      ? 'No reply in these days yet.'
      : `Answered within the goal: ${withinGoal} of ${answered}. Median ${businessTimeText(medianMinutes)}.`;
  const decided = month.won + month.lost;
  const wonText = decided === 0 ? '' : ` Accepted this month: ${month.won} of ${decided} decided.`;
  return (
    <section aria-labelledby="requests">
      <h2 className="desk-heading" id="requests">
        Requests
        <small>
          last {days.length} business days: {sum}
        </small>
      </h2>
      <svg className="home-bars" width="214" height="56" viewBox="0 0 214 56" role="img" aria-label={label}>
        {days.map(({ day, count }, at) => {
          const height = (count / most) * (BAR.height - 10);
          const x = 8 + at * BAR.step;
          return (
            <g key={day}>
              <rect className="home-chart-fill" x={x} y={BAR.base - height} width={BAR.width} height={height} />
              {count === 0 ? null : (
                <text x={x + BAR.width / 2} y={BAR.base - 3 - height} textAnchor="middle">
                  {count}
                </text>
              )}
              <text x={x + BAR.width / 2} y="53" textAnchor="middle">
                {weekdayText(day).slice(0, 3)}
              </text>
            </g>
          );
        })}
        <path className="home-chart-line" d="M0 40.5h214" />
      </svg>
      <p className="desk-note">
        {reply}
        {wonText}
      </p>
    </section>
  );
};

/** The newest entries of the audit log. */
export const ActivitySection = ({ data: { activity, now } }: SectionProps): ReactNode =>
  activity === null ? null : (
    <section aria-labelledby="activity">
      <h2 className="desk-heading" id="activity">
        Recent activity
        <small>
          <a className="home-link" href="/desk/people#audit-log">
            Audit log
          </a>
        </small>
      </h2>
      {activity.length === 0 ? (
        <p className="desk-note">Nothing happened yet.</p>
      ) : (
        <ul className="home-activity">
          {activity.map(({ id, at, who, action, subject, before, after }) => (
            <li key={id}>
              <span className="home-words" title={auditDetail(before, after).slice(0, 200)}>
                {who.replace(/ <.*/, '')}: {AUDIT_ACTIONS[action].toLowerCase()}
                {subject === '' || who.includes(`<${subject}>`) ? '' : `, ${subject}`}
              </span>
              <time className="home-when" dateTime={new Date(at).toISOString()}>
                {shortDeskTime(at, now)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
