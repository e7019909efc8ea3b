import { fieldsOf } from '../../domain/kit/forms/form-field.ts';
import { FORMS, formAction } from '../../domain/kit/forms/form-types.ts';
import { linkAddress } from '../safe-address.ts';

/** Reports whether an origin is in a list. Entries may cover all subdomains: `https://*.example.com`. */
const isListed = (origin: string, list: readonly string[]): boolean =>
  list.some((one) => {
    const [scheme = '', name] = one.split('*');
    return name === undefined ? origin === one : origin.startsWith(scheme) && origin.endsWith(name);
  });

export interface FormTarget {
  /** `null` if the form has no recipient. */
  readonly action: string | null;
  /** Note for staff in the editor; empty for none. */
  readonly note: string;
}

const CONTACT_FIELDS = fieldsOf(FORMS.ContactUsForm);
const HOW = 'Give it the path of a form of this site, or an https address whose origin is in FORM_ACTION_ORIGINS';

/** Returns the target of a form without a URL: the contact form if the fields include the required ones. */
const contactTarget = (names: readonly string[]): FormTarget => {
  const isContact = CONTACT_FIELDS.every(({ name, required }) => required === undefined || names.includes(name));
  if (!isContact) return { action: null, note: `This form has no address, and visitors cannot send it. ${HOW}.` };
  const lost = names.filter((name) => !CONTACT_FIELDS.some((field) => field.name === name));
  const note = lost.length === 0 ? '' : `The contact form takes this form, but does not keep: ${lost.join(', ')}.`;
  return { action: formAction('ContactUsForm'), note };
};

const refused = (address: string, { action }: FormTarget): FormTarget => {
  const instead = action === null ? 'visitors cannot send this form' : 'this form is sent to the contact form';
  return { action, note: `“${address}” is not on the site’s list of form addresses: ${instead}. ${HOW}.` };
};

/**
 * Returns the target of a form of the page editor: a path of this site, a URL with a listed origin, the contact form if
 * the form has its fields, or none. This keeps visitors' data from unknown third parties.
 *
 * @param typed URL in content
 * @param names field names of the form
 * @example formTarget('https://crm.example.com/lead', ['https://*.example.com'], []).action //
 * 'https://crm.example.com/lead'
 */
export const formTarget = (typed: unknown, origins: readonly string[], names: readonly string[]): FormTarget => {
  const address = typeof typed === 'string' ? typed.trim() : '';
  const action = linkAddress(address);
  const isForeign = /^https?:/i.test(action) && URL.canParse(action) && isListed(new URL(action).origin, origins);
  if (action.startsWith('/') || isForeign) return { action, note: '' };
  return address === '' ? contactTarget(names) : refused(address, contactTarget(names));
};
