import * as v from 'valibot';
import { logError } from '../observe/log-event.ts';
import { BackendError } from './backend-error.ts';
import { type ParsedRow, parseRow } from './parse-row.ts';

/** Schema for rows of which some may be invalid: each becomes a `ParsedRow`, so that paging counts them all. */
export const eachRow = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.unknown(),
    v.transform((value): ParsedRow<v.InferOutput<S>> => parseRow(schema, value)),
  );

/**
 * Returns the valid rows; logs and omits the others. Throws if all rows are invalid, because the list is then unknown
 * rather than empty.
 *
 * @param what name of the list in the log, such as `price lines of product 7`
 */
export const readableRows = <T>(rows: readonly ParsedRow<T>[], what: string): T[] => {
  const unread = rows.flatMap((parsed) => ('row' in parsed ? [] : [parsed]));
  if (unread.length === 0) return rows.flatMap((parsed) => ('row' in parsed ? [parsed.row] : []));
  const places = [...new Set(unread.map(({ place }) => place))].join(', ');
  if (unread.length === rows.length) {
    const kind = unread.every((one) => one.kind === 'invalid-answer') ? 'invalid-answer' : 'invalid-row';
    throw new BackendError(kind, `None of ${rows.length} ${what} could be read: ${places}.`, { status: 200 });
  }
  logError(
    'rows left out',
    `${unread.length} of ${rows.length} ${what} could not be read and are left out: ${places}.`,
  );
  return rows.flatMap((parsed) => ('row' in parsed ? [parsed.row] : []));
};
