import type { FormSchema } from '../form-field.ts';
import { CONTACT_ROWS, messageField } from '../shared-fields.ts';

/** The general contact form. */
export const contactUsForm: FormSchema = {
  title: 'Contact us',
  submitLabel: 'Send message',
  drawing: null,
  rows: [
    ...CONTACT_ROWS,
    [
      {
        name: 'topic',
        label: 'What is it about?',
        kind: 'select',
        options: [
          'Price or availability',
          'An order',
          'Material or size',
          'A drawing or a special part',
          'Quality documents',
          'This website',
        ],
      },
    ],
    [messageField('Message', 'Enter your message')],
  ],
  ascending: [],
};
