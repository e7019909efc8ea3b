import { emailProblem, passwordProblem } from '../../domain/auth/credentials.ts';
import { newPasswordProblem } from '../../domain/auth/password-rules.ts';
import { controlOf, say } from '../forms/form-fields.ts';
import { isSending, setSending, showResult } from '../forms/form-states.ts';
import { type FormAnswer, sendForm } from '../forms/send-form.ts';

const FIELDS = ['email', 'password'] as const;

type Field = (typeof FIELDS)[number];

/** What to do about a field as it stands, or null; also for one that this form does not have. */
const problemOf = (form: HTMLFormElement, name: Field): string | null => {
  const control = controlOf(form, name);
  if (!control) return null;
  if (name === 'email') return emailProblem(control.value);
  return control.getAttribute('autocomplete') === 'new-password'
    ? newPasswordProblem(control.value)
    : passwordProblem(control.value);
};

const mountShowButton = (form: HTMLFormElement): void => {
  const button = form.querySelector<HTMLButtonElement>('[data-show]');
  const input = controlOf(form, 'password');
  if (!button || !(input instanceof HTMLInputElement)) return;
  // Not in the HTML: it has no meaning while the password is hidden.
  input.autocapitalize = 'none';
  button.addEventListener('click', () => {
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-label', isShown ? 'Hide password' : 'Show password');
    button.dataset.show = isShown ? 'shown' : '';
  });
};

/** Fields are checked as they are left, then at every key once they were wrong. */
const checkWhileTyping = (form: HTMLFormElement): void => {
  const review = (target: EventTarget | null, isLeft: boolean): void => {
    const name = FIELDS.find((field) => target === controlOf(form, field));
    const control = name && controlOf(form, name);
    if (!control || isSending(form)) return;
    const wasWrong = control.getAttribute('aria-invalid') === 'true';
    if (wasWrong || (isLeft && control.value !== '')) say(form, name, problemOf(form, name));
  };
  form.addEventListener('focusout', ({ target }) => review(target, true));
  form.addEventListener('input', ({ target }) => review(target, false));
};

const showAnswer = (form: HTMLFormElement, answer: FormAnswer): void => {
  if (answer.ok) {
    location.assign(answer.redirect);
    return;
  }
  setSending(form, false);
  for (const { parameter, message } of answer.problems) say(form, parameter, message);
  showResult(form, 'failed', answer.message ?? form.dataset.error);
};

const send = async (form: HTMLFormElement): Promise<void> => {
  const body = new FormData(form);
  setSending(form, true, form.dataset.sending);
  showAnswer(form, await sendForm(form.action, { method: 'POST', body }, form.dataset.errorPath ?? ''));
};

/** A form about accounts: checked while one types and sent in place, so that nothing typed is lost. */
export const enhance = (element: HTMLElement): void => {
  if (!(element instanceof HTMLFormElement)) return;
  element.noValidate = true;
  mountShowButton(element);
  checkWhileTyping(element);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending(element)) return;
    showResult(element, null);
    for (const name of FIELDS) say(element, name, problemOf(element, name));
    const first = FIELDS.find((name) => problemOf(element, name) !== null);
    if (first) controlOf(element, first)?.focus();
    else void send(element);
  });
  // A page from the back/forward cache may have been left while it was sending.
  addEventListener('pageshow', (event) => {
    if (event.persisted) setSending(element, false);
  });
};
