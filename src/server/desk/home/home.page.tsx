import type { ReactNode } from 'react';
import { WEEKDAYS } from '../../../domain/kit/text/date-format.ts';
import { type Day, isShipDay, weekdayOf } from '../../../domain/order/plan/day.ts';
import { businessTime } from '../../../domain/order/quotes/desk/business-clock.ts';
import type { DeskShortcut } from '../desk-page.tsx';
import { deskHour, deskWeekday } from '../desk-time.ts';
import { Figures } from './figures.tsx';
import { ActivitySection, RequestsSection, SiteHealthSection, SpeedSection } from './health-sections.tsx';
import type { HomeData } from './home-data.ts';
import { FollowUps, Messages, NeedsYou } from './work-sections.tsx';
import './home.css';

export const title = 'Home';
export const place = 'home';
export const shortcuts: readonly DeskShortcut[] = [
  { keys: ['G', 'Q'], label: 'quotes' },
  { keys: ['G', 'M'], label: 'messages' },
  { keys: ['G', 'C'], label: 'catalog' },
  { keys: ['G', 'H'], label: 'site health' },
  { keys: ['J', 'K'], label: 'next, previous' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['/'], label: 'search' },
];

const WEEK = 7;
const isWeekend = (day: Day): boolean => weekdayOf(day) === 0 || weekdayOf(day) === WEEK - 1;

/** Returns which weekday of the next seven days does not ship. @example 'Nothing ships on Thursday' */
const closedText = ({ closed, now }: HomeData): string => {
  const today = businessTime(now).day;
  if (!isShipDay(today, closed)) return 'Nothing ships today, and clocks of quotes stand still.';
  for (let day = today + 1; day < today + WEEK; day += 1)
    if (!isWeekend(day) && !isShipDay(day, closed)) return `Nothing ships on ${WEEKDAYS[weekdayOf(day)]}.`;
  return '';
};

/** `/desk`: what waits for staff on the left, the health of the site on the right. */
export default function HomePage(data: HomeData): ReactNode {
  return (
    <div className="home-page">
      <div className="desk-head">
        <h1 className="desk-title">
          <span className="visually-hidden">Hello {data.name}. </span>
          {deskWeekday(data.now)}
        </h1>
        <p className="home-today">
          {deskHour(data.now)} US Eastern. {closedText(data)}
        </p>
      </div>
      <Figures data={data} />
      <div className="home-grid">
        <div className="home-column">
          <NeedsYou data={data} />
          <Messages data={data} />
          <FollowUps data={data} />
        </div>
        <div className="home-column">
          <SiteHealthSection data={data} />
          <SpeedSection data={data} />
          <RequestsSection data={data} />
          <ActivitySection data={data} />
        </div>
      </div>
    </div>
  );
}
