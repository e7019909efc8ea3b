import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import './form-control.css';
import { ACCEPTED_FILES } from '../../domain/kit/forms/attachment.ts';
import type { FormField, FormUnits } from '../../domain/kit/forms/form-field.ts';
import { unitText } from '../../domain/kit/forms/measure.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldProblem } from './field-problem.tsx';
import { UnitInput } from './unit-input.tsx';

interface ControlProps {
  readonly field: FormField;
  readonly units: FormUnits;
  /** Prefix of the ids inside; unique on the page. */
  readonly formId: string;
  readonly text: string;
  readonly problem: string;
  readonly readOnly?: boolean;
}

const Box = ({ field, units, formId, text, problem, readOnly = false }: ControlProps): ReactNode => {
  const shared = {
    id: `${formId}-${field.name}`,
    name: field.name,
    className: 'field-input',
    required: field.required !== undefined,
    'aria-invalid': problem !== '',
    'aria-describedby': `${field.help === undefined ? '' : `${formId}-${field.name}-help `}${formId}-${field.name}-problem`,
    ...(field.autocomplete !== undefined && { autoComplete: field.autocomplete }),
  };
  switch (field.kind) {
    case 'textarea':
      return <textarea {...shared} readOnly={readOnly} rows={4} maxLength={field.maxLength} defaultValue={text} />;
    case 'select':
      return (
        <select {...shared} className="field-input field-select" defaultValue={text}>
          <option value="">Choose</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'number':
      return (
        <UnitInput
          unit={unitText(field.measure, units)}
          {...shared}
          className="field-input text-mono"
          // Not type="number": the browser would discard invalid input before the form could explain the problem.
          inputMode={field.measure === 'pieces' ? 'numeric' : field.measure === 'temperature' ? 'text' : 'decimal'}
          autoComplete="off"
          defaultValue={text}
        />
      );
    case 'file':
      return (
        <span className="form-control-file">
          <input {...shared} type="file" multiple accept={ACCEPTED_FILES} />
          <span className="button" aria-hidden="true">
            <Paperclip className="icon" />
            Choose files
          </span>
          <span data-files="" />
        </span>
      );
    default:
      return (
        <input {...shared} readOnly={readOnly} type={field.kind} maxLength={field.maxLength} defaultValue={text} />
      );
  }
};

/** One field: the label above the control, help and the problem below it. */
export function FormControl(props: ControlProps): ReactNode {
  const { field, formId, problem } = props;
  const id = `${formId}-${field.name}`;
  return (
    <div className="field">
      <FieldLabel htmlFor={id} isRequired={field.required !== undefined}>
        {field.label}
      </FieldLabel>
      <Box {...props} />
      {field.help === undefined ? null : (
        <span className="field-hint" id={`${id}-help`}>
          {field.help}
        </span>
      )}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
