import type { ReactNode } from 'react';
import { UnitInput } from '../../client/ui/unit-input.tsx';
import { UnitLinks } from '../../client/ui/unit-links.tsx';
import { entryText } from '../../domain/catalog-url/unit-entry.ts';
import type { WantedRange } from '../../domain/reference/family-range.ts';
import type { Celsius, TemperatureUnit } from '../../domain/units.ts';
import { usePage } from '../page-context.ts';

/** The range in two fields; a plain form that asks the same page again. */
export function RangeForm(props: {
  action: string;
  entry: { readonly low: string; readonly high: string };
  wanted: WantedRange;
  problem: string;
  /** Unit of what stands in the address. */
  typedIn: TemperatureUnit;
}): ReactNode {
  const { action, entry, wanted, problem, typedIn } = props;
  const { path, preferences } = usePage();
  const unit = preferences.temperature;
  const shown = (degrees: Celsius | null, typed: string): string =>
    degrees === null || typedIn === unit ? typed : entryText(degrees, unit);
  const asked = new URLSearchParams({ ...entry, degrees: typedIn }).toString();
  const isEmpty = entry.low === '' && entry.high === '';
  const field = (label: string, name: string, value: string): ReactNode => (
    <label className="field">
      <span>{label}</span>
      <UnitInput
        unit={`°${unit}`}
        className="field-input"
        name={name}
        defaultValue={value}
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        aria-describedby={problem === '' ? undefined : 'range-problem'}
        aria-invalid={problem === '' ? undefined : true}
      />
    </label>
  );
  return (
    <form
      className="range-form"
      method="get"
      action={action}
      aria-label="Your temperature range"
      data-enhance="family-range"
      data-unit={unit}
    >
      {field('Lowest', 'low', shown(wanted.lowC, entry.low))}
      {field('Highest', 'high', shown(wanted.highC, entry.high))}
      <input type="hidden" name="degrees" value={unit} />
      <button className="button" type="submit">
        Show
      </button>
      <UnitLinks preferences={preferences} backTo={isEmpty ? path : `${path}?${asked}`} only="temperature" />
      <a className="button button-plain" href={action} data-clear="" hidden={isEmpty}>
        Clear range
      </a>
      <p className="field-error" id="range-problem" role="alert" hidden={problem === ''}>
        {problem}
      </p>
    </form>
  );
}
