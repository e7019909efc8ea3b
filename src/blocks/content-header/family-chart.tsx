import type { CSSProperties, ReactNode } from 'react';
import { axisOver, axisPercent, temperatureTicks } from '../../domain/engineering/finder/temperature-axis.ts';
import { type Celsius, formatTemperature } from '../../domain/kit/units.ts';
import { usePage } from '../page-context.ts';
import './family-chart.css';

/** The working range of a family. */
export interface FamilyRange {
  readonly short: string;
  readonly lowC: Celsius;
  readonly highC: Celsius;
}

export interface FamilyChartData {
  /** `rubber families`. */
  readonly noun: string;
  /** The family with the highest temperature first. */
  readonly families: readonly FamilyRange[];
  /** `short` of the page's family. */
  readonly marked: string;
}

/** The families of a kind on one temperature axis, with the page's family highlighted. */
export function FamilyChart({ noun, families, marked }: FamilyChartData): ReactNode {
  const unit = usePage().preferences.temperature;
  const axis = axisOver(families);
  const at = (degrees: number): string => `${axisPercent(axis, degrees)}%`;
  const own = families.find(({ short }) => short === marked);
  const written = own && `${formatTemperature(unit, own.lowC)} to ${formatTemperature(unit, own.highC)} °${unit}`;
  return (
    <>
      <div
        className="family-chart"
        style={{ '--names': `${Math.max(...families.map(({ short }) => short.length)) + 3}ch` } as CSSProperties}
        role="img"
        aria-label={`Working temperatures of ${families.length} ${noun} on one axis; ${marked} marked, ${written}.`}
      >
        {families.map(({ short, lowC, highC }) => (
          <div key={short} className={short === marked ? 'is-marked' : undefined}>
            <b>{short}</b>
            <span style={{ '--from': at(lowC), '--to': at(highC) } as CSSProperties}>
              <i />
              {short === marked ? (
                <>
                  <em className="family-chart-low">{formatTemperature(unit, lowC)}</em>
                  <em>
                    {formatTemperature(unit, highC)} °{unit}
                  </em>
                </>
              ) : null}
            </span>
          </div>
        ))}
        <div className="family-chart-axis">
          {temperatureTicks(axis, unit).map(({ atC, text }) => (
            <span key={text} style={{ left: at(atC) }}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        Typical limits of {families.length} {noun} in °{unit}, hottest first
      </figcaption>
    </>
  );
}
