import { AUTH_EVENT } from '../../domain/site/auth/auth-key.ts';
import { type Auth, createAuth } from './auth.ts';
import { authStorage } from './auth-storage.ts';
import { authTabs } from './auth-tabs.ts';
import { removeOutbox } from './outbox/outbox-hint.ts';

let auth: Auth | undefined;

/** The session of this tab, created on first use. Browser only: the server has no visitor's tokens. */
export const authInBrowser = (): Auth => {
  auth ??= createAuth({
    storage: authStorage(
      () => sessionStorage,
      () => dispatchEvent(new CustomEvent(AUTH_EVENT)),
    ),
    tabs: authTabs(),
    fetcher: (...request) => fetch(...request),
    now: Date.now,
    onSignOut: removeOutbox,
  });
  return auth;
};

/** For `useSyncExternalStore`: whether the visitor is signed in. */
export const signedInSource = {
  subscribe(onChange: () => void): () => void {
    addEventListener(AUTH_EVENT, onChange);
    addEventListener('pageshow', onChange);
    return () => {
      removeEventListener(AUTH_EVENT, onChange);
      removeEventListener('pageshow', onChange);
    };
  },
  snapshot: (): boolean => authInBrowser().isSignedIn(),
  serverSnapshot: (): boolean => false,
};
