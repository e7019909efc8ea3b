import { emailProblem, passwordProblem } from '../../domain/site/auth/credentials.ts';
import { newPasswordProblem } from '../../domain/site/auth/password-rules.ts';
import { attachForm } from '../forms/attach-form.ts';
import { controlOf } from '../forms/form-controls.ts';

/** What to do about a field with its current value, or `null`; also `null` for a field that the form does not have. */
const credentialProblem = (form: HTMLFormElement, name: string): string | null => {
  const control = controlOf(form, name);
  if (!control) return null;
  if (name === 'email') return emailProblem(control.value);
  return control.getAttribute('autocomplete') === 'new-password'
    ? newPasswordProblem(control.value)
    : passwordProblem(control.value);
};

const mountShowButton = (form: HTMLFormElement): void => {
  const button = form.querySelector<HTMLButtonElement>('[data-show]');
  const input = controlOf(form, 'password');
  if (!button || !(input instanceof HTMLInputElement)) return;
  // Set here and not in the HTML because it only matters while the password is visible.
  input.autocapitalize = 'none';
  button.addEventListener('click', () => {
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-label', isShown ? 'Hide password' : 'Show password');
    button.dataset.show = isShown ? 'shown' : '';
  });
};

/** Continues at the next page. With the tokens of a session, Back does not return to the form, whose link is used. */
const proceed = async (redirect: string, json: unknown): Promise<void> => {
  const signsIn = typeof json === 'object' && json !== null && 'tokens' in json;
  if (!signsIn) return location.assign(redirect);
  const { storeTokens } = await import('../stores/account/for-account.ts');
  storeTokens(json.tokens);
  location.replace(redirect);
};

/** Enhances a sign-in or account form. */
export const enhance = (element: HTMLElement): void => {
  if (!(element instanceof HTMLFormElement)) return;
  mountShowButton(element);
  attachForm(element, {
    names: ['email', 'password'],
    problemOf: (name) => credentialProblem(element, name),
    onTaken: ({ redirect, json }) => void proceed(redirect, json),
  });
  if (element.dataset.sendNow !== undefined) element.requestSubmit();
};
