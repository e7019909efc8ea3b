import { KEY_FIELD } from '../../domain/forms/control-fields.ts';
import { type CheckedFields, type FormField, fieldsOf } from '../../domain/forms/form-field.ts';
import { randomId } from '../random-id.ts';
import { type Control, controlOf, problemOf, problemsOf, say, showFiles } from './form-fields.ts';
import { isSending, setSending, showResult } from './form-states.ts';
import { type FormAnswer, sendForm } from './send-form.ts';

const showAnswer = (form: HTMLFormElement, answer: FormAnswer): void => {
  const { next, keep, success = '', error = '' } = form.dataset;
  if (!answer.ok) {
    setSending(form, false);
    for (const { parameter, message } of answer.problems) say(form, parameter, message);
    showResult(form, 'failed', answer.message ?? error);
    return;
  }
  const leadsTo = next || answer.redirect;
  if (leadsTo) {
    location.assign(leadsTo);
    return;
  }
  setSending(form, false);
  if (keep === undefined) form.reset();
  // The next message is a new one, even when it says the same.
  const key = controlOf(form, KEY_FIELD);
  if (key) key.value = randomId();
  showFiles(form);
  showResult(form, 'sent', success);
};

/** Fields are checked as they are left, then at every key once they were wrong. */
const checkWhileTyping = (form: HTMLFormElement, fields: readonly FormField[]): void => {
  const review = (target: EventTarget | null, when: (control: Control, isWrong: boolean) => boolean): void => {
    const control = target as Control | null;
    const field = fields.find(({ name }) => name === control?.name);
    if (!control || !field || isSending(form)) return;
    if (when(control, control.getAttribute('aria-invalid') === 'true')) say(form, field.name, problemOf(form, field));
  };
  form.addEventListener('focusout', ({ target }) => review(target, ({ value }, isWrong) => isWrong || value !== ''));
  form.addEventListener('input', ({ target }) => review(target, (_, isWrong) => isWrong));
  form.addEventListener('change', ({ target }) => {
    showFiles(form);
    review(target, ({ type }) => type === 'file' || type === 'select-one');
  });
};

const send = async (form: HTMLFormElement): Promise<void> => {
  const body = new FormData(form);
  setSending(form, true, form.dataset.sending);
  showAnswer(form, await sendForm(form.action, { method: 'POST', body }, form.dataset.errorPath ?? ''));
};

/** Sends without leaving the page; shows sending, success and failure. What was typed stays until the server has it. */
export const attachForm = (form: HTMLFormElement): void => {
  // The page brings the fields of its own form, so that no page fetches those of all.
  const schema: CheckedFields = JSON.parse(form.dataset.schema ?? '');
  const fields = fieldsOf(schema);
  form.noValidate = true;
  showFiles(form);
  checkWhileTyping(form, fields);
  // Fields that were filled in and left before this script came.
  for (const field of fields) {
    const control = controlOf(form, field.name);
    if (control && control.value !== '' && control !== document.activeElement) {
      say(form, field.name, problemOf(form, field));
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending(form)) return;
    showResult(form, null);
    const problems = problemsOf(form, schema);
    for (const { name } of fields) say(form, name, problems.get(name) ?? null);
    const first = fields.find(({ name }) => problems.has(name));
    if (first) controlOf(form, first.name)?.focus();
    else void send(form);
  });
  // A page from the back/forward cache may have been left while it was sending.
  addEventListener('pageshow', (event) => {
    if (event.persisted) setSending(form, false);
  });
};
