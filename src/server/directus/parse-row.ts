import * as v from 'valibot';
import { jsonObject } from '../../domain/kit/schema/json-object.ts';
import type { BackendErrorKind } from './backend-error.ts';

/** A parsed record, or the path of its first error. */
export type ParsedRow<T> =
  | { readonly row: T }
  | { readonly kind: Extract<BackendErrorKind, 'invalid-answer' | 'invalid-row'>; readonly place: string };

/**
 * Parses one record of a response. A value that is not a record or lacks a requested field violates the protocol
 * (`invalid-answer`); a value of the wrong type is an error in this one record (`invalid-row`).
 *
 * @example parseRow(v.object({stock: v.number()}), {stock: 'many'}) // {kind: 'invalid-row', place: 'stock'}
 */
export const parseRow = <S extends v.GenericSchema>(schema: S, value: unknown): ParsedRow<v.InferOutput<S>> => {
  if (!v.is(jsonObject, value)) return { kind: 'invalid-answer', place: 'the top' };
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { row: parsed.output };
  const [issue] = parsed.issues;
  // JSON has no undefined, so the field is missing. Only the path is reported, because the library's message contains
  // the value.
  const kind = issue.input === undefined ? 'invalid-answer' : 'invalid-row';
  return { kind, place: v.getDotPath(issue) ?? 'the top' };
};
