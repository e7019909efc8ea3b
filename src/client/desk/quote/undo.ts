import type { EditorForm } from './editor-form.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Undoes typed changes, one field at a time. */
export interface Undo {
  /** Notes that a field is being changed. */
  note(field: Field): void;
  /** Restores the field that was changed last. Returns `false` without a change, so that the browser's undo applies. */
  undo(): boolean;
}

/** @param onUndone called after a field was restored */
export const undoable = ({ form }: EditorForm, onUndone: () => void): Undo => {
  const before = new Map<Field, string>();
  const done: { readonly field: Field; readonly value: string }[] = [];
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) before.set(field, field.value);
  }
  let last: Field | null = null;
  return {
    note(field) {
      if (field === last) return;
      last = field;
      done.push({ field, value: before.get(field) ?? '' });
      for (const [one] of before) before.set(one, one === field ? (before.get(one) ?? '') : one.value);
    },
    undo() {
      const change = done.pop();
      if (change === undefined) return false;
      change.field.value = change.value;
      before.set(change.field, change.value);
      last = null;
      change.field.focus();
      onUndone();
      return true;
    },
  };
};
