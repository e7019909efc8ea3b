import { ArrowRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { axisPercent, HOME_AXIS, temperatureTicks } from '../../domain/engineering/finder/temperature-axis.ts';
import { type Celsius, formatTemperature, type TemperatureUnit } from '../../domain/kit/units.ts';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import type { declaration } from './temperature-chart.inputs.ts';
import '../shared/block-section.css';
import '../shared/points.css';
import './temperature-chart.css';

/** The working range of a material, in whole °C. */
export interface MaterialRange {
  readonly code: string;
  readonly name: string;
  readonly lowC: Celsius;
  readonly highC: Celsius;
  /** Limit of standard grades, if only special grades reach `highC`. */
  readonly standardHighC: Celsius | null;
  /** Typical uses, in a few words. */
  readonly service: string;
  /** URL of its page. */
  readonly href: string;
}

export interface TemperatureChartData {
  readonly materials: readonly MaterialRange[];
  /** The temperature marked on the axis. */
  readonly markedC: Celsius;
}

const Bar = ({
  range,
  unit,
  markedC,
}: {
  range: MaterialRange;
  unit: TemperatureUnit;
  markedC: Celsius;
}): ReactNode => {
  const style = {
    '--from': `${axisPercent(HOME_AXIS, range.lowC)}%`,
    '--to': `${axisPercent(HOME_AXIS, range.highC)}%`,
    '--standard': `${axisPercent(HOME_AXIS, range.standardHighC ?? range.highC)}%`,
  } as CSSProperties;
  return (
    <li style={style} data-high={range.highC} className={range.highC < markedC ? 'is-short' : undefined}>
      <a href={range.href}>
        <b className="text-mono">{range.code}</b>
        <span>{range.name}</span>
      </a>
      <span className="temperature-chart-bar">
        <i aria-hidden="true" />
        {range.standardHighC === null ? null : <i className="temperature-chart-special" aria-hidden="true" />}
        <span className="temperature-chart-low">{formatTemperature(unit, range.lowC)}</span>
        <span className="visually-hidden"> to </span>
        <span className="temperature-chart-high">{formatTemperature(unit, range.highC)}</span>
        <span className="visually-hidden">
          {' '}
          °{unit}
          {range.standardHighC === null
            ? ''
            : `, above ${formatTemperature(unit, range.standardHighC)} °${unit} special grades only`}
        </span>
      </span>
      <span className="temperature-chart-service">{range.service}</span>
    </li>
  );
};

/**
 * Working ranges of the seal materials on one axis. The requested temperature is marked, and materials that do not
 * reach it are gray.
 */
export function TemperatureChart(props: BlockProps<typeof declaration, TemperatureChartData>): ReactNode {
  const { id, heading, content, linkLabel, linkUrl, links, data } = props;
  const unit = usePage().preferences.temperature;
  const ticks = temperatureTicks(HOME_AXIS, unit);
  return (
    <section id={id || undefined}>
      <div className="block-section-head">
        <h2 className="heading-2">{heading}</h2>
        {linkUrl === '' || linkLabel === '' ? null : (
          <a className="link-onward" href={linkUrl}>
            {linkLabel} <ArrowRight className="icon" />
          </a>
        )}
      </div>
      <div className="temperature-chart">
        {data === null ? null : (
          <div className="temperature-chart-rows" data-enhance="temperature-chart" data-unit={unit}>
            <div
              className="temperature-chart-axis"
              aria-hidden="true"
              style={{ '--at': `${axisPercent(HOME_AXIS, data.markedC)}%` } as CSSProperties}
            >
              {ticks.map(({ atC, text }, index) => (
                <span
                  key={text}
                  style={{ left: `${axisPercent(HOME_AXIS, atC)}%` }}
                  className={text === '0' ? 'temperature-chart-zero' : undefined}
                >
                  {text}
                  {index === 0 ? <small>°{unit}</small> : null}
                </span>
              ))}
              <em>
                {formatTemperature(unit, data.markedC)} °{unit}
              </em>
            </div>
            <ul>
              {data.materials.map((range) => (
                <Bar key={range.code} range={range} unit={unit} markedC={data.markedC} />
              ))}
            </ul>
          </div>
        )}
        <aside>
          {content === '' ? null : <p className="text-secondary">{content}</p>}
          <ul className="points">
            {links.map(({ label, url }) => (
              <li key={url}>
                <TextLink href={url}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </section>
  );
}
