import * as v from 'valibot';
import { jsonObject } from '../../domain/kit/schema/json-object.ts';
import type { BackendErrorKind } from './backend-error.ts';

/** A record that was read, or where it is wrong. */
export type ParsedRow<T> =
  | { readonly row: T }
  | { readonly kind: Extract<BackendErrorKind, 'invalid-answer' | 'invalid-row'>; readonly place: string };

/**
 * One record of an answer. What is no record, or lacks a field that was asked for, is not an answer of the protocol
 * (`invalid-answer`); a value of a wrong type is a mistake in this one record (`invalid-row`).
 *
 * @example parseRow(v.object({stock: v.number()}), {stock: 'many'}) // {kind: 'invalid-row', place: 'stock'}
 */
export const parseRow = <S extends v.GenericSchema>(schema: S, value: unknown): ParsedRow<v.InferOutput<S>> => {
  if (!v.is(jsonObject, value)) return { kind: 'invalid-answer', place: 'the top' };
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { row: parsed.output };
  const [issue] = parsed.issues;
  // JSON has no undefined: the field is not there. The library's message repeats the value; the place is enough.
  const kind = issue.input === undefined ? 'invalid-answer' : 'invalid-row';
  return { kind, place: v.getDotPath(issue) ?? 'the top' };
};
