import type { Context } from 'hono';
import { AppError } from '../http/app-error.ts';
import { readForm } from '../http/read-form.ts';
import { USUAL_BODY } from '../security/largest-body.ts';

/** What was sent, before anything is known to be right. */
export interface SentForm {
  readonly texts: Readonly<Record<string, string>>;
  /** Names that hold neither text nor number. */
  readonly wrongTypes: readonly string[];
  readonly files: readonly File[];
}

const bad = (message: string, cause?: unknown): AppError =>
  new AppError('bad-input', { problems: [{ parameter: 'body', message }], cause });

const fromJson = (text: string): SentForm => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw bad('The body is not JSON: send an object with the fields of the form.', cause);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw bad('The body is JSON but no object: send an object with the fields of the form.');
  }
  const entries = Object.entries(value).filter(([, one]) => one !== null);
  const isText = (one: unknown): boolean => typeof one === 'string' || typeof one === 'number';
  return {
    texts: Object.fromEntries(entries.filter(([, one]) => isText(one)).map(([name, one]) => [name, String(one)])),
    wrongTypes: entries.filter(([, one]) => !isText(one)).map(([name]) => name),
    files: [],
  };
};

const fromFormData = (data: FormData): SentForm => {
  const entries = [...data.entries()] as [string, string | File][];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const files = entries.filter((entry): entry is [string, File] => typeof entry[1] !== 'string');
  // A file field left alone is sent as a nameless file of no length.
  const chosen = files.filter(([, file]) => file.name !== '' || file.size > 0);
  return {
    texts: Object.fromEntries(texts),
    wrongTypes: chosen.filter(([name]) => name !== 'files').map(([name]) => name),
    files: chosen.filter(([name]) => name === 'files').map(([, file]) => file),
  };
};

const read = async (c: Context): Promise<SentForm> => {
  const mediaType = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  switch (mediaType) {
    case 'application/json':
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

/** Reads a form from JSON, urlencoded or multipart. Throws `AppError` for what is none or holds too much text. */
export const readSubmission = async (c: Context): Promise<SentForm> => {
  const sent = await read(c);
  if (sizeOf(sent.texts) > USUAL_BODY) throw new AppError('too-large');
  return sent;
};
