import type { Control } from './form-controls.ts';

/** Shows one line of the form's result and hides the other. A failure receives focus. */
export const showResult = (form: HTMLFormElement, shown: 'failed' | 'sent' | null, text = ''): void => {
  for (const kind of ['failed', 'sent'] as const) {
    const line = form.querySelector<HTMLElement>(`[data-${kind}]`);
    const words = line?.querySelector('[data-words]') ?? line?.querySelector('span');
    if (!line || !words) continue;
    line.hidden = kind !== shown;
    words.textContent = kind === shown ? text : '';
    if (kind === 'failed' && kind === shown) line.focus();
  }
};

export const isSending = (form: HTMLFormElement): boolean => form.getAttribute('aria-busy') === 'true';

const spinner = (): HTMLElement => {
  const mark = document.createElement('span');
  mark.className = 'waiting-spinner';
  mark.setAttribute('aria-hidden', 'true');
  return mark;
};

/** While sending, the fields are read-only and the button shows the progress. */
export const setSending = (form: HTMLFormElement, sending: boolean, text = ''): void => {
  form.setAttribute('aria-busy', String(sending));
  for (const control of form.querySelectorAll<Control>('.field-input')) {
    if (control instanceof HTMLSelectElement || control.type === 'file') control.disabled = sending;
    else control.readOnly = sending;
  }
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  button.dataset.label ??= button.textContent ?? '';
  button.textContent = sending ? text : button.dataset.label;
  if (sending && form.dataset.spinner !== undefined) button.prepend(spinner());
  button.setAttribute('aria-disabled', String(sending));
};
