import { formAction } from '../../domain/forms/form-types.ts';
import { linkAddress } from '../safe-address.ts';

/** Whether an origin is one of a list, which may name all hosts under a name: `https://*.example.com`. */
const isListed = (origin: string, list: readonly string[]): boolean =>
  list.some((one) => {
    const [scheme = '', name] = one.split('*');
    return name === undefined ? origin === one : origin.startsWith(scheme) && origin.endsWith(name);
  });

/**
 * Where a form of the page editor is sent: a path of this site, an address of a listed origin, else the contact form. What
 * visitors type is not handed to strangers. `isRefused`: staff gave an address that may not be used.
 *
 * @param typed the address as it stands in content
 * @example formTarget('https://crm.example.com/lead', ['https://*.example.com']).action // 'https://crm.example.com/lead'
 */
export const formTarget = (typed: unknown, origins: readonly string[]): { action: string; isRefused: boolean } => {
  const action = typeof typed === 'string' ? linkAddress(typed) : '';
  const isOwn = action.startsWith('/');
  const isForeign = /^https?:/i.test(action) && URL.canParse(action) && isListed(new URL(action).origin, origins);
  if (isOwn || isForeign) return { action, isRefused: false };
  return { action: formAction('ContactUsForm'), isRefused: typeof typed === 'string' && typed.trim() !== '' };
};
