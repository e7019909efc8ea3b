/** The form of the draft with the rows of its lines. */
export interface EditorForm {
  readonly form: HTMLFormElement;
  readonly rows: readonly HTMLElement[];
  /** Returns the rows whose box is ticked; all if none is. */
  ticked(): readonly HTMLElement[];
  /** Returns the first line in words that has parts to choose from. */
  firstOpen(): HTMLElement | null;
}

/** Returns the form of the draft, or `null` on a page without one. */
export const editorForm = (): EditorForm | null => {
  const form = document.getElementById('draft');
  if (!(form instanceof HTMLFormElement)) return null;
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-line]')];
  return {
    form,
    rows,
    ticked() {
      const selected = rows.filter((row) => row.querySelector('input[name="ticked"]:checked') !== null);
      return selected.length > 0 ? selected : rows;
    },
    firstOpen: () => rows.find((row) => row.querySelector('button[value^="use:"]') !== null) ?? null,
  };
};
