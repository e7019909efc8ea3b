import { ArrowRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { NumberHead } from '../../client/ui/number-head.tsx';
import { type FamilyQuestion, familyVerdict } from '../../domain/engineering/advisor/matching-families.ts';
import {
  axisPercent,
  type TemperatureAxis,
  temperatureTicks,
} from '../../domain/engineering/finder/temperature-axis.ts';
import { type Celsius, formatTemperature, type TemperatureUnit } from '../../domain/kit/units.ts';
import type { WantedRange } from '../../domain/reference/tables/family-range.ts';
import { AxisHandle } from './axis-handle.tsx';

/** A family as shown in the table. */
export interface ShownFamily {
  readonly short: string;
  readonly name: string;
  readonly service: string;
  readonly lowC: Celsius;
  readonly highC: Celsius;
  /** `60–95 Shore A`. */
  readonly hardness: string;
  /** URL of its page. */
  readonly href: string;
  readonly storeHref: string;
  /** `null` if the store was unavailable. */
  readonly compounds: number | null;
}

/** Column headers. The axis has ticks and shows the requested range. */
export const FamiliesHead = (props: {
  axis: TemperatureAxis;
  unit: TemperatureUnit;
  wanted: WantedRange;
}): ReactNode => {
  const { axis, unit, wanted } = props;
  return (
    <thead>
      <tr>
        <th scope="col">Family</th>
        <th scope="col" abbr="Range" className="material-families-axis">
          <span className="visually-hidden">Range</span>
          <div>
            {temperatureTicks(axis, unit).map(({ atC, text }) => (
              <span key={text} aria-hidden="true" style={{ left: `${axisPercent(axis, atC)}%` }}>
                {text}
              </span>
            ))}
            <AxisHandle end="low" axis={axis} unit={unit} atC={wanted.lowC} />
            <AxisHandle end="high" axis={axis} unit={unit} atC={wanted.highC} />
          </div>
        </th>
        <NumberHead>Low °{unit}</NumberHead>
        <NumberHead>High °{unit}</NumberHead>
        <th scope="col">Best in</th>
        <NumberHead>Hardness</NumberHead>
        <NumberHead>Compounds</NumberHead>
        <th scope="col">
          <span className="visually-hidden">Verdict</span>
        </th>
      </tr>
    </thead>
  );
};

/** A row of a family: name, bar, figures, and its parts in the store. */
export const FamilyRow = (props: {
  family: ShownFamily;
  axis: TemperatureAxis;
  unit: TemperatureUnit;
  question: FamilyQuestion;
}): ReactNode => {
  const { family, axis, unit, question } = props;
  const { short, name, service, lowC, highC, hardness, href, storeHref, compounds } = family;
  const [low, high] = [formatTemperature(unit, lowC), formatTemperature(unit, highC)];
  const { isOutside, word } = familyVerdict(question, family);
  const bar = { '--from': `${axisPercent(axis, lowC)}%`, '--to': `${axisPercent(axis, highC)}%` } as CSSProperties;
  return (
    <tr className={isOutside ? 'is-outside' : undefined} data-family={short} data-low={lowC} data-high={highC}>
      <th scope="row">
        <a href={href}>
          {short === name ? null : <b className="text-mono">{short}</b>}
          <span>{name}</span>
        </a>
        <small aria-hidden="true">
          {low} to {high} °{unit}. {service} <b data-verdict="">{word}</b>
        </small>
      </th>
      <td className="material-families-bar">
        <i style={bar} />
        <span className="visually-hidden" data-verdict="">
          {word}
        </span>
      </td>
      <td className="text-number">{low}</td>
      <td className="text-number">{high}</td>
      <td>{service}</td>
      <td className="text-number">{hardness}</td>
      <td className="text-number">
        {compounds === null ? (
          '–'
        ) : (
          <TextLink href={storeHref}>
            {compounds}
            <span className="visually-hidden"> {short} compounds in the store</span>
          </TextLink>
        )}
      </td>
      <td className="material-families-go">
        <div aria-hidden="true">
          <span data-verdict="">{word}</span>
          <ArrowRight className="icon" />
        </div>
      </td>
    </tr>
  );
};
