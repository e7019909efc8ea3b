import { fieldsOf } from '../../kit/forms/form-field.ts';
import { FORMS, isFormType } from '../../kit/forms/form-types.ts';
import type { FormValues } from '../../kit/forms/validate-form.ts';

/** A field of a form message with its label. */
export interface LabeledField {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** Whether the text has several lines. */
  readonly isLong: boolean;
}

const valueText = (value: FormValues[string]): string =>
  typeof value === 'string' ? value : `${value.amount} ${value.unit}`;

/** Returns the fields of a form message in the order of the form, then those that the form no longer has. */
export const labeledFields = (formType: string, values: FormValues): readonly LabeledField[] => {
  const known = isFormType(formType) ? fieldsOf(FORMS[formType]) : [];
  const names = new Set(known.map(({ name }) => name));
  return [
    ...known.flatMap(({ name, label, kind }) => {
      const value = values[name];
      return value === undefined ? [] : [{ name, label, text: valueText(value), isLong: kind === 'textarea' }];
    }),
    ...Object.entries(values).flatMap(([name, value]) =>
      names.has(name) ? [] : [{ name, label: name, text: valueText(value), isLong: false }],
    ),
  ];
};

/** Returns the title of a form for a list. @example formTitle('ContactUsForm') // 'Contact us' */
export const formTitle = (formType: string): string => (isFormType(formType) ? FORMS[formType].title : formType);
