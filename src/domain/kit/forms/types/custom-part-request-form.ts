import type { FormSchema } from '../form-field.ts';
import {
  ANNUAL_USAGE,
  ATTACHMENTS,
  CONTACT_ROWS,
  HIGHEST_TEMPERATURE,
  LOWEST_TEMPERATURE,
  lengthField,
  MATERIAL,
  MEDIA,
  messageField,
  QUANTITY,
  STANDARD,
  TEMPERATURES_ASCEND,
} from '../shared-fields.ts';

/** A part made to a drawing or sample. */
export const customPartRequestForm: FormSchema = {
  title: 'Request a custom part',
  submitLabel: 'Send the request',
  drawing: 'o-ring',
  rows: [
    ...CONTACT_ROWS,
    [
      {
        name: 'partKind',
        label: 'Kind of part',
        kind: 'select',
        required: 'Choose the closest kind',
        fromAddress: true,
        options: [
          'O-ring of a special size',
          'Gasket or washer',
          'Molded part',
          'Cord, tubing or extrusion',
          'Machined plastic seal',
          'Metal seal',
          'Rubber bonded to metal',
          'Something else',
        ],
      },
      MATERIAL,
    ],
    [
      lengthField('insideDiameter', 'Inside diameter'),
      lengthField('outsideDiameter', 'Outside diameter'),
      lengthField('crossSection', 'Cross-section'),
    ],
    [LOWEST_TEMPERATURE, HIGHEST_TEMPERATURE],
    [MEDIA, STANDARD],
    [{ ...QUANTITY, required: 'Enter how many pieces' }, ANNUAL_USAGE],
    [messageField('What the part does, and anything unusual')],
    [ATTACHMENTS],
  ],
  ascending: TEMPERATURES_ASCEND,
};
