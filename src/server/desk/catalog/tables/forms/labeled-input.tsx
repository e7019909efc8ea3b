import type { ReactNode } from 'react';
import { FieldProblem } from '../../../../../client/forms/field-problem.tsx';

interface LabeledInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** '': none. */
  readonly problem: string;
  readonly hint?: string;
  readonly inputMode?: 'decimal' | 'numeric';
  readonly maxLength?: number;
  /** ID of a `datalist`. */
  readonly list?: string;
  readonly isReadOnly?: boolean;
  /** Whether the label is only for assistive technology, as in a table with headings. */
  readonly isLabelHidden?: boolean;
}

const MAX_LENGTH = 500;

/** A text field with its label, hint and problem. */
export const LabeledInput = (props: LabeledInputProps): ReactNode => {
  const { name, label, value, problem, hint, isReadOnly = false, isLabelHidden = false } = props;
  const described = [hint === undefined ? '' : `${name}-hint`, problem === '' ? '' : `${name}-problem`];
  return (
    <div className="field">
      <label htmlFor={name} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        className="field-input field-input-small"
        id={name}
        name={name}
        defaultValue={value}
        inputMode={props.inputMode}
        maxLength={props.maxLength ?? MAX_LENGTH}
        list={props.list}
        readOnly={isReadOnly}
        autoComplete="off"
        aria-invalid={problem === '' ? undefined : true}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      />
      {hint === undefined ? null : (
        <span className="field-hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {problem === '' ? null : <FieldProblem id={`${name}-problem`} problem={problem} />}
    </div>
  );
};

/** A choice of two or more values with its label. */
export const LabeledSelect = (props: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly problem?: string;
  readonly isLabelHidden?: boolean;
}): ReactNode => {
  const { name, label, value, options, problem = '', isLabelHidden = false } = props;
  const isKnown = options.some(([option]) => option === value);
  return (
    <div className="field">
      <label htmlFor={name} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        className="field-input field-select field-input-small"
        id={name}
        name={name}
        defaultValue={value}
        aria-invalid={problem === '' ? undefined : true}
        aria-describedby={problem === '' ? undefined : `${name}-problem`}
      >
        {isKnown ? null : <option value={value}>{value}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      {problem === '' ? null : <FieldProblem id={`${name}-problem`} problem={problem} />}
    </div>
  );
};
