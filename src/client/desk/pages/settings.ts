/*
 * The settings page of the desk: marks edited fields, saves a section with Ctrl+S, and warns before edits are lost.
 */
import { focusSearch, listenForShortcuts } from '../shortcuts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const forms = [...document.querySelectorAll<HTMLFormElement>('[data-setting-form]')];
const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>('.field-input')];
let isSubmitting = false;

const editedIn = (form: HTMLFormElement): number => {
  let edited = 0;
  for (const field of fieldsOf(form)) {
    const shown = form.elements.namedItem(`shown.${field.name}`);
    const isEdited = shown instanceof HTMLInputElement && shown.value.trim() !== field.value.trim();
    field.classList.toggle('is-edited', isEdited);
    if (isEdited) edited += 1;
  }
  return edited;
};

const update = (form: HTMLFormElement): void => {
  const status = form.querySelector('.settings-unsaved');
  const edited = editedIn(form);
  const text = edited === 0 ? '' : edited === 1 ? '1 field changed, not saved' : `${edited} fields changed, not saved`;
  if (status !== null && status.textContent !== text) status.textContent = text;
};

for (const form of forms) {
  update(form);
  form.addEventListener('input', () => update(form));
  form.addEventListener('submit', () => {
    isSubmitting = true;
  });
}

addEventListener('beforeunload', (event) => {
  if (!isSubmitting && forms.some((form) => editedIn(form) > 0)) event.preventDefault();
});

const saveEdited = (): void => {
  const focused = forms.find((form) => form.contains(document.activeElement));
  (focused ?? forms.find((form) => editedIn(form) > 0))?.requestSubmit();
};

const focusSection = (at: number) => (): void => {
  const heading = forms[at]?.closest('section')?.querySelector<HTMLElement>('h2');
  heading?.focus();
  heading?.scrollIntoView({ block: 'start' });
};

listenForShortcuts({
  ...Object.fromEntries(forms.map((_, at) => [String(at + 1), focusSection(at)])),
  '/': focusSearch,
  'Ctrl+s': saveEdited,
});
