import { isRecord } from '../../domain/cart/read-json.ts';

/** `extensions.code` of the first error in an answer of the protocol; '' without one. */
export const codeIn = (body: unknown): string => {
  const [first] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const extensions = isRecord(first) ? first.extensions : null;
  return isRecord(extensions) && typeof extensions.code === 'string' ? extensions.code : '';
};
