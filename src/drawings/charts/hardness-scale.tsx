import type { ReactNode } from 'react';
import { bandName, DUROMETER_BANDS } from '../../domain/shop/catalog/index/durometer-bands.ts';
import { px } from '../numbers.ts';

const WIDTH = 390;
const EDGE = 8;

/** Bands with numbers: "Very Soft 30–50" becomes "Very soft" from 30 to 50. */
const BANDS = DUROMETER_BANDS.flatMap(({ label, shoreA }) => {
  if (shoreA === null) return [];
  const name = bandName(label);
  return [{ label: name.charAt(0) + name.slice(1).toLowerCase(), low: shoreA[0], high: shoreA[1] }];
});
const LOWEST = Math.min(...BANDS.map(({ low }) => low));
const HIGHEST = Math.max(...BANDS.map(({ high }) => high));

/**
 * The Shore A bands with a marker at the hardness of the compound. The axis grows for compounds outside of the bands.
 */
export function HardnessScale({ durometer }: { durometer: number }): ReactNode {
  const low = Math.min(LOWEST, durometer);
  const high = Math.max(HIGHEST, durometer);
  const at = (value: number): number => px(EDGE + ((value - low) / (high - low)) * (WIDTH - 2 * EDGE));
  const inside = BANDS.find((band) => durometer >= band.low && durometer <= band.high);
  const marker = at(durometer);
  const labelLeft = marker > WIDTH / 2;
  const text = `${durometer} Shore A`;
  const sentence = `Hardness ${text}: ${inside ? inside.label.toLowerCase() : 'outside the usual bands'}.`;
  return (
    <svg className="drawing" viewBox={`0 0 ${WIDTH} 48`} role="img" aria-label={sentence}>
      {BANDS.map((band) => (
        <g key={band.label}>
          <rect
            className={band === inside ? 'drawing-ink' : 'drawing-wash'}
            x={at(band.low)}
            y="18"
            width={px(at(band.high) - at(band.low))}
            height="8"
          />
          <text
            className={band === inside ? 'drawing-axis-word is-current' : 'drawing-axis-word'}
            x={px((at(band.low) + at(band.high)) / 2)}
            y="42"
            textAnchor="middle"
          >
            {band.label}
          </text>
        </g>
      ))}
      <path className="drawing-arrow" d={`M${marker} 17l-4-7h8z`} />
      <text
        className="drawing-value"
        x={labelLeft ? marker - 8 : marker + 8}
        y="14"
        textAnchor={labelLeft ? 'end' : 'start'}
      >
        {text}
      </text>
    </svg>
  );
}
