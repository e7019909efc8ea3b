import type { FormSchema } from '../form-field.ts';
import {
  ATTACHMENTS,
  CONTACT_ROWS,
  HIGHEST_TEMPERATURE,
  LOWEST_TEMPERATURE,
  lengthField,
  MOTION,
  messageField,
  PRESSURE,
  QUANTITY,
  TEMPERATURES_ASCEND,
} from '../shared-fields.ts';

/** The gland for which a spring-energized seal is designed. */
export const springEnergizedSealsForm: FormSchema = {
  title: 'Send us your gland',
  submitLabel: 'Send for a drawing',
  drawing: 'seal-form-gland',
  rows: [
    ...CONTACT_ROWS,
    [
      lengthField('diameter', 'Rod or bore'),
      lengthField('glandWidth', 'Gland width'),
      lengthField('glandDepth', 'Gland depth'),
    ],
    [PRESSURE, MOTION],
    [LOWEST_TEMPERATURE, HIGHEST_TEMPERATURE, QUANTITY],
    [messageField('Media and anything unusual')],
    [{ ...ATTACHMENTS, label: 'Attach a sketch' }],
  ],
  ascending: TEMPERATURES_ASCEND,
};
