import { showFiles } from '../forms/form-fields.ts';

/** Shows the names of a form's chosen files, for forms that the browser validates and submits. */
export const enhance = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  showFiles(form);
  form.addEventListener('change', () => showFiles(form));
};
