import type { LengthUnit, TemperatureUnit } from '../units.ts';

/** What a number field measures. `pressure` follows the length unit: bar with millimeters, psi with inches. */
export type Measure = 'length' | 'temperature' | 'pressure' | 'pieces';

/** The units a form was filled in with. */
export interface FormUnits {
  readonly length: LengthUnit;
  readonly temperature: TemperatureUnit;
}

/** Units of a form without measured fields. */
export const NO_UNITS: FormUnits = { length: 'mm', temperature: 'C' };

interface Named {
  readonly name: string;
  readonly label: string;
  /** Absent: may stay empty. Present: what is asked for when it is empty. */
  readonly required?: string;
  readonly help?: string;
  /** Token of the HTML standard, so that browsers and people with assistive technology fill it in faster. */
  readonly autocomplete?: string;
  /** Takes its first value from the parameter of this name in the page's address; figures there are in mm, °C, bar and pieces. */
  readonly fromAddress?: true;
}

export interface TextField extends Named {
  readonly kind: 'text' | 'email' | 'tel' | 'textarea';
  /** Characters. */
  readonly maxLength: number;
}

export interface NumberField extends Named {
  readonly kind: 'number';
  readonly measure: Measure;
  /** Inclusive, in millimeters, °C, bar or pieces. */
  readonly min: number;
  readonly max: number;
}

export interface SelectField extends Named {
  readonly kind: 'select';
  readonly options: readonly string[];
}

/** Drawings and pictures; checked by `attachment.ts`, not by the validator of texts. */
export interface FileField extends Named {
  readonly kind: 'file';
}

export type FormField = TextField | NumberField | SelectField | FileField;

/** One form: its fields in rows of one, two or three. */
export interface FormSchema {
  readonly title: string;
  readonly submitLabel: string;
  /** Name of the drawing beside it, and of its dimensions; null without one. */
  readonly drawing: string | null;
  readonly rows: readonly (readonly FormField[])[];
  /** Pairs of number fields of which the second must not be below the first. */
  readonly ascending: readonly (readonly [low: string, high: string])[];
}

/** What of a form its texts are checked by. */
export type CheckedFields = Pick<FormSchema, 'rows' | 'ascending'>;

export const fieldsOf = (schema: Pick<FormSchema, 'rows'>): readonly FormField[] => schema.rows.flat();
