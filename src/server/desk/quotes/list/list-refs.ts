import { AppError } from '../../../http/app-error.ts';
import type { ShownRef } from '../../../quotes/desk/quote-work.ts';
import { MAX_AT_ONCE } from '../../../quotes/desk/quote-work.ts';
import { isQuoteNumber } from './list-view.ts';

const REF = /^(\d{1,12})\.(\d{1,9})$/;

/** Parses references of quotes as `refOf` writes them, each quote once. Throws `AppError('bad-input')` for too many. */
export const refsIn = (texts: readonly string[]): readonly ShownRef[] => {
  const refs = new Map<number, ShownRef>();
  for (const text of texts) {
    const [, id, version] = REF.exec(text) ?? [];
    if (id !== undefined && version !== undefined) refs.set(Number(id), { id: Number(id), version: Number(version) });
  }
  if (refs.size > MAX_AT_ONCE)
    throw new AppError('bad-input', { message: `Change at most ${MAX_AT_ONCE} quotes at once.` });
  return [...refs.values()];
};

/** Returns the text fields of a form with a name. */
export const textsIn = (form: FormData, name: string): readonly string[] =>
  form.getAll(name).filter((value): value is string => typeof value === 'string');

const LIST = '/desk/quotes';
/** Pages that lead to a change and get its result. */
const BACK = /^\/desk\/quotes(?:\/Q-\d{4}-\d{6,12})?$/;

/** Returns the path and query to return to after a change: the list or the page of a quote. Anything else is the list. */
export const backOf = (text: string): { readonly path: string; readonly query: URLSearchParams } => {
  const [path = '', query = ''] = text.split('?');
  return BACK.test(path)
    ? { path, query: new URLSearchParams(query.slice(0, 500)) }
    : { path: LIST, query: new URLSearchParams() };
};

/** Parses quote numbers that are joined by commas. */
export const numbersIn = (text: string): readonly string[] =>
  text.split(',').slice(0, MAX_AT_ONCE).filter(isQuoteNumber);
