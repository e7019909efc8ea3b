import type { FormSchema } from '../form-field.ts';
import {
  ANNUAL_USAGE,
  ATTACHMENTS,
  CONTACT_ROWS,
  MATERIAL,
  messageField,
  QUANTITY,
  STANDARD,
} from '../shared-fields.ts';

/** Price and ship time for a part, in the catalog or not. */
export const requestAQuoteForm: FormSchema = {
  title: 'Request a quote',
  submitLabel: 'Request a quote',
  drawing: 'o-ring',
  rows: [
    ...CONTACT_ROWS,
    [
      {
        name: 'part',
        label: 'Part number or dimensions',
        kind: 'text',
        maxLength: 200,
        required: 'Enter a part number, or inside diameter × cross-section',
        help: 'For example AS568-214 FKM 75, or 24.99 × 3.53 mm',
        fromAddress: true,
      },
      { ...QUANTITY, required: 'Enter how many pieces' },
    ],
    [MATERIAL, STANDARD, ANNUAL_USAGE],
    [messageField('More parts, documents or dates you need')],
    [ATTACHMENTS],
  ],
  ascending: [],
};
