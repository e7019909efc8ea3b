import type { FormSchema } from '../forms/form-field.ts';
import { CONTACT_ROWS, messageField } from '../forms/shared-fields.ts';

/** Who asks for the lines of a cart. */
export const quoteForm: FormSchema = {
  title: 'Request a quote',
  submitLabel: 'Send request',
  drawing: null,
  rows: [...CONTACT_ROWS, [messageField('Anything about the whole request')]],
  ascending: [],
};
