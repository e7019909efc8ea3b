import { mayBeSignedIn } from '../stores/account/may-be-signed-in.ts';

/** Fills in the contact data of a signed-in visitor. Other visitors load nothing for it. Never throws. */
export const fillSignedIn = async (form: HTMLFormElement, signal?: AbortSignal): Promise<void> => {
  if (!mayBeSignedIn()) return;
  await import('../stores/account/for-account.ts')
    .then(({ fillFromAccount }) => fillFromAccount(form, signal))
    .catch(() => {});
};
