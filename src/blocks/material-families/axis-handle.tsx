import type { CSSProperties, ReactNode } from 'react';
import { handleWay } from '../../domain/engineering/finder/axis-handle.ts';
import type { TemperatureAxis } from '../../domain/engineering/finder/temperature-axis.ts';
import { type Celsius, formatTemperature, type TemperatureUnit, temperatureIn } from '../../domain/kit/units.ts';
import './axis-handle.css';

const NAMES = { low: 'Lowest temperature', high: 'Highest temperature' };

/**
 * One end of the range on the axis: a visible mark with a line through all rows. The slider over it does nothing
 * without JavaScript, so it is hidden until `client/enhance/family-range.ts` shows it.
 */
export function AxisHandle(props: {
  end: 'low' | 'high';
  axis: TemperatureAxis;
  unit: TemperatureUnit;
  /** `null` if this end is open: the handle is at the end of the axis. */
  atC: Celsius | null;
}): ReactNode {
  const { end, axis, unit, atC } = props;
  const { min, max, from, to } = handleWay(axis, unit);
  const open = end === 'low' ? min : max;
  const style = { '--from': `${from}%`, '--to': `${to}%` } as CSSProperties;
  return (
    <>
      <input
        hidden
        className="axis-handle"
        type="range"
        aria-label={NAMES[end]}
        aria-valuetext={atC === null ? 'not set' : `${formatTemperature(unit, atC)} °${unit}`}
        data-end={end}
        min={min}
        max={max}
        step="any"
        defaultValue={atC === null ? open : temperatureIn(unit, atC)}
        style={style}
      />
      <i className={`axis-handle-mark axis-handle-${end}${atC === null ? '' : ' is-set'}`} style={style} />
    </>
  );
}
