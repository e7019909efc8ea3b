import type { ReactNode } from 'react';
import { type DraftFields, fieldIn } from '../../../../domain/order/quotes/desk/draft-fields.ts';
import type { FieldProblem } from '../../../../domain/order/quotes/desk/draft-line.ts';

/** ID of the form of the draft. Fields outside of it name it. */
export const DRAFT_FORM = 'draft';

interface DraftInputProps {
  readonly name: string;
  readonly label: string;
  readonly fields: DraftFields;
  readonly problems: readonly FieldProblem[];
  readonly className?: string;
  readonly type?: 'text' | 'date';
  /** Value of a field that the draft does not have. */
  readonly fallback?: string;
  readonly inputMode?: 'decimal' | 'numeric';
  readonly maxLength?: number;
  readonly list?: string;
  /** ID of the field, if a label names it. */
  readonly id?: string;
}

/** A field of the draft with what was typed, and why it has no meaning. */
export const DraftInput = (props: DraftInputProps): ReactNode => {
  const { name, label, fields, problems, className = '', type = 'text', fallback = '', id, ...rest } = props;
  const problem = problems.find(({ field }) => field === name)?.message ?? '';
  const problemId = `problem-${name.replaceAll('.', '-')}`;
  return (
    <>
      <input
        form={DRAFT_FORM}
        type={type}
        name={name}
        className={`field-input field-input-small ${className}`.trimEnd()}
        defaultValue={fieldIn(fields, name) || fallback}
        autoComplete="off"
        {...(id === undefined ? { 'aria-label': label } : { id })}
        {...(problem !== '' && { 'aria-invalid': true, 'aria-describedby': problemId })}
        {...rest}
      />
      {problem === '' ? null : (
        <span className="field-error" id={problemId}>
          {problem}
        </span>
      )}
    </>
  );
};

/** A field of the draft below its visible label. */
export const LabeledInput = ({
  wrapper = 'field',
  ...props
}: DraftInputProps & { readonly wrapper?: string }): ReactNode => {
  const id = `field-${props.name.replaceAll('.', '-')}`;
  return (
    <div className={wrapper}>
      <label htmlFor={id}>{props.label}</label>
      <DraftInput {...props} id={id} />
    </div>
  );
};

/** A hidden field of the draft. */
export const HiddenField = ({ name, value }: { readonly name: string; readonly value: string }): ReactNode => (
  <input type="hidden" form={DRAFT_FORM} name={name} value={value} />
);

/** A button that saves the draft and does something. @param action such as `use:7:FK7502-214` */
export const DraftButton = (props: {
  readonly action: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
  readonly isDisabled?: boolean;
}): ReactNode => (
  <button
    type="submit"
    form={DRAFT_FORM}
    name="do"
    value={props.action}
    className={props.className ?? 'button button-small'}
    disabled={props.isDisabled}
    aria-label={props.label}
  >
    {props.children}
  </button>
);
