import { currentRow } from './rows.ts';
import { selectedRefs } from './selection.ts';

const hiddenField = (name: string, value: string): HTMLInputElement => {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = name;
  field.value = value;
  return field;
};

/** Returns the references that a change applies to: the selected quotes, or the current one. */
const targets = (): readonly string[] => {
  const selected = selectedRefs();
  if (selected.length > 0) return selected;
  const box = currentRow()?.querySelector<HTMLInputElement>('.quotes-pick input');
  return box ? [box.value] : [];
};

const subjectOf = (refs: readonly string[]): string =>
  refs.length === 1
    ? (document.querySelector<HTMLElement>(`tr:has(input[value="${CSS.escape(refs[0] ?? '')}"])`)?.dataset.quote ?? '')
    : `${refs.length} quotes`;

/** Opens the dialog of a change for the selected quotes, or for the current one. Returns whether there is one. */
export const openChange = (kind: string, refs: readonly string[] = targets()): boolean => {
  const dialog = document.querySelector<HTMLDialogElement>(`#change-${kind}`);
  const form = dialog?.querySelector('form');
  if (!dialog || !form || refs.length === 0) return false;
  for (const field of form.querySelectorAll('input[name=quote]')) field.remove();
  form.prepend(...refs.map((ref) => hiddenField('quote', ref)));
  const subject = dialog.querySelector('[data-subject]');
  if (subject !== null) subject.textContent = subjectOf(refs);
  dialog.showModal();
  form.querySelector<HTMLElement>('select, input:not([type=hidden])')?.focus();
  return true;
};

/** In the dialog of lost quotes, digits choose the reason. */
const chooseReason = (event: KeyboardEvent): void => {
  const { target, currentTarget, key } = event;
  if (!(currentTarget instanceof HTMLElement) || !/^[1-9]$/.test(key)) return;
  if (target instanceof HTMLInputElement && target.type !== 'radio') return;
  const reason = currentTarget.querySelectorAll<HTMLInputElement>('input[name=reason]')[Number(key) - 1];
  if (reason === undefined) return;
  event.preventDefault();
  reason.checked = true;
  reason.focus();
};

/** Opens dialogs instead of the pages of changes. */
export const prepareDialogs = (): void => {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
    dialog.addEventListener('keydown', chooseReason);
  }
  document.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-change]') : null;
    if (control === null) return;
    const ref = control.closest<HTMLElement>('[data-ref]')?.dataset.ref;
    if (openChange(control.dataset.change ?? '', ref === undefined ? undefined : [ref])) event.preventDefault();
  });
};
