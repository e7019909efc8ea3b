import { type ReactNode, useRef, useState } from 'react';
import { queryNumber } from '../../../../domain/kit/text/unit-entry.ts';
import { lengthIn, mm } from '../../../../domain/kit/units.ts';
import { withRange } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { useListing, useListingActions, usePreferences } from '../listing-context.tsx';
import { rulerScale } from './ruler-scale.ts';
import './diameter-ruler.css';

const PAUSE_MS = 250;

type Place = readonly [low: number, high: number];

/**
 * The inside diameter range as two handles on a ruler. A handle at its end of the ruler leaves that side open. Dragged
 * values are applied when the handle rests.
 */
export function DiameterRuler(): ReactNode {
  const range = useListing((state) => state.query.idMm);
  const { measurement: unit } = usePreferences();
  const { apply, getState } = useListingActions();
  const [dragged, setDragged] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { end, step, ticks, labels } = rulerScale(range, unit);
  const set: Place = [lengthIn(unit, range.low ?? mm(0)), range.high === null ? end : lengthIn(unit, range.high)];
  const [low, high] = dragged ?? set;

  const commit = ([from, to]: Place) => {
    setDragged(null);
    const number = (value: number) => queryNumber(String(value), unit) ?? null;
    const next = { low: from <= 0 ? null : number(from), high: to >= end ? null : number(to) };
    apply(withRange(getState().query, 'idMm', next));
  };
  const drag = (place: Place) => {
    setDragged(place);
    clearTimeout(timer.current);
    timer.current = setTimeout(commit, PAUSE_MS, place);
  };
  const percent = (value: number): string => `${Math.round((value / end) * 10_000) / 100}%`;
  /** Arrow keys move by one step; without this, `step="any"` lets the browser choose the distance. */
  const stepped = (key: string, value: number): number | undefined => {
    if (key === 'ArrowRight' || key === 'ArrowUp') return value + step;
    return key === 'ArrowLeft' || key === 'ArrowDown' ? value - step : undefined;
  };
  const rounded = (value: number): number => Math.round(value / step) * step;
  const setLow = (value: number) => drag([Math.max(0, Math.min(rounded(value), high)), high]);
  const setHigh = (value: number) => drag([low, Math.min(end, Math.max(rounded(value), low))]);
  const ends = [
    { name: 'Smallest inside diameter on the ruler', value: low, move: setLow },
    { name: 'Largest inside diameter on the ruler', value: high, move: setHigh },
  ];
  return (
    <div className="diameter-ruler only-script">
      <svg className="drawing" height="36" aria-hidden="true">
        <line className="drawing-thin" x1="0" x2="100%" y1="14" y2="14" />
        {ticks.map((tick) => (
          <line
            className="drawing-thin"
            key={tick}
            x1={percent(tick)}
            x2={percent(tick)}
            y1="14"
            y2={labels.includes(tick) ? 6 : 10}
          />
        ))}
        <line className="diameter-ruler-bar" x1={percent(low)} x2={percent(high)} y1="14" y2="14" />
        {labels.map((label, at) => (
          <text
            className="drawing-axis"
            key={label}
            x={percent(label)}
            y="33"
            textAnchor={at === 0 ? 'start' : at === labels.length - 1 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
      </svg>
      {ends.map(({ name, value, move }) => (
        <input
          key={name}
          type="range"
          min={0}
          max={end}
          step="any"
          aria-label={name}
          aria-valuetext={`${Math.round(value * 1000) / 1000} ${unit}`}
          value={value}
          onChange={(event) => move(Number(event.target.value))}
          onKeyDown={(event) => {
            const next = stepped(event.key, value);
            if (next === undefined) return;
            event.preventDefault();
            move(next);
          }}
        />
      ))}
    </div>
  );
}
