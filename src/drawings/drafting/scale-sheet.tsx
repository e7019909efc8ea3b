import type { ReactNode } from 'react';
import { px } from '../numbers.ts';
import { box } from './path.ts';
import { Caption, SheetDimH } from './sheet-notes.tsx';

const AXIS = { left: 70, right: 570, y: 190 };

/** A range as a bar over its scale, with labels for both limits above. */
export function ScaleSheet(props: {
  from: number;
  to: number;
  low: number;
  high: number;
  ticks: readonly { readonly at: number; readonly text: string }[];
  text: (value: number) => string;
  caption: string;
}): ReactNode {
  const { from, to, low, high, ticks, text, caption } = props;
  const x = (value: number): number =>
    px(AXIS.left + ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * (AXIS.right - AXIS.left));
  const { y } = AXIS;
  return (
    <>
      <path className="drawing-outline" d={`M${AXIS.left} ${y}H${AXIS.right}`} />
      {ticks.map((tick) => (
        <g key={tick.text}>
          <path className="drawing-outline" d={`M${x(tick.at)} ${y}V${y + 8}`} />
          <text x={x(tick.at)} y={y + 26} textAnchor="middle">
            {tick.text}
          </text>
        </g>
      ))}
      <path className="drawing-ink" d={box(x(low), y - 34, Math.max(2, x(high) - x(low)), 22)} />
      <SheetDimH
        x1={x(low)}
        x2={x(high)}
        y={y - 74}
        text={`${text(low).split(' ')[0]} to ${text(high)}`}
        from={y - 34}
      />
      <Caption text={caption} />
    </>
  );
}
