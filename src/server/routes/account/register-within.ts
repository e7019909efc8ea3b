import type { Context } from 'hono';
import type { Registration } from '../../../domain/site/auth/registration.ts';
import type { Registered } from '../../accounts/account-source.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { networkOf } from '../../security/request-limit.ts';
import { SIGN_UP_BYTES } from '../../security/storage-kinds.ts';
import { storerOf } from '../../security/storer.ts';

/**
 * Registers an account within the storage budget. Known and unknown email addresses are charged the same, so the charge
 * reveals nothing.
 *
 * @param browser value of the cookie that the browser gets; `null` without one
 */
export const registerWithin = (
  c: Context<AppBindings>,
  registration: Registration,
  browser: string | null,
): Promise<Registered> =>
  c.var.services.storage.spend(
    storerOf(c),
    [{ kind: 'sign-up', bytes: SIGN_UP_BYTES }],
    () => c.var.services.accounts.register(registration, networkOf(c), browser),
    ({ outcome }) => outcome === 'taken',
  );
