import type { CSSProperties, ReactNode } from 'react';
import type { Level } from '../../../../domain/engineering/gland-design/judging/findings.ts';
import type { Span } from '../../../../domain/kit/units.ts';
import { LevelVerdict } from '../verdict/level-verdict.tsx';
import './gauge.css';

/** One figure with its windows. */
export interface GaugeFigure {
  readonly name: string;
  readonly symbol: string;
  /** The formatted value without its unit. */
  readonly value: string;
  readonly unit: string;
  readonly level: Level;
  readonly scale: Span;
  readonly good: Span;
  readonly allowed: Span | null;
  /** Limits of the worst-case corners. */
  readonly cornerLimits: readonly number[];
  readonly nominal: number;
  readonly range: Span;
  /** A second mark: the gap when a side load doubles it. */
  readonly doubled?: number;
  readonly cornersText: string;
  readonly windowText: string;
  readonly ticks: readonly (readonly [at: number, text: string])[];
}

type Marks = CSSProperties & Record<'--at' | '--from' | '--to', number>;

const clamped = (value: number): number => Math.min(100, Math.max(0, Math.round(value * 100) / 100));

/** Converts values to positions on a gauge in percent of its scale, clamped to its ends. */
export const barStyle = ([low, high]: Span) => {
  const at = (value: number): number => clamped((100 * (value - low)) / (high - low));
  return {
    at: (value: number): Partial<Marks> => ({ '--at': at(value) }),
    span: ([from, to]: Span): Partial<Marks> => ({ '--from': at(from), '--to': at(to) }),
  };
};

/** A gauge: good and allowed windows, worst-case corners, nominal. */
export function Gauge({ figure }: { figure: GaugeFigure }): ReactNode {
  const { name, symbol, value, unit, level, good, allowed, cornerLimits, nominal, range, ticks } = figure;
  const { at, span } = barStyle(figure.scale);
  const isPast = nominal < figure.scale[0] || nominal > figure.scale[1];
  return (
    <div className="gauge">
      <div className="gauge-head">
        <span className="gauge-name">
          {name} <i>{symbol}</i>
        </span>
        <span className="gauge-value">
          {value}
          <i>{unit}</i>
        </span>
        <LevelVerdict level={level} />
      </div>
      <div
        className="gauge-scale"
        role="img"
        aria-label={`${name} ${value} ${unit}. ${figure.cornersText}. ${figure.windowText}.`}
      >
        {allowed === null ? null : <i className="gauge-allowed" style={span(allowed)} />}
        <i className="gauge-window" style={span(good)} />
        <i className="gauge-line" />
        {cornerLimits.map((limit) => (
          <i key={limit} className="gauge-corner" style={at(limit)} />
        ))}
        <i className="gauge-range" style={span(range)} />
        <i className={`gauge-nominal${isPast ? ' gauge-past' : ''}`} style={at(nominal)} />
        {figure.doubled === undefined ? null : <i className="gauge-doubled" style={at(figure.doubled)} />}
        {ticks.map(([position, text]) => (
          <span key={text} className="gauge-tick" style={at(position)}>
            <b>{text}</b>
          </span>
        ))}
      </div>
      <div className="gauge-foot">
        <span>{figure.cornersText}</span>
        <span>{figure.windowText}</span>
      </div>
    </div>
  );
}

/** The meaning of a gauge's marks. */
export const GaugeKey = (): ReactNode => (
  <div className="gauge-key" aria-hidden="true">
    <span>
      <i className="gauge-window" />
      good
    </span>
    <span>
      <i className="gauge-allowed" />
      allowed
    </span>
    <span>
      <i className="gauge-range" />
      corners
    </span>
    <span>
      <i className="gauge-nominal" />
      nominal
    </span>
    <span>
      <i className="gauge-corner" />
      corner limit
    </span>
  </div>
);
