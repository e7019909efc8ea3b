import type { ReactNode } from 'react';
import type { FormField, FormUnits } from '../../domain/kit/forms/form-field.ts';
import { FormControl } from './form-control.tsx';

const ROW_CLASS = ['', '', 'form-layout-two', 'form-layout-three'];

/** The rows of a form, with one to three fields each. */
export const FormRows = (props: {
  readonly rows: readonly (readonly FormField[])[];
  readonly units: FormUnits;
  readonly formId: string;
  /** Returns what was entered in a field, by default nothing. */
  readonly textOf?: (field: FormField) => string;
  /** Returns the problem of a field, or '', which is the default. */
  readonly problemOf?: (field: FormField) => string;
}): ReactNode =>
  props.rows.map((row) => (
    <div key={row[0]?.name} className={ROW_CLASS[row.length]}>
      {row.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          units={props.units}
          formId={props.formId}
          text={props.textOf?.(field) ?? ''}
          problem={props.problemOf?.(field) ?? ''}
        />
      ))}
    </div>
  ));
