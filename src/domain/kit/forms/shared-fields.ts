import {
  type FileField,
  type FormField,
  LONGEST_EMAIL,
  type NumberField,
  type SelectField,
  type TextField,
} from './form-field.ts';

/** Contact data: the first two rows of every form. */
export const CONTACT_ROWS = [
  [
    {
      name: 'name',
      label: 'Name',
      kind: 'text',
      maxLength: 100,
      required: 'Enter your name',
      autocomplete: 'name',
    },
    {
      name: 'email',
      label: 'Email',
      kind: 'email',
      maxLength: LONGEST_EMAIL,
      required: 'Enter your email, like name@company.com',
      autocomplete: 'email',
    },
  ],
  [
    { name: 'company', label: 'Company', kind: 'text', maxLength: 120, autocomplete: 'organization' },
    { name: 'phone', label: 'Phone', kind: 'tel', maxLength: 40, autocomplete: 'tel' },
  ],
] as const satisfies readonly (readonly FormField[])[];

export const MATERIAL: TextField = {
  name: 'material',
  label: 'Material',
  kind: 'text',
  maxLength: 120,
  help: 'Or the compound number',
  fromAddress: true,
};

export const STANDARD: TextField = {
  name: 'standard',
  label: 'Standard or specification',
  kind: 'text',
  maxLength: 120,
  fromAddress: true,
};

export const MEDIA: TextField = {
  name: 'media',
  label: 'Media',
  kind: 'text',
  maxLength: 200,
  help: 'Fluid or gas in contact with the seal, also for cleaning',
  fromAddress: true,
};

export const QUANTITY: NumberField = {
  name: 'quantity',
  label: 'Quantity',
  kind: 'number',
  measure: 'pieces',
  min: 1,
  // Above the store's online limit: customers with larger needs use this form.
  max: 999_999_999,
  fromAddress: true,
};

export const ANNUAL_USAGE: NumberField = {
  name: 'annualUsage',
  label: 'Annual usage',
  kind: 'number',
  measure: 'pieces',
  min: 1,
  max: 999_999_999,
};

/** Vacuum to 10,000 bar. Values beyond that are treated as typing errors. */
export const PRESSURE: NumberField = {
  name: 'pressure',
  label: 'Pressure',
  kind: 'number',
  measure: 'pressure',
  min: 0,
  max: 10_000,
};

const temperature = (name: string, label: string): NumberField => ({
  name,
  label,
  kind: 'number',
  measure: 'temperature',
  min: -273,
  max: 1000,
  fromAddress: true,
});

export const LOWEST_TEMPERATURE = temperature('temperatureLow', 'Lowest temperature');
export const HIGHEST_TEMPERATURE = temperature('temperatureHigh', 'Highest temperature');
export const TEMPERATURES_ASCEND = [['temperatureLow', 'temperatureHigh']] as const;

/** A length of the part or the gland: from 0.1 mm to 10 m. */
export const lengthField = (name: string, label: string): NumberField => ({
  name,
  label,
  kind: 'number',
  measure: 'length',
  min: 0.1,
  max: 10_000,
  fromAddress: true,
});

export const MOTION: SelectField = {
  name: 'motion',
  label: 'Motion',
  kind: 'select',
  options: ['Static', 'Reciprocating', 'Rotary', 'Oscillating'],
};

export const ATTACHMENTS: FileField = {
  name: 'files',
  label: 'Drawings or pictures',
  kind: 'file',
  help: 'PDF, STEP, DXF, PNG or JPG, at most 3 files of 10 MB',
};

/** The free text field at the end of a form. */
export const messageField = (label: string, required?: string): TextField & { readonly name: 'message' } => ({
  name: 'message',
  label,
  kind: 'textarea',
  maxLength: 5000,
  fromAddress: true,
  ...(required !== undefined && { required }),
});
