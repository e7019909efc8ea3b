import { KEY_FIELD } from '../../domain/kit/forms/control-fields.ts';
import { type CheckedFields, type FormField, fieldsOf } from '../../domain/kit/forms/form-field.ts';
import { createLocalId } from '../random-id.ts';
import { attachForm } from './attach-form.ts';
import { controlOf, say } from './form-controls.ts';
import { fieldProblem, formProblems, showFiles } from './form-fields.ts';
import { setSending, showResult } from './form-states.ts';
import type { AcceptedForm } from './send-form.ts';

type Named = Pick<FormField, 'name' | 'label'>;

/** Lists the labels of the fields that were filled in. @example 'Sent: Name, Email, Message.' */
const sentText = (form: HTMLFormElement, fields: readonly Named[]): string => {
  const sent = fields.filter(({ name }) => (controlOf(form, name)?.value ?? '') !== '').map(({ label }) => label);
  return sent.length === 0 ? '' : `Sent: ${sent.join(', ')}.`;
};

const showAccepted = (form: HTMLFormElement, fields: readonly Named[], { redirect }: AcceptedForm): void => {
  const { next, keep, success = '' } = form.dataset;
  const sent = sentText(form, fields);
  if (keep === undefined) form.reset();
  // The next message is a new one, even if its content is the same.
  const key = controlOf(form, KEY_FIELD);
  if (key) key.value = createLocalId();
  showFiles(form);
  const leadsTo = next || redirect;
  if (leadsTo) {
    location.assign(leadsTo);
    return;
  }
  setSending(form, false);
  showResult(form, 'sent', [success, sent].filter(Boolean).join(' '));
};

/**
 * Attaches one of the site's forms, using the schema that its page embeds, so that no page loads the schemas of all
 * forms.
 */
export const attachLiveForm = (form: HTMLFormElement): void => {
  const schema: CheckedFields = JSON.parse(form.dataset.schema ?? '');
  const fields = fieldsOf(schema);
  const aboutField = (name: string): string | null => {
    const field = fields.find((one) => one.name === name);
    return field ? fieldProblem(form, field) : null;
  };
  showFiles(form);
  form.addEventListener('change', () => showFiles(form));
  // Validates fields that were filled in and left before this code ran.
  for (const { name } of fields) {
    const control = controlOf(form, name);
    if (control && control.value !== '' && control !== document.activeElement) say(form, name, aboutField(name));
  }
  attachForm(form, {
    names: fields.map(({ name }) => name),
    problemOf: aboutField,
    problems: () => formProblems(form, schema),
    onTaken: (answer) => showAccepted(form, fields, answer),
  });
};
