import { Fragment, type ReactNode } from 'react';
import { coversRange, nearestRanges, shortfall, type WantedRange } from '../../domain/reference/family-range.ts';
import { formatTemperature, type TemperatureUnit } from '../../domain/units.ts';
import { usePage } from '../page-context.ts';
import type { ShownFamily } from './family-row.tsx';

const NEAREST = 2;

/** The range in words. @example 'from −40 to 120 °C' */
const rangeText = ({ lowC, highC }: WantedRange, unit: TemperatureUnit): string => {
  if (lowC === null) return highC === null ? '' : `up to ${formatTemperature(unit, highC)} °${unit}`;
  const low = formatTemperature(unit, lowC);
  return highC === null ? `from ${low} °${unit}` : `${low} to ${formatTemperature(unit, highC)} °${unit}`;
};

const lackText = (wanted: WantedRange, family: ShownFamily, unit: TemperatureUnit): string => {
  const { cold, heat } = shortfall(wanted, family);
  const degrees = (lack: number): string => `${Math.round(unit === 'C' ? lack : lack * 1.8)} °${unit}`;
  return [cold > 0 ? `${degrees(cold)} short in the cold` : '', heat > 0 ? `${degrees(heat)} short in the heat` : '']
    .filter(Boolean)
    .join(', ');
};

/** Which families cover the range; when none does, those that come nearest and what they lack. */
export function RangeResult(props: { families: readonly ShownFamily[]; wanted: WantedRange }): ReactNode {
  const { families, wanted } = props;
  const unit = usePage().preferences.temperature;
  if (wanted.lowC === null && wanted.highC === null) return null;
  const covering = families.filter((family) => coversRange(wanted, family));
  const named = covering.length > 0 ? covering : nearestRanges(wanted, families, (family) => family, NEAREST);
  return (
    <p className="range-result" role="status">
      {covering.length > 0 ? (
        <>
          <b>
            {covering.length} of {families.length} families
          </b>{' '}
          {covering.length === 1 ? 'covers' : 'cover'} {rangeText(wanted, unit)}:{' '}
        </>
      ) : (
        <>
          <b>No family</b> covers {rangeText(wanted, unit)}. Nearest:{' '}
        </>
      )}
      {named.map((family, at) => (
        <Fragment key={family.short}>
          {at === 0 ? null : ', '}
          <a className="link" href={family.href}>
            {family.short}
          </a>
          {covering.length > 0 ? null : ` (${lackText(wanted, family, unit)})`}
        </Fragment>
      ))}
    </p>
  );
}
