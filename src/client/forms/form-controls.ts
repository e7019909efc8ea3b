export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.querySelector<Control>(`[name="${name}"]`);

/** Shows the problem under a field, or clears it. */
export const say = (form: HTMLFormElement, name: string, problem: string | null): void => {
  const control = controlOf(form, name);
  const line = control && document.getElementById(`${control.id}-problem`);
  if (!control || !line) return;
  control.setAttribute('aria-invalid', String(problem !== null));
  line.hidden = problem === null;
  const text = line.querySelector('span');
  if (text) text.textContent = problem ?? '';
};
