import type { Context } from 'hono';
import { badBody } from './json-body.ts';

/** Reads a form, urlencoded or multipart. Throws `AppError('bad-input')` if the body is not a form. */
export const readForm = async (c: Context): Promise<FormData> => {
  try {
    return await c.req.raw.formData();
  } catch (cause) {
    throw badBody('The body could not be read as a form: send it again.', cause);
  }
};

/** Returns the value of a text field; `undefined` if it is missing or a file. */
export const textIn = (form: FormData, name: string): string | undefined => {
  const value: unknown = form.get(name);
  return typeof value === 'string' ? value : undefined;
};
