/*
 * The passkey forms of the desk: has the browser create or use a passkey, writes its response into the form and submits it. Loaded
 * only by pages with such a form. Without JavaScript, staff sign in by an emailed link.
 */

const FAILED =
  'No passkey was used: the request was canceled, took too long, or this device has no passkey for the desk. Try again, or use a link by email.';
const UNSUPPORTED = 'This browser does not support passkeys. Use a link by email.';

const ask = async (options: string, isNew: boolean): Promise<Credential | null> => {
  const parsed: unknown = JSON.parse(options);
  return isNew
    ? navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(parsed as PublicKeyCredentialCreationOptionsJSON),
      })
    : navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(parsed as PublicKeyCredentialRequestOptionsJSON),
      });
};

const prepare = (form: HTMLFormElement): void => {
  const { passkey: kind = '', options = '' } = form.dataset;
  const credential = form.elements.namedItem('credential');
  const message = form.querySelector('[role=status]');
  if (!(credential instanceof HTMLInputElement) || message === null) return;
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'email') return;
    event.preventDefault();
    if (typeof PublicKeyCredential !== 'function' || !('parseCreationOptionsFromJSON' in PublicKeyCredential)) {
      message.textContent = UNSUPPORTED;
      return;
    }
    message.textContent = 'Waiting for your device';
    ask(options, kind === 'create')
      .then((made) => {
        if (!(made instanceof PublicKeyCredential)) throw new TypeError(FAILED);
        credential.value = JSON.stringify(made.toJSON());
        form.submit();
      })
      .catch(() => {
        message.textContent = FAILED;
      });
  });
};

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) prepare(form);
