import * as v from 'valibot';
import { type CheckedFields, type FormUnits, fieldsOf } from './form-field.ts';
import { type TypedTexts, type ValidatedForm, validateForm } from './validate-form.ts';

/** Submitted form fields before validation. */
export interface SentTexts {
  readonly texts: TypedTexts;
  /** Names of fields that are not strings. */
  readonly wrongTypes: readonly string[];
}

/** Clients of the API may send measured values as numbers. */
export const textOrNumber = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** Returns the fields of a JSON object, each read by `asText`. null means an empty field. */
export const sentTexts = (
  sent: Readonly<Record<string, unknown>>,
  asText: v.GenericSchema<unknown, string>,
): SentTexts => {
  const read = Object.entries(sent).flatMap(([name, value]) =>
    value === null ? [] : [{ name, text: v.safeParse(asText, value) }],
  );
  return {
    texts: Object.fromEntries(read.flatMap(({ name, text }) => (text.success ? [[name, text.output]] : []))),
    wrongTypes: read.filter(({ text }) => !text.success).map(({ name }) => name),
  };
};

/** Validates a submitted form: first the types, then the texts. Reports at most one problem per field. */
export const validateSent = (schema: CheckedFields, sent: SentTexts, units: FormUnits): ValidatedForm => {
  const names = fieldsOf(schema).map(({ name }) => name);
  const wrong = sent.wrongTypes.filter((name) => names.includes(name));
  const validated = validateForm(schema, sent.texts, units);
  if (validated.ok && wrong.length === 0) return validated;
  const found = validated.ok ? [] : validated.problems.filter(({ parameter }) => !wrong.includes(parameter));
  return {
    ok: false,
    problems: [...wrong.map((parameter) => ({ parameter, message: 'Send this as text' })), ...found],
  };
};
