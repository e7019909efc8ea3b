import type { LengthUnit, TemperatureUnit } from '../units.ts';

/** What a number field measures. `pressure` follows the length unit: bar with millimeters, psi with inches. */
export type Measure = 'length' | 'temperature' | 'pressure' | 'pieces';

/** The units in which a form was filled in. */
export interface FormUnits {
  readonly length: LengthUnit;
  readonly temperature: TemperatureUnit;
}

/** Units of a form without fields that have units. */
export const NO_UNITS: FormUnits = { length: 'mm', temperature: 'C' };

/** Maximum length of an email address (RFC 5321). */
export const LONGEST_EMAIL = 254;

interface Named {
  readonly name: string;
  readonly label: string;
  /** Error message for an empty field. The field is optional if this is absent. */
  readonly required?: string;
  readonly help?: string;
  /** Autofill token of the HTML standard, for browsers and assistive technology. */
  readonly autocomplete?: string;
  /**
   * Takes its initial value from the URL parameter of the same name. Figures in the URL are in mm, °C, bar and pieces.
   */
  readonly fromAddress?: true;
}

export interface TextField extends Named {
  /** The text of a `date` is a day, `yyyy-mm-dd`. */
  readonly kind: 'text' | 'email' | 'tel' | 'textarea' | 'date';
  /** Maximum number of characters. */
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

/** Drawings and pictures. Validated by `attachment.ts`, not by the text validator. */
export interface FileField extends Named {
  readonly kind: 'file';
}

export type FormField = TextField | NumberField | SelectField | FileField;

/** A form with its fields in rows of one, two or three. */
export interface FormSchema {
  readonly title: string;
  readonly submitLabel: string;
  /** Name of the drawing next to the form and of its dimensions, or null without a drawing. */
  readonly drawing: string | null;
  readonly rows: readonly (readonly FormField[])[];
  /** Pairs of number fields in which the second value must not be below the first. */
  readonly ascending: readonly (readonly [low: string, high: string])[];
}

/** The parts of a form schema that validation needs. */
export type CheckedFields = Pick<FormSchema, 'rows' | 'ascending'>;

export const fieldsOf = (schema: Pick<FormSchema, 'rows'>): readonly FormField[] => schema.rows.flat();
