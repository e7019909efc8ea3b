import type { ReactNode } from 'react';
import { type Day, dayText } from '../../domain/order/plan/day.ts';
import { type DayAxis, dayTicks, percentOf } from '../../domain/order/plan/day-axis.ts';
import type { ParcelKind } from '../../domain/order/plan/parcels.ts';
import { ShipMark } from './ship-mark.tsx';
import './day-line.css';

/** A mark on a day. */
export interface DayMark {
  readonly kind: ParcelKind;
  readonly day: Day;
}

/**
 * A row of the axis: a strong line from today to its last mark, then a thin one, dotted if the date is available only on request. The adjacent
 * text has the same content, so the row is hidden from assistive technology.
 */
export function DayLine(props: {
  axis: DayAxis;
  marks: readonly DayMark[];
  isOpen: boolean;
  due: Day | null;
}): ReactNode {
  const { axis, marks, isOpen, due } = props;
  const shown = marks.flatMap(({ kind, day }) => {
    const at = percentOf(axis, day);
    return at === null ? [] : [{ kind, at }];
  });
  const last = shown.at(-1)?.at ?? 0;
  const dueAt = due === null ? null : percentOf(axis, due);
  return (
    <svg className="day-line" height="34" aria-hidden="true">
      {dueAt === null ? null : <line className="day-line-due" x1={`${dueAt}%`} y1="0" x2={`${dueAt}%`} y2="34" />}
      <line className={isOpen ? 'day-line-open' : 'day-line-axis'} x1={`${last}%`} y1="17" x2="100%" y2="17" />
      <line className="day-line-run" x1="0" y1="17" x2={`${last}%`} y2="17" />
      {shown.map(({ kind, at }) => (
        <ShipMark key={`${kind}-${at}`} kind={kind} x={`${at}%`} />
      ))}
    </svg>
  );
}

/** The scale above all rows: today, Mondays, and the requested date. */
export function DayScale({ axis, due }: { axis: DayAxis; due: Day | null }): ReactNode {
  const dueAt = due === null ? null : percentOf(axis, due);
  const isNearDue = (at: number): boolean => dueAt !== null && Math.abs(at - dueAt) < 16;
  const ticks = dayTicks(axis).flatMap((day) => {
    const at = percentOf(axis, day);
    return at === null ? [] : [{ day, at }];
  });
  return (
    <svg className="day-line" height="30" aria-hidden="true">
      {ticks.map(({ day, at }, index) => (
        <g key={day}>
          <line className="drawing-thin" x1={`${at}%`} y1="23" x2={`${at}%`} y2="30" />
          {isNearDue(at) ? null : (
            <text
              className="drawing-axis"
              x={index === 0 ? '0' : `${at}%`}
              y="16"
              textAnchor={index === 0 ? 'start' : 'middle'}
            >
              {dayText(day)}
            </text>
          )}
        </g>
      ))}
      {due === null || dueAt === null ? null : (
        <>
          <line className="day-line-due" x1={`${dueAt}%`} y1="22" x2={`${dueAt}%`} y2="30" />
          <text className="drawing-value" x={`${dueAt}%`} y="16" textAnchor={dueAt > 90 ? 'end' : 'middle'}>
            {dayText(due)}
          </text>
        </>
      )}
    </svg>
  );
}
