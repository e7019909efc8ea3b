import * as v from 'valibot';
import { type CheckedFields, type FormUnits, fieldsOf } from './form-field.ts';
import { type TypedTexts, type ValidatedForm, validateForm } from './validate-form.ts';

/** Fields of a form as they were sent, before anything is known to be right. */
export interface SentTexts {
  readonly texts: TypedTexts;
  /** Names that hold no text. */
  readonly wrongTypes: readonly string[];
}

/** Where fields hold measures, programs may send them as numbers. */
export const textOrNumber = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** The fields of a JSON object as `asText` reads them; null is a field left empty. */
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

/** Checks a form that was sent: each field that is no text, then the texts. A field has one problem. */
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
