import type { FormSchema } from '../form-field.ts';
import {
  ATTACHMENTS,
  CONTACT_ROWS,
  HIGHEST_TEMPERATURE,
  LOWEST_TEMPERATURE,
  MEDIA,
  MOTION,
  messageField,
  PRESSURE,
  TEMPERATURES_ASCEND,
} from '../shared-fields.ts';

/** Work of an applications engineer on a sealing problem. */
export const engineeringServicesForm: FormSchema = {
  title: 'Ask an engineer',
  submitLabel: 'Send to an engineer',
  drawing: 'static-piston-gland',
  rows: [
    ...CONTACT_ROWS,
    [
      {
        name: 'service',
        label: 'What do you need?',
        kind: 'select',
        required: 'Choose the closest',
        options: [
          'Material selection',
          'Gland design or review',
          'Failure analysis',
          'Reverse engineering of a sample',
          'Drawing or tolerance review',
          'Test plan',
        ],
      },
      MOTION,
    ],
    [PRESSURE, LOWEST_TEMPERATURE, HIGHEST_TEMPERATURE],
    [MEDIA],
    [messageField('What the seal must do, or how it fails', 'Describe the application in a sentence or two')],
    [ATTACHMENTS],
  ],
  ascending: TEMPERATURES_ASCEND,
};
