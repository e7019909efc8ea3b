import type { ReactNode } from 'react';
import { businessTimeText } from '../../../domain/order/quotes/desk/business-clock.ts';

const WIDTH = 132;
/** Goals on the axis: the first line is the reply goal, and longer waits are cut at the end. */
const GOALS = 4;

/** How long a customer has waited, against the reply goal. */
export const ClockBar = (props: { readonly minutes: number; readonly goalMinutes: number }): ReactNode => {
  const { minutes, goalMinutes } = props;
  const step = WIDTH / GOALS;
  const length = Math.min(WIDTH, Math.max(2, (minutes / goalMinutes) * step));
  const isLate = minutes > goalMinutes;
  const text = businessTimeText(minutes);
  return (
    <span className="home-clock">
      <svg width={WIDTH} height="14" viewBox={`0 0 ${WIDTH} 14`} role="img" aria-label={`Waiting ${text}`}>
        <title>{`Waiting ${text}`}</title>
        {Array.from({ length: GOALS - 1 }, (_, at) => (
          <path
            key={`goal-${at + 1}`}
            className={at === 0 ? 'home-clock-goal' : 'home-clock-line'}
            d={`M${(at + 1) * step} 1v12`}
          />
        ))}
        <rect className={isLate ? 'home-clock-late' : 'home-clock-run'} x="0" y="4" width={length} height="5" />
      </svg>
      <span className={isLate ? 'home-late' : undefined}>{text}</span>
    </span>
  );
};
