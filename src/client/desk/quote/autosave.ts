import type { EditorForm } from './editor-form.ts';

const DELAY_MS = 1200;
const CONFLICT = 409;

/** Saves the draft automatically. */
export interface Autosave {
  /** Saves once no field changes for a moment. */
  later(): void;
}

interface Saved {
  readonly version: number;
  readonly saved: string;
  readonly blocking: string;
}

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' && value !== null && 'version' in value && 'saved' in value && 'blocking' in value;

const say = (text: string): void => {
  const element = document.querySelector('[data-saved]');
  if (element !== null) element.textContent = text;
};

const showBlocking = (text: string): void => {
  const element = document.querySelector<HTMLElement>('[data-blocking]');
  if (element === null) return;
  element.hidden = text === '';
  const shown = element.querySelector('[role="status"]');
  if (shown !== null && shown.textContent !== text) shown.textContent = text;
};

/** Sends the form of the draft after changes, one request at a time. If somebody saved the same field first, the form is submitted
 * as without JavaScript, and the page compares both. */
export const saveByItself = ({ form }: EditorForm): Autosave => {
  let timer = 0;
  let isSending = false;
  let isDirty = false;

  const send = async (): Promise<void> => {
    isDirty = false;
    say('Saving…');
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
    const response = await fetch(form.action, { method: 'POST', headers: { Accept: 'application/json' }, body });
    if (response.status === CONFLICT) {
      form.submit();
      return;
    }
    const saved: unknown = response.ok ? await response.json() : null;
    if (!isSaved(saved)) throw new Error('The draft was not saved.');
    const version = form.elements.namedItem('version');
    if (version instanceof HTMLInputElement) version.value = String(saved.version);
    say(`Saved ${saved.saved}.`);
    showBlocking(saved.blocking);
    for (const field of document.querySelectorAll('.quote-editor-changed')) {
      if (!isDirty) field.classList.remove('quote-editor-changed');
    }
  };

  const run = (): void => {
    if (isSending) {
      isDirty = true;
      return;
    }
    isSending = true;
    send()
      .catch(() => say('Not saved: no connection. Your changes are still here; press “Save draft” to try again.'))
      .finally(() => {
        isSending = false;
        if (isDirty) later();
      });
  };

  const later = (): void => {
    isDirty = true;
    clearTimeout(timer);
    timer = window.setTimeout(run, DELAY_MS);
  };

  // A button sends the same form: a pending save would come with an old version.
  form.addEventListener('submit', () => clearTimeout(timer));
  return { later };
};
