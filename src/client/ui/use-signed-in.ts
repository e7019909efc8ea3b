import { useSyncExternalStore } from 'react';
import { signedInSource } from '../stores/auth-in-browser.ts';

const { subscribe, snapshot, serverSnapshot } = signedInSource;

/** Whether the visitor is signed in; false in what the server renders. */
export const useSignedIn = (): boolean => useSyncExternalStore(subscribe, snapshot, serverSnapshot);
