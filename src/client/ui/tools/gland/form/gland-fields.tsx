import type { ReactNode } from 'react';
import { limitsOf, toLengthEntry } from '../../../../../domain/engineering/gland-design/entry/change-entry.ts';
import type {
  DesignerEntry,
  EntryField,
  LimitField,
} from '../../../../../domain/engineering/gland-design/entry/entry.ts';
import { dimensionTitles, FIELD_TITLES } from '../../../../../domain/engineering/gland-design/entry/entry-titles.ts';
import { dimensionsOf } from '../../../../../domain/engineering/gland-design/entry/gland-inputs.ts';
import { problemWords } from '../../../../../domain/engineering/gland-design/entry/problem-text.ts';
import {
  type Dimension,
  type GlandGeometry,
  type GlandKind,
  type GlandUse,
  isRadial,
} from '../../../../../domain/engineering/gland-design/model.ts';
import type { Problem } from '../../../../../domain/kit/errors.ts';
import type { LengthUnit, Span } from '../../../../../domain/kit/units.ts';
import { UnitInput } from '../../../../forms/unit-input.tsx';

/** Data and callbacks of the gland fields. */
export interface GlandFieldsProps {
  readonly entry: DesignerEntry;
  /** The calculated gland; its dimensions are placeholders. */
  readonly gland: GlandGeometry | null;
  readonly problems: readonly Problem[];
  readonly sort: { readonly kind: GlandKind; readonly use: GlandUse };
  readonly unit: LengthUnit;
  readonly onField: (name: EntryField, value: string) => void;
}

const entryProblem = (problems: readonly Problem[], name: EntryField): string | undefined => {
  const problem = problems.find(({ parameter }) => parameter === name);
  return problem && problemWords(problem.message);
};

type PlainField = keyof typeof FIELD_TITLES;
type Shown = GlandFieldsProps & { readonly name: PlainField };

const titleOf = (name: PlainField): string => FIELD_TITLES[name];

/** A text field of the form, with the calculated value as placeholder. */
export const Input = (
  props: Shown & { label?: string; sign?: string; placeholder?: string; isNumber?: boolean; isSigned?: boolean },
): ReactNode => {
  const { entry, name, problems, onField, placeholder, sign, isNumber = true, isSigned = false } = props;
  const label = props.label ?? titleOf(name);
  const problem = entryProblem(problems, name);
  const id = `gland-${name}`;
  const field = {
    id,
    name,
    placeholder,
    autoComplete: 'off',
    maxLength: 40,
    value: entry[name] ?? '',
    className: 'field-input field-input-small text-mono',
    onChange: (event: { readonly target: { readonly value: string } }) => onField(name, event.target.value),
    // Phone number pads have no fraction, minus or unit keys.
    ...(isNumber && { 'data-step': isSigned ? 'signed' : '' }),
    ...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {sign === undefined ? <input {...field} /> : <UnitInput unit={sign} {...field} />}
      {problem === undefined ? null : (
        <span className="field-error" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </div>
  );
};

export const Choice = (
  props: Shown & { label?: string; options: readonly (readonly [value: string, text: string])[]; usual: string },
): ReactNode => {
  const { entry, name, label, options, usual, problems, onField } = props;
  const problem = entryProblem(problems, name);
  return (
    <label className="field">
      <span>{label ?? titleOf(name)}</span>
      <select
        className="field-input field-input-small field-select"
        name={name}
        value={entry[name] ?? usual}
        onChange={(event) => onField(name, event.target.value === usual ? '' : event.target.value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {problem === undefined ? null : <span className="field-error">{problem}</span>}
    </label>
  );
};

const Limit = (props: GlandFieldsProps & { name: LimitField; label: string; placeholder: string }): ReactNode => {
  const { entry, name, label, placeholder, problems, onField } = props;
  return (
    <input
      className="field-input field-input-small text-mono"
      data-step=""
      name={name}
      aria-label={label}
      value={entry[name] ?? ''}
      placeholder={placeholder}
      onChange={(event) => onField(name, event.target.value)}
      autoComplete="off"
      maxLength={40}
      {...(entryProblem(problems, name) !== undefined && {
        'aria-invalid': true,
        'aria-describedby': `gland-${name}-problem`,
      })}
    />
  );
};

const LimitRow = (props: GlandFieldsProps & { dimension: Dimension }): ReactNode => {
  const { dimension, gland, sort, unit, problems } = props;
  const [symbol, name] = dimensionTitles(sort.kind)[dimension];
  const limits: Span | null = gland && limitsOf(gland, dimension);
  const wrong = ([`${dimension}_min`, `${dimension}_max`] as const).flatMap((field) => {
    const problem = entryProblem(problems, field);
    return problem === undefined ? [] : [{ field, problem }];
  });
  const said = (at: 0 | 1): string => (limits === null ? '' : toLengthEntry(unit, limits[at]));
  return (
    <>
      <tr>
        <th scope="row">
          <b>{symbol}</b>
          {name}
        </th>
        <td>
          <Limit {...props} name={`${dimension}_min`} label={`${name}, min`} placeholder={said(0)} />
        </td>
        <td>
          <Limit {...props} name={`${dimension}_max`} label={`${name}, max`} placeholder={said(1)} />
        </td>
      </tr>
      {wrong.map(({ field, problem: text }) => (
        <tr key={field}>
          <td colSpan={3}>
            <span className="field-error" id={`gland-${field}-problem`}>
              {text}
            </span>
          </td>
        </tr>
      ))}
    </>
  );
};

/** The limits of a gland's dimensions. */
export const LimitTable = (props: GlandFieldsProps): ReactNode => (
  <table className="gland-form-limits">
    <thead>
      <tr>
        <td />
        <th scope="col">min</th>
        <th scope="col">max</th>
      </tr>
    </thead>
    <tbody>
      {dimensionsOf(props.sort.kind).map((dimension) => (
        <LimitRow key={dimension} {...props} dimension={dimension} />
      ))}
    </tbody>
  </table>
);

/** How the parts are positioned relative to each other. */
export const Arrangement = (props: GlandFieldsProps): ReactNode => {
  const { sort, gland, unit } = props;
  const radial = gland !== null && isRadial(gland) ? gland : null;
  return (
    <>
      {sort.kind === 'piston' || sort.kind === 'rod' ? (
        <>
          <Input
            {...props}
            name="tir"
            label="Runout TIR"
            sign={unit}
            placeholder={radial === null ? '' : toLengthEntry(unit, radial.runout)}
          />
          <Choice
            {...props}
            name="guided"
            label={sort.kind === 'rod' ? 'Rod' : 'Piston'}
            usual=""
            options={[
              ['', 'Floating'],
              ['1', 'Guided'],
            ]}
          />
        </>
      ) : (
        <Input {...props} name="joint_gap" sign={unit} placeholder="not known" />
      )}
      {sort.kind === 'face' ? (
        <>
          <Choice
            {...props}
            name="side"
            label="Pressure from"
            usual=""
            options={[
              ['', 'Inside'],
              ['outside', 'Outside or vacuum'],
            ]}
          />
          <Choice
            {...props}
            name="medium"
            label="Seals"
            usual=""
            options={[
              ['', 'Liquid'],
              ['gas', 'Gas or vacuum'],
            ]}
          />
        </>
      ) : null}
    </>
  );
};
