import { accountEndpoint } from '../../../domain/site/api/account/account.ts';
import { call } from '../../api.ts';
import { authInBrowser } from '../auth-in-browser.ts';

/**
 * Fills the contact fields of a form with those of the signed-in account. Fields that the visitor filled in stay, and a
 * failure leaves the form unchanged.
 */
export const fillFromAccount = async (form: HTMLFormElement, signal?: AbortSignal): Promise<void> => {
  const auth = authInBrowser();
  if (!auth.isSignedIn()) return;
  const known = await call(accountEndpoint, {}, { fetcher: auth.fetch, ...(signal && { signal }) }).catch(() => null);
  if (known === null || signal?.aborted) return;
  for (const [name, value] of Object.entries({ ...known.contact, email: known.email })) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement) || value === '' || control.value !== control.defaultValue) continue;
    control.value = value;
  }
};
