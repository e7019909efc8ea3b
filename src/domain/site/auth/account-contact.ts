import * as v from 'valibot';
import { shortText } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';

/**
 * The fields of a quote request that stay the same for the next one, by their names in the form, with its limits. The
 * email address is the account's. Schemas strip all other fields.
 */
export const accountContact = v.object({
  name: shortText(100),
  company: shortText(120),
  phone: shortText(40),
  shipCountry: shortText(60),
  shipZip: shortText(20),
});

export type AccountContact = Value<typeof accountContact>;

export const NO_CONTACT: AccountContact = { name: '', company: '', phone: '', shipCountry: '', shipZip: '' };
