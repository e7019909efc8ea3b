import type { CSSProperties, ReactNode } from 'react';
import type { Advice } from '../../../../domain/engineering/advisor/advise.ts';
import {
  axisPercent,
  type TemperatureAxis,
  temperatureTicks,
} from '../../../../domain/engineering/finder/temperature-axis.ts';
import { formatTemperature, type TemperatureUnit } from '../../../../domain/kit/units.ts';
import type { Question } from '../../../../domain/reference/media/question.ts';
import './temperature-track.css';

/** What all rows share: the axis, the requested range and the unit. */
export interface Track {
  readonly axis: TemperatureAxis;
  readonly question: Pick<Question, 'lowC' | 'highC'>;
  readonly unit: TemperatureUnit;
}

const places = (values: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, `${value}%`])) as CSSProperties;

const hasRange = ({ lowC, highC }: Track['question']): boolean => lowC !== null || highC !== null;

/** The requested band, the same in every row. An unspecified end is at the axis' end. */
const Need = ({ axis, question: { lowC, highC } }: Track): ReactNode =>
  hasRange({ lowC, highC }) ? (
    <span
      className="temperature-track-need"
      style={places({ from: axisPercent(axis, lowC ?? axis.lowC), to: axisPercent(axis, highC ?? axis.highC) })}
    />
  ) : null;

/** Describes the requested range. @example '−20 to 100 °C' */
export const trackRangeText = ({ question: { lowC, highC }, unit }: Omit<Track, 'axis'>): string => {
  if (lowC === null) return highC === null ? '' : `up to ${formatTemperature(unit, highC)} °${unit}`;
  const low = formatTemperature(unit, lowC);
  return highC === null ? `from ${low} °${unit}` : `${low} to ${formatTemperature(unit, highC)} °${unit}`;
};

/** The scale above all rows. */
export const TrackHead = ({ track }: { track: Track }): ReactNode => {
  const { axis, question, unit } = track;
  const middle = (axisPercent(axis, question.lowC ?? axis.lowC) + axisPercent(axis, question.highC ?? axis.highC)) / 2;
  return (
    <span className="temperature-track" aria-hidden="true">
      <Need {...track} />
      {hasRange(question) ? (
        <span className="temperature-track-label" style={places({ at: middle })}>
          {trackRangeText(track)}
        </span>
      ) : null}
      {temperatureTicks(axis, unit).map(({ atC, text }) => (
        <span key={text} className="temperature-track-tick" style={places({ at: axisPercent(axis, atC) })}>
          {text}
        </span>
      ))}
    </span>
  );
};

/** The part of the requested range that a family does not cover at one end. */
const Short = ({ axis, from, to }: { axis: TemperatureAxis; from: number; to: number }): ReactNode => (
  <span
    className="temperature-track-short"
    style={places({ from: axisPercent(axis, from), to: axisPercent(axis, to) })}
  />
);

/** A family's working range, with the uncovered part of the requested range dashed. */
export const TemperatureTrack = ({ advice, track }: { advice: Advice; track: Track }): ReactNode => {
  const { axis, question, unit } = track;
  const { family, reasons } = advice;
  const limitOf = (kind: 'too_hot' | 'too_cold') => {
    const reason = reasons.find((one) => one.kind === kind);
    return reason?.kind === kind ? reason.limitC : null;
  };
  const hot = limitOf('too_hot');
  const cold = limitOf('too_cold');
  const hottest = question.highC ?? question.lowC;
  const coldest = question.lowC ?? question.highC;
  // The cold limit of a moving seal is higher than the family's.
  const lowest = cold ?? family.lowC;
  const [low, high] = [axisPercent(axis, lowest), axisPercent(axis, family.highC)];
  return (
    <span className="temperature-track">
      <Need {...track} />
      <span className="temperature-track-bar" style={places({ from: low, to: high })} />
      {hot === null || hottest === null ? null : <Short axis={axis} from={hot} to={hottest} />}
      {cold === null || coldest === null ? null : <Short axis={axis} from={coldest} to={cold} />}
      <span
        className={`temperature-track-end temperature-track-low${cold === null ? '' : ' is-short'}`}
        style={places({ at: low })}
      >
        {formatTemperature(unit, lowest)}
        <span className="visually-hidden"> to </span>
      </span>
      <span className={`temperature-track-end${hot === null ? '' : ' is-short'}`} style={places({ at: high })}>
        {formatTemperature(unit, family.highC)}
        <span className="visually-hidden"> °{unit}</span>
      </span>
    </span>
  );
};
