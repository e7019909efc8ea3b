import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { dayText } from '../../../domain/order/plan/day.ts';
import type { PlanLine } from '../../../domain/order/plan/order-plan.ts';
import { DayLine } from '../../../drawings/charts/day-line.tsx';
import { parcelText } from './plan-words.ts';
import type { CartPlan } from './use-plan.ts';
import './line-days.css';

/** When a line ships: marks on the shared axis of all lines, and the same as text, followed by `children`. */
export function LineDays(props: { plan: CartPlan; line: PlanLine; children: ReactNode }): ReactNode {
  const { plan, line, children } = props;
  const { parcels, openPieces } = line.days;
  const { due, lastDay } = plan;
  const isLate = (day: number): boolean => lastDay !== null && day > lastDay;
  const isParted = parcels.length + Math.min(1, openPieces) > 1;
  return (
    <div className="line-days">
      <DayLine axis={plan.axis} marks={parcels} isOpen={openPieces > 0} due={due} />
      <p>
        {parcels.map((parcel) => (
          <span key={`${parcel.kind}-${parcel.day}`} className={isLate(parcel.day) ? 'line-days-late' : ''}>
            <b>{dayText(parcel.day)}</b> {parcelText(parcel, isParted)}
            {due !== null && isLate(parcel.day) ? `, after ${dayText(due)}` : ''}
          </span>
        ))}
        {openPieces === 0 ? null : (
          <span>
            <b>{isParted ? `${formatCount(openPieces)} on request` : 'Ship time on request'}</b>
          </span>
        )}
        {children}
      </p>
    </div>
  );
}
