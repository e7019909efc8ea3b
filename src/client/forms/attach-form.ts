import { type Control, controlOf, say } from './form-controls.ts';
import { isSending, setSending, showResult } from './form-states.ts';
import { refusedText } from './refused-text.ts';
import { type AcceptedForm, type FormResponse, type RejectedForm, sendForm } from './send-form.ts';

/** What is specific to one kind of form. */
export interface FormKind {
  /** Its field names, in order. */
  readonly names: readonly string[];
  /** What to do about one field with its current value, or `null`. */
  readonly problemOf: (name: string) => string | null;
  /** All problems by field name, if some problems depend on several fields. */
  readonly problems?: () => ReadonlyMap<string, string>;
  /** Sends the current field values. */
  readonly send?: () => Promise<FormResponse>;
  /** Called when the server has accepted the form, which stays unchanged while the next page loads. */
  readonly onTaken: (answer: AcceptedForm) => void;
  /** Called when the server refused the form or did not respond. */
  readonly onRefused?: (answer: RejectedForm) => void;
}

/** Announces the problem of a field that was left: focus has moved on by then, so its error line is not read out. */
const createAnnouncer = (
  form: HTMLFormElement,
  signal: AbortSignal,
): ((control: Control, problem: string | null) => void) => {
  const line = document.createElement('p');
  line.className = 'visually-hidden';
  line.ariaLive = 'polite';
  form.append(line);
  signal.addEventListener('abort', () => line.remove());
  return ({ labels }, problem) => {
    const label = labels?.[0]?.firstChild?.textContent?.trim() ?? '';
    line.textContent = problem === null ? '' : `${label}: ${problem}`;
  };
};

/** Validates fields on blur, and on every input once they were invalid. */
const checkWhileTyping = (form: HTMLFormElement, { names, problemOf }: FormKind, signal: AbortSignal): void => {
  const announce = createAnnouncer(form, signal);
  const review = (target: EventTarget | null, when: (control: Control, isWrong: boolean) => boolean): void => {
    const name = names.find((one) => target === controlOf(form, one));
    const control = name === undefined ? null : controlOf(form, name);
    if (name === undefined || !control || isSending(form)) return;
    if (!when(control, control.getAttribute('aria-invalid') === 'true')) return;
    const problem = problemOf(name);
    say(form, name, problem);
    announce(control, problem);
  };
  const left = ({ target }: Event): void => review(target, ({ value }, isWrong) => isWrong || value !== '');
  form.addEventListener('focusout', left, { signal });
  form.addEventListener('input', ({ target }) => review(target, (_, isWrong) => isWrong), { signal });
  const chosen = ({ target }: Event): void => review(target, ({ type }) => type === 'file' || type === 'select-one');
  form.addEventListener('change', chosen, { signal });
};

const problemsByName = ({ names, problemOf, problems }: FormKind): ReadonlyMap<string, string> => {
  if (problems) return problems();
  const found = names.map((name) => [name, problemOf(name)] as const);
  return new Map(found.flatMap(([name, problem]) => (problem === null ? [] : [[name, problem] as const])));
};

const sendCurrent = (form: HTMLFormElement): Promise<FormResponse> =>
  sendForm(form.action, { method: 'POST', body: new FormData(form) }, form.dataset.errorPath ?? '');

const send = async (form: HTMLFormElement, kind: FormKind): Promise<void> => {
  const sent = kind.send?.() ?? sendCurrent(form);
  setSending(form, true, form.dataset.sending);
  const answer = await sent;
  if (answer.ok) return kind.onTaken(answer);
  kind.onRefused?.(answer);
  setSending(form, false);
  for (const { parameter, message } of answer.problems) say(form, parameter, message);
  showResult(form, 'failed', refusedText(answer, form.dataset.error ?? '', form.dataset.kept));
};

/**
 * Submits a form without leaving the page: validates its fields while the visitor types, shows progress and failure,
 * and moves focus to the first field with a problem. The input stays until the server has accepted it. Returns a
 * function that detaches the form.
 */
export const attachForm = (form: HTMLFormElement, kind: FormKind): (() => void) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  form.noValidate = true;
  checkWhileTyping(form, kind, signal);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (isSending(form)) return;
    showResult(form, null);
    const problems = problemsByName(kind);
    for (const name of kind.names) say(form, name, problems.get(name) ?? null);
    const first = kind.names.find((name) => problems.has(name));
    if (first === undefined) void send(form, kind);
    else controlOf(form, first)?.focus();
  };
  form.addEventListener('submit', submit, { signal });
  // A page restored from the back/forward cache may have been left while it was sending.
  addEventListener('pageshow', ({ persisted }) => persisted && setSending(form, false), { signal });
  return () => leaving.abort();
};
