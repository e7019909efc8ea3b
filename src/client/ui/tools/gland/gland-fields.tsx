import type { ReactNode } from 'react';
import type { Problem } from '../../../../domain/errors.ts';
import { lengthField, limitsOf } from '../../../../domain/gland-design/change-entry.ts';
import type { DesignerEntry, EntryField } from '../../../../domain/gland-design/entry.ts';
import { dimensionsOf } from '../../../../domain/gland-design/given.ts';
import {
  type Dimension,
  type GlandGeometry,
  type GlandKind,
  type GlandUse,
  isRadial,
} from '../../../../domain/gland-design/model.ts';
import type { LengthUnit, Span } from '../../../../domain/units.ts';
import { UnitInput } from '../../unit-input.tsx';
import { problemWords } from './problem-words.ts';

/** What the fields of a gland show and tell. */
export interface GlandFieldsProps {
  readonly entry: DesignerEntry;
  /** The gland laid out: its figures stand as placeholders. */
  readonly gland: GlandGeometry | null;
  readonly problems: readonly Problem[];
  readonly sort: { readonly kind: GlandKind; readonly use: GlandUse };
  readonly unit: LengthUnit;
  readonly onField: (name: EntryField, value: string) => void;
}

const problemOf = (problems: readonly Problem[], name: EntryField): string | undefined => {
  const problem = problems.find(({ parameter }) => parameter === name);
  return problem && problemWords(problem.message);
};

type Shown = GlandFieldsProps & { readonly name: EntryField };

/** A text field of the form; what is laid out stands in it as a placeholder. */
export const Input = (
  props: Shown & { label: string; sign?: string; placeholder?: string; isNumber?: boolean },
): ReactNode => {
  const { entry, name, label, problems, onField, placeholder, sign, isNumber = true } = props;
  const problem = problemOf(problems, name);
  const id = `gland-${name}`;
  const field = {
    ...{ id, name, placeholder, autoComplete: 'off', maxLength: 40, value: entry[name] ?? '' },
    className: 'field-input field-input-small text-mono',
    onChange: (event: { readonly target: { readonly value: string } }) => onField(name, event.target.value),
    ...(isNumber && { inputMode: 'decimal' as const, 'data-step': name === 'delta_t' ? 'signed' : '' }),
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
  props: Shown & { label: string; options: readonly (readonly [value: string, text: string])[]; usual: string },
): ReactNode => {
  const { entry, name, label, options, usual, onField } = props;
  return (
    <label className="field">
      <span>{label}</span>
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
    </label>
  );
};

const NAMES = (kind: GlandKind): Readonly<Record<Dimension, readonly [symbol: string, name: string]>> => {
  const isRod = kind === 'rod';
  const isLeaning = kind === 'dovetail' || kind === 'half_dovetail';
  return {
    surface: isRod ? ['d', 'Rod ⌀'] : ['B', 'Bore ⌀'],
    groove: ['G', isLeaning ? 'Mean ⌀' : 'Groove ⌀'],
    clearance: isRod ? ['H', 'Throat ⌀'] : ['P', 'Piston ⌀'],
    depth: ['L', 'Depth'],
    width: ['W', isLeaning ? 'Mouth' : 'Width'],
    radius: ['r', 'Radius'],
  };
};

const Limit = (props: GlandFieldsProps & { name: EntryField; label: string; placeholder: string }): ReactNode => {
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
      aria-invalid={problemOf(problems, name) === undefined ? undefined : true}
    />
  );
};

const LimitRow = (props: GlandFieldsProps & { dimension: Dimension }): ReactNode => {
  const { dimension, gland, sort, unit, problems } = props;
  const [symbol, name] = NAMES(sort.kind)[dimension];
  const limits: Span | null = gland && limitsOf(gland, dimension);
  const problem = problemOf(problems, `${dimension}_min`) ?? problemOf(problems, `${dimension}_max`);
  const said = (at: 0 | 1): string => (limits === null ? '' : lengthField(unit, limits[at]));
  return (
    <>
      <tr>
        <th scope="row">
          <b>{symbol}</b>
          {name}
        </th>
        <td>
          <Limit {...props} name={`${dimension}_min`} label={`${name}, least`} placeholder={said(0)} />
        </td>
        <td>
          <Limit {...props} name={`${dimension}_max`} label={`${name}, greatest`} placeholder={said(1)} />
        </td>
      </tr>
      {problem === undefined ? null : (
        <tr>
          <td colSpan={3}>
            <span className="field-error">{problem}</span>
          </td>
        </tr>
      )}
    </>
  );
};

/** The limits of a gland's dimensions. */
export const LimitTable = (props: GlandFieldsProps): ReactNode => (
  <table className="gland-form-limits">
    <thead>
      <tr>
        <td />
        <th scope="col">least</th>
        <th scope="col">greatest</th>
      </tr>
    </thead>
    <tbody>
      {dimensionsOf(props.sort.kind).map((dimension) => (
        <LimitRow key={dimension} {...props} dimension={dimension} />
      ))}
    </tbody>
  </table>
);

/** How the parts lie to each other. */
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
            placeholder={radial === null ? '' : lengthField(unit, radial.runout)}
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
      ) : null}
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
