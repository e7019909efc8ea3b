import type { ReactNode } from 'react';
import type { FinderEntry, FinderField, FinderUnits } from '../../../domain/engineering/finder/finder.ts';
import { EMPTY_FIELDS, sizeFinderHref } from '../../../domain/engineering/size-finder/size-question.ts';
import { counted } from '../../../domain/kit/text/counted.ts';
import type { FinderResponse } from '../../../domain/site/api/catalog/finder.ts';
import { UnitInput } from '../../forms/unit-input.tsx';
import { TextLink } from '../links/text-link.tsx';
import './finder-form.css';

export interface MaterialOption {
  readonly key: string;
  readonly label: string;
}

const Figure = (props: {
  label: string;
  name: FinderField;
  unit: string;
  value: string;
  problem: string | undefined;
}): ReactNode => {
  const { label, name, unit, value, problem } = props;
  const errorId = `finder-${name}-error`;
  return (
    <label className="field">
      <span>{label}</span>
      <UnitInput
        unit={unit}
        className="field-input text-mono"
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : errorId}
      />
      {problem === undefined ? null : (
        <span className="field-error" id={errorId}>
          {problem}
        </span>
      )}
    </label>
  );
};

/** URL of the size finder with the lengths typed here. */
const measuredHref = ({ id, cs }: FinderEntry, { measurement }: FinderUnits): string =>
  sizeFinderHref({ ...EMPTY_FIELDS, length: id, thickness: cs, unit: measurement });

/** The text of the button and the line next to it. */
const answerText = (isUnderstood: boolean, totalItems: number): string => {
  if (!isUnderstood) return 'Show parts';
  return totalItems === 0 ? 'See near matches' : `Show ${counted(totalItems, 'part')}`;
};

/** The finder's fields: a plain form that leads into the store, with or without JavaScript. */
export function FinderForm(props: {
  entry: FinderEntry;
  /** The current values of the fields. */
  typed: FinderEntry;
  problems: Readonly<Partial<Record<FinderField, string>>>;
  answer: FinderResponse;
  units: FinderUnits;
  materials: readonly MaterialOption[];
  isStale: boolean;
  onEntry: (form: HTMLFormElement) => void;
}): ReactNode {
  const { entry, typed, problems, answer, units, materials, isStale, onEntry } = props;
  const { nearest, totalItems } = answer;
  const isUnderstood = Object.keys(problems).length === 0;
  return (
    <form
      className="finder-form"
      id="finder"
      action="/find"
      method="get"
      aria-label="Find an O-ring by size"
      onInput={(event) => onEntry(event.currentTarget)}
    >
      <div className="finder-form-row">
        <Figure label="Inside diameter" name="id" unit={units.measurement} value={entry.id} problem={problems.id} />
        <Figure label="Cross-section" name="cs" unit={units.measurement} value={entry.cs} problem={problems.cs} />
        <Figure
          label="Up to"
          name="temperature"
          unit={`°${units.temperature}`}
          value={entry.temperature}
          problem={problems.temperature}
        />
        <label className="field">
          <span>Material</span>
          <select className="field-input field-select" name="material" defaultValue={entry.material}>
            <option value="">Any</option>
            {materials.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <input type="hidden" name="length" value={units.measurement} />
      <input type="hidden" name="degrees" value={units.temperature} />
      <div className="actions">
        <button type="submit" className="button button-primary button-large" aria-busy={isStale || undefined}>
          {answerText(isUnderstood, totalItems)}
        </button>
        <p className="text-secondary" aria-live="polite">
          {nearest === null ? (
            isUnderstood ? (
              'Type a diameter or a section.'
            ) : (
              'Correct the marked field to see sizes and parts.'
            )
          ) : (
            <>
              {nearest.isNominal ? 'Nominal inches of' : 'Nearest standard size:'}{' '}
              <a className="link text-mono" href={nearest.href}>
                {nearest.name}
              </a>
            </>
          )}
        </p>
      </div>
      <p className="finder-form-measured">
        Measured a ring, new or worn? <TextLink href={measuredHref(typed, units)}>Open the size finder</TextLink>
      </p>
    </form>
  );
}
