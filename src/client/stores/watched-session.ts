import { AUTH_EVENT } from '../../domain/site/auth/auth-key.ts';
import { authStorage } from './auth-storage.ts';
import { authTabs } from './auth-tabs.ts';

const storage = authStorage(
  () => sessionStorage,
  () => dispatchEvent(new CustomEvent(AUTH_EVENT)),
);
let isHearing = false;

/** Whether an access token is in session state; from then on newer tokens of other tabs are taken over. */
export const watchSession = (): boolean => {
  const isSignedIn = storage.read() !== null;
  if (isSignedIn && !isHearing) {
    isHearing = true;
    authTabs().hear(storage);
  }
  return isSignedIn;
};
