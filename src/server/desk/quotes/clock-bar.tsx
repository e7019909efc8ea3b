import type { ReactNode } from 'react';
import { businessTimeText } from '../../../domain/order/quotes/desk/business-clock.ts';
import type { ReplyClock } from '../../../domain/order/quotes/desk/reply-clock.ts';
import './clock-bar.css';

/** Hours on the axis, which is the same for every row. Longer bars end at its end. */
const AXIS_HOURS = 16;
const TICKS = [0, 4, 8, 12, 16];
const WIDTH = 150;
const HOUR_MINUTES = 60;

const xOf = (hours: number): number => Math.round((Math.min(hours, AXIS_HOURS) / AXIS_HOURS) * WIDTH * 100) / 100;

const anchorOf = (hours: number): 'start' | 'middle' | 'end' =>
  hours === 0 ? 'start' : hours === AXIS_HOURS ? 'end' : 'middle';

/** The axis of the column: business hours, with the reply goal. */
export const ClockAxis = ({ goalHours }: { readonly goalHours: number }): ReactNode => (
  <svg className="clock-bar" width={WIDTH} height="16" viewBox={`0 0 ${WIDTH} 16`} aria-hidden="true">
    {[...new Set([...TICKS, goalHours])].map((hours) => (
      <g key={hours} className={hours === goalHours ? 'clock-bar-goal' : undefined}>
        <text x={Math.min(xOf(hours), WIDTH - 1)} y="9" textAnchor={anchorOf(hours)}>
          {hours === AXIS_HOURS ? 'h' : hours}
        </text>
        <line x1={xOf(hours)} y1="12" x2={xOf(hours)} y2="16" />
      </g>
    ))}
  </svg>
);

/** The time of a clock as text. */
export const clockText = (clock: ReplyClock): string => {
  if (clock.kind === 'none') return '–';
  const text = businessTimeText(clock.minutes);
  return clock.kind === 'answered' ? `answered in ${text}` : text;
};

/** The bar of a quote. The line in it is the reply goal. */
export const ClockBar = (props: { readonly clock: ReplyClock; readonly goalHours: number }): ReactNode => {
  const { clock, goalHours } = props;
  if (clock.kind === 'none') return null;
  const hours = clock.minutes / HOUR_MINUTES;
  const tone = clock.kind === 'answered' ? 'idle' : clock.isLate ? 'late' : 'running';
  return (
    <svg
      className="clock-bar"
      width={WIDTH}
      height="12"
      viewBox={`0 0 ${WIDTH} 12`}
      role="img"
      aria-label={`${hours.toFixed(1)} business hours${tone === 'late' ? ', past the reply goal' : ''}`}
    >
      {TICKS.filter((tick) => tick > goalHours && tick < AXIS_HOURS).map((tick) => (
        <line key={tick} x1={xOf(tick)} y1="0" x2={xOf(tick)} y2="12" />
      ))}
      <rect className={`clock-bar-${tone}`} x="0" y="3.5" width={Math.max(xOf(hours), 1)} height="5" />
      <line className="clock-bar-goal" x1={xOf(goalHours)} y1="0" x2={xOf(goalHours)} y2="12" />
    </svg>
  );
};
