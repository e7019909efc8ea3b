import { mayBeSignedIn } from './may-be-signed-in.ts';

/** Saves the last changes of a signed-in visitor's cart, for at most some seconds. Never throws. */
export const saveAccountCart = async (): Promise<void> => {
  if (!mayBeSignedIn()) return;
  await import('./for-account.ts').then((cart) => cart.saveLastChanges()).catch(() => undefined);
};
