import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/** The fields of a form, urlencoded or multipart. Throws `AppError('bad-input')` for a body that is none. */
export const readForm = async (c: Context): Promise<FormData> => {
  try {
    return await c.req.raw.formData();
  } catch (cause) {
    const message = 'The body could not be read as a form: send it again.';
    throw new AppError('bad-input', { problems: [{ parameter: 'body', message }], cause });
  }
};

/** The text of a field; undefined when it is missing or a file. */
export const textIn = (form: FormData, name: string): string | undefined => {
  const value: unknown = form.get(name);
  return typeof value === 'string' ? value : undefined;
};
