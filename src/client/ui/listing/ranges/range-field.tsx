import { type ReactNode, useId, useRef, useState } from 'react';
import {
  type Entered,
  type EntryUnit,
  enteredNumber,
  entryText,
  unitFieldText,
} from '../../../../domain/kit/text/unit-entry.ts';
import { UnitInput } from '../../../forms/unit-input.tsx';

const STEP_PAUSE_MS = 400;

/**
 * One end of a range, typed in the visitor's unit. Applied on Enter, on blur, and shortly after the last arrow key. The
 * input is not reformatted while it equals the query's value.
 */
export function RangeField(props: {
  label: string;
  /** Query parameter. The form submits the field under this name if its unit is the query's unit. */
  name: string;
  /** The query's value. */
  value: Entered<EntryUnit> | null;
  unit: EntryUnit;
  /** Bounds of the query's value. */
  bounds: { readonly min: Entered<EntryUnit>; readonly max: Entered<EntryUnit> };
  onCommit: (value: Entered<EntryUnit> | null) => void;
}): ReactNode {
  const { label, name, value, unit, bounds, onCommit } = props;
  const isLength = unit === 'mm' || unit === 'in';
  const isOwnUnit = unit === 'mm' || unit === 'C';
  const errorId = useId();
  const [typed, setTyped] = useState(() => entryText(value, unit));
  const [shown, setShown] = useState({ value, unit });
  const [error, setError] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (shown.value !== value || shown.unit !== unit) {
    setShown({ value, unit });
    setTyped(unitFieldText(typed, value, unit));
  }

  const commit = (input: HTMLInputElement) => {
    clearTimeout(timer.current);
    const number = input.validity.badInput ? undefined : enteredNumber(input.value, value, unit);
    if (number === undefined) return setError('Enter a number, such as 24.99.');
    if (number !== null && (number < bounds.min || number > bounds.max)) {
      return setError(`Use ${entryText(bounds.min, unit)} to ${entryText(bounds.max, unit)}.`);
    }
    setError('');
    if (number !== value) onCommit(number);
  };
  return (
    <label className="field">
      <span>{label}</span>
      <UnitInput
        unit={isLength ? unit : `°${unit}`}
        className="field-input field-input-small text-mono"
        type="number"
        inputMode="decimal"
        step={isLength ? 0.001 : 'any'}
        name={isOwnUnit ? name : undefined}
        value={typed}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={error === '' ? undefined : errorId}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => commit(event.target)}
        onKeyDown={(event) => {
          const input = event.currentTarget;
          if (event.key === 'Enter') {
            event.preventDefault();
            commit(input);
          } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => commit(input), STEP_PAUSE_MS);
          }
        }}
      />
      {error === '' ? null : (
        <span className="field-error" id={errorId}>
          {error}
        </span>
      )}
      {isOwnUnit ? null : (
        <noscript>
          <input
            className="field-input field-input-small text-mono"
            name={name}
            aria-label={`${label}, ${isLength ? 'mm' : '°C'}`}
            placeholder={isLength ? 'in mm' : 'in °C'}
            defaultValue={value ?? ''}
          />
        </noscript>
      )}
    </label>
  );
}
