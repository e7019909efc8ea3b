import { AUTH_EVENT } from '../../domain/site/auth/auth-key.ts';
import { authStorage } from './auth-storage.ts';
import { authTabs } from './auth-tabs.ts';

const storage = authStorage(
  () => sessionStorage,
  () => dispatchEvent(new CustomEvent(AUTH_EVENT)),
);
let isListening = false;

/** Whether the session state has an access token. Afterwards, newer tokens from other tabs are adopted. */
export const watchSession = (): boolean => {
  const isSignedIn = storage.read() !== null;
  if (isSignedIn && !isListening) {
    isListening = true;
    authTabs().hear(storage);
  }
  return isSignedIn;
};
