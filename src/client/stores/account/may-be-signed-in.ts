import { AUTH_KEY } from '../../../domain/site/auth/auth-key.ts';

/** Whether storage has an entry. False if storage is denied. */
export const isStored = (storage: () => Storage, key: string): boolean => {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Whether this tab may have tokens. They are parsed by code that other visitors need not load. */
export const mayBeSignedIn = (): boolean => isStored(() => sessionStorage, AUTH_KEY);
