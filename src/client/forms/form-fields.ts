import { checkAttachments, fileSizeText } from '../../domain/kit/forms/attachment.ts';
import { checkField, tidyText } from '../../domain/kit/forms/check-field.ts';
import { LENGTH_FIELD, TEMPERATURE_FIELD } from '../../domain/kit/forms/control-fields.ts';
import { type CheckedFields, type FormField, type FormUnits, fieldsOf } from '../../domain/kit/forms/form-field.ts';
import { validateForm } from '../../domain/kit/forms/validate-form.ts';
import { type Control, controlOf } from './form-controls.ts';

const unitsOf = (form: HTMLFormElement): FormUnits => ({
  length: controlOf(form, LENGTH_FIELD)?.value === 'in' ? 'in' : 'mm',
  temperature: controlOf(form, TEMPERATURE_FIELD)?.value === 'F' ? 'F' : 'C',
});

const filesOf = (control: Control | null): readonly File[] =>
  control instanceof HTMLInputElement ? [...(control.files ?? [])] : [];

/** What to do about one field with its current value, or `null`. */
export const fieldProblem = (form: HTMLFormElement, field: FormField): string | null => {
  const control = controlOf(form, field.name);
  if (field.kind === 'file') return checkAttachments(filesOf(control));
  return checkField(field, tidyText(control?.value ?? ''), unitsOf(form));
};

/** All problems of the form, by field name. */
export const formProblems = (form: HTMLFormElement, schema: CheckedFields): ReadonlyMap<string, string> => {
  const fields = fieldsOf(schema);
  const texts = Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']));
  const validated = validateForm(schema, texts, unitsOf(form));
  const aboutFiles = fields.flatMap((field) => {
    const problem = field.kind === 'file' ? fieldProblem(form, field) : null;
    return problem === null ? [] : [[field.name, problem] as const];
  });
  const aboutTexts = validated.ok ? [] : validated.problems;
  return new Map([...aboutTexts.map(({ parameter, message }) => [parameter, message] as const), ...aboutFiles]);
};

/** Names and sizes of the chosen files. */
export const showFiles = (form: HTMLFormElement): void => {
  const list = form.querySelector('[data-files]');
  if (!list) return;
  list.textContent = filesOf(controlOf(form, 'files'))
    .map(({ name, size }) => `${name}, ${fileSizeText(size)}`)
    .join(' · ');
};
