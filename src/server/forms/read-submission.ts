import type { Context } from 'hono';
import { type SentTexts, sentTexts, textOrNumber } from '../../domain/kit/forms/sent-texts.ts';
import { AppError } from '../http/app-error.ts';
import { badBody, jsonObjectIn } from '../http/json-body.ts';
import { JSON_TYPE, mediaTypeOf } from '../http/media-type.ts';
import { readForm } from '../http/read-form.ts';
import { LARGEST_FORM_TEXT } from './largest-form.ts';

/** A form as sent, before validation. */
export interface SentForm extends SentTexts {
  readonly files: readonly File[];
}

const fromJson = (text: string): SentForm => {
  const read = jsonObjectIn(text);
  if (!read.ok) throw badBody(`${read.reason}: send an object with the fields of the form.`);
  return { ...sentTexts(read.value, textOrNumber), files: [] };
};

/** Returns the files of a form with the names of their fields. */
const filesIn = (data: FormData): readonly (readonly [name: string, file: File])[] => {
  const entries = [...data.entries()] as [string, string | File][];
  const files = entries.filter((entry): entry is [string, File] => typeof entry[1] !== 'string');
  // Browsers send an empty file field as a nameless file of length 0.
  return files.filter(([, file]) => file.name !== '' || file.size > 0);
};

/** Returns the files of the field `files`. */
export const chosenFiles = (data: FormData): readonly File[] =>
  filesIn(data).flatMap(([name, file]) => (name === 'files' ? [file] : []));

const fromFormData = (data: FormData): SentForm => {
  const entries = [...data.entries()] as [string, string | File][];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    texts: Object.fromEntries(texts),
    wrongTypes: filesIn(data).flatMap(([name]) => (name === 'files' ? [] : [name])),
    files: chosenFiles(data),
  };
};

const read = async (c: Context): Promise<SentForm> => {
  switch (mediaTypeOf(c)) {
    case JSON_TYPE:
      return fromJson(await c.req.text());
    case 'application/x-www-form-urlencoded':
      return { texts: Object.fromEntries(new URLSearchParams(await c.req.text())), wrongTypes: [], files: [] };
    case 'multipart/form-data':
      return fromFormData(await readForm(c));
    default:
      throw new AppError('unsupported-type');
  }
};

const sizeOf = (texts: SentForm['texts']): number =>
  Object.entries(texts).reduce((sum, [name, text]) => sum + name.length + text.length, 0);

/** Reads a form from JSON, urlencoded or multipart. Throws `AppError` for other bodies and for too much text. */
export const readSubmission = async (c: Context): Promise<SentForm> => {
  const sent = await read(c);
  if (sizeOf(sent.texts) > LARGEST_FORM_TEXT) throw new AppError('too-large');
  return sent;
};
