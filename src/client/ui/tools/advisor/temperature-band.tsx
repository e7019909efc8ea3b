import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { handleWay, keyStep, nearestStep } from '../../../../domain/engineering/finder/axis-handle.ts';
import {
  axisPercent,
  type TemperatureAxis,
  temperatureTicks,
} from '../../../../domain/engineering/finder/temperature-axis.ts';
import { type Celsius, formatTemperature, type TemperatureUnit, temperatureIn } from '../../../../domain/kit/units.ts';
import type { Question } from '../../../../domain/reference/media/question.ts';
import './temperature-band.css';

type End = 'low' | 'high';

const NAMES: Readonly<Record<End, string>> = { low: 'Cold end of the range', high: 'Hot end of the range' };

export interface TemperatureBandProps {
  readonly axis: TemperatureAxis;
  readonly unit: TemperatureUnit;
  readonly question: Pick<Question, 'lowC' | 'highC'>;
  /** Called when one end was moved, with degrees in the unit. */
  readonly onMove: (end: End, degrees: number) => void;
}

const percents = (values: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, `${value}%`])) as CSSProperties;

/** The requested range on the families' axis, with a handle at each end. The fields above show the same values. */
export const TemperatureBand = ({ axis, unit, question, onMove }: TemperatureBandProps): ReactNode => {
  const { lowC, highC } = question;
  const way = handleWay(axis, unit);
  const shown = (atC: Celsius | null, open: number): number => (atC === null ? open : temperatureIn(unit, atC));
  const low = shown(lowC, way.min);
  const high = shown(highC, way.max);
  /** One end can move at most to the other. */
  const move = (end: End, degrees: number): void =>
    onMove(end, end === 'low' ? Math.min(degrees, high) : Math.max(degrees, low));
  const onKey = (end: End, at: number) => (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : keyStep(event.key, at, way);
    if (next === null) return;
    event.preventDefault();
    move(end, next);
  };
  const handle = (end: End, at: number, atC: Celsius | null): ReactNode => (
    <input
      className={
        end === 'low' && at > (way.min + way.max) / 2 ? 'temperature-band-handle is-upper' : 'temperature-band-handle'
      }
      type="range"
      aria-label={NAMES[end]}
      aria-valuetext={atC === null ? 'not set' : `${formatTemperature(unit, atC)} °${unit}`}
      min={way.min}
      max={way.max}
      step="any"
      value={at}
      onChange={(event) => move(end, nearestStep(event.target.valueAsNumber))}
      onKeyDown={onKey(end, at)}
    />
  );
  const style = percents({
    from: way.from,
    to: way.to,
    low: lowC === null ? way.from : axisPercent(axis, lowC),
    high: highC === null ? way.to : axisPercent(axis, highC),
  });
  return (
    <div className="temperature-band only-script" style={style}>
      {handle('low', low, lowC)}
      {handle('high', high, highC)}
      {temperatureTicks(axis, unit).map(({ atC, text }) => (
        <span key={text} style={percents({ at: axisPercent(axis, atC) })} aria-hidden="true">
          {text}
        </span>
      ))}
    </div>
  );
};
