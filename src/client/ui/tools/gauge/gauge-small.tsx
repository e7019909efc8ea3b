import type { ReactNode } from 'react';
import { barStyle, type GaugeFigure } from './gauge.tsx';
import './gauge-small.css';

/** A compact gauge for a table row. The scale is shown in the column head. */
export function GaugeSmall({ figure }: { figure: GaugeFigure }): ReactNode {
  const { name, value, unit, good, allowed, nominal, range, cornersText, windowText } = figure;
  const { at, span } = barStyle(figure.scale);
  return (
    <span className="gauge-small">
      <span
        className="gauge-small-scale"
        role="img"
        aria-label={`${name} ${value} ${unit}. ${cornersText}. ${windowText}.`}
      >
        {allowed === null ? null : <i className="gauge-allowed" style={span(allowed)} />}
        <i className="gauge-window" style={span(good)} />
        <i className="gauge-line" />
        <i className="gauge-range" style={span(range)} />
        <i className="gauge-small-nominal" style={at(nominal)} />
      </span>
      <b>{value}</b>
      <small>{cornersText}</small>
    </span>
  );
}
