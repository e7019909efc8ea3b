import type { FileField, FormField, FormSchema } from '../../kit/forms/form-field.ts';
import { CONTACT_ROWS, messageField } from '../../kit/forms/shared-fields.ts';

/** A quote stores only strings, so a file field does not compile. */
interface QuoteFormSchema extends FormSchema {
  readonly rows: readonly (readonly Exclude<FormField, FileField>[])[];
}

/**
 * The form that is submitted with the lines of a cart. Everything else about its fields is derived from this list: what
 * is stored, the email to sales, the page and PDF of the quote, and the record in Directus (`quote-contact.ts`).
 */
export const quoteForm = {
  title: 'Request a quote',
  submitLabel: 'Send request',
  drawing: null,
  rows: [...CONTACT_ROWS, [messageField('Notes for this request')]],
  ascending: [],
} as const satisfies QuoteFormSchema;
