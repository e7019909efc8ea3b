import type { Problem } from '../errors.ts';
import { checkField, fieldNumber, numberIn, tidyText } from './check-field.ts';
import { type CheckedFields, type FormField, type FormUnits, fieldsOf } from './form-field.ts';
import { unitText } from './measure.ts';

/** A measured value with the unit it was typed in. */
export interface Quantity {
  readonly amount: number;
  readonly unit: string;
}

/** Parsed form values by field name, without empty fields. */
export type FormValues = Readonly<Record<string, string | Quantity>>;

/** Submitted field texts by field name. */
export type TypedTexts = Readonly<Record<string, string>>;

export type ValidatedForm =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const parsedValue = (field: FormField, text: string, units: FormUnits): string | Quantity => {
  const amount = field.kind === 'number' ? fieldNumber(field, text) : null;
  return field.kind === 'number' && amount !== null ? { amount, unit: unitText(field.measure, units) } : text;
};

const pairProblems = (schema: CheckedFields, texts: TypedTexts): Problem[] =>
  schema.ascending.flatMap(([low, high]) => {
    const from = numberIn(tidyText(texts[low] ?? ''));
    const to = numberIn(tidyText(texts[high] ?? ''));
    if (from === null || to === null || from <= to) return [];
    return [{ parameter: high, message: `Enter a value that is not below ${tidyText(texts[low] ?? '')}` }];
  });

/**
 * Validates a whole form: every field by its rule, then the pairs. Ignores names that are not fields of the form and
 * accepts any strings.
 */
export const validateForm = (schema: CheckedFields, texts: TypedTexts, units: FormUnits): ValidatedForm => {
  const fields = fieldsOf(schema).filter(({ kind }) => kind !== 'file');
  const tidied = fields.map((field) => ({ field, text: tidyText(texts[field.name] ?? '') }));
  const problems = tidied.flatMap(({ field, text }) => {
    const message = checkField(field, text, units);
    return message === null ? [] : [{ parameter: field.name, message }];
  });
  const named = new Set(problems.map(({ parameter }) => parameter));
  const all = [...problems, ...pairProblems(schema, texts).filter(({ parameter }) => !named.has(parameter))];
  if (all.length > 0) return { ok: false, problems: all };
  const filled = tidied.filter(({ text }) => text !== '');
  return {
    ok: true,
    values: Object.fromEntries(filled.map(({ field, text }) => [field.name, parsedValue(field, text, units)])),
  };
};
