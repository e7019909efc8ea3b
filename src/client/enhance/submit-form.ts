import { formBody } from '../forms/form-body.ts';
import { isSending } from '../forms/form-states.ts';
import { refusedText } from '../forms/refused-text.ts';
import { type FormResponse, type RejectedForm, sendForm } from '../forms/send-form.ts';

type State = 'unsubmitted' | 'sending' | 'success' | 'error';

const show = (form: HTMLFormElement, state: State, refused?: RejectedForm): void => {
  form.dataset.state = state;
  form.setAttribute('aria-busy', String(state === 'sending'));
  for (const part of form.querySelectorAll<HTMLElement>('[data-when]')) {
    part.hidden = part.dataset.when !== state;
    const words = part.querySelector<HTMLElement>('[data-message]');
    if (part.hidden || state !== 'error' || !words) continue;
    words.hidden = false;
    words.dataset.default ??= words.textContent ?? '';
    if (refused) words.textContent = refusedText(refused, words.dataset.default);
    words.hidden = words.textContent === '';
    part.focus();
  }
};

/** Dispatches an event on the form. Returns `false` when a listener prevents the default. */
const dispatch = (form: HTMLFormElement, type: string, detail: object): boolean =>
  form.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: true }));

const addressOf = (form: HTMLFormElement): string => {
  if (form.method !== 'get') return form.action;
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') address.searchParams.append(name, value);
  }
  return address.href;
};

const showAnswer = (form: HTMLFormElement, answer: FormResponse, body: unknown): void => {
  if (!answer.ok) {
    if (dispatch(form, 'submit:error', { error: answer.message, res: answer.json })) show(form, 'error', answer);
    return;
  }
  show(form, 'success');
  if (!dispatch(form, 'submit:success', { res: answer.json, body })) return;
  if (form.dataset.keep === undefined) form.reset();
  const next = form.dataset.next || answer.redirect;
  if (next && dispatch(form, 'route', { url: next })) location.assign(next);
};

const send = async (form: HTMLFormElement): Promise<void> => {
  const init = form.method === 'get' ? {} : formBody(form, form.dataset.contentType ?? '');
  if (!dispatch(form, 'presubmit', { body: init.body })) return;
  show(form, 'sending');
  const method = form.method.toUpperCase();
  const answer = await sendForm(addressOf(form), { method, ...init }, form.dataset.errorPath ?? '');
  showAnswer(form, answer, init.body);
};

/**
 * Submits a form from the page editor without leaving the page. Dispatches `presubmit`, `submit:success`,
 * `submit:error` and `route` on the form; a listener that prevents their default stops the next step.
 */
export const enhance = (element: HTMLElement): void => {
  if (!(element instanceof HTMLFormElement)) return;
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending(element)) void send(element);
  });
};
