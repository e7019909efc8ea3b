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
  rows: [
    ...CONTACT_ROWS,
    [
      { name: 'poNumber', label: 'PO number', kind: 'text', maxLength: 60, autocomplete: 'off' },
      { name: 'needBy', label: 'Needed by', kind: 'date', maxLength: 10, autocomplete: 'off' },
    ],
    [
      {
        name: 'shipCountry',
        label: 'Ship-to country',
        kind: 'text',
        maxLength: 60,
        autocomplete: 'shipping country-name',
      },
      {
        name: 'shipZip',
        label: 'ZIP or postal code',
        kind: 'text',
        maxLength: 20,
        autocomplete: 'shipping postal-code',
      },
    ],
    [messageField('Notes for this request')],
  ],
  ascending: [],
} as const satisfies QuoteFormSchema;
