import { LARGEST_ATTACHMENT, MOST_ATTACHMENTS } from '../../domain/forms/attachment.ts';
import { fieldsOf } from '../../domain/forms/form-field.ts';
import { FORMS, isFormType } from '../../domain/forms/form-types.ts';

const KB = 1024;

/** Bytes of a body anywhere that nothing else is said of: a new address has this limit by itself. */
export const USUAL_BODY = 64 * KB;
/** What surrounds the parts of a multipart body. */
const ENVELOPE = 8 * KB;

const FORM_PATH = /^\/api\/forms\/([^/]+)$/;

/** Addresses whose bodies are usually smaller, or may be larger. */
const OTHERS: ReadonlyMap<string, number> = new Map([
  ['/api/search', 4 * KB],
  ['/api/v1/materials/advise', 8 * KB],
  // 1,000 lines with notes, 500 texts.
  ['/api/quotes', 1024 * KB],
  // 100 lines, each with up to three texts.
  ['/api/v1/lists/read', 256 * KB],
  // 5,000 lines.
  ['/api/v1/lists/share', 1536 * KB],
  ['/api/account/lists', 1536 * KB],
  // 1,000 numbers.
  ['/api/account/part-numbers', 128 * KB],
  ['/api/account/part-numbers/find', 128 * KB],
  ['/lists/review', 256 * KB],
  ['/consent', 4 * KB],
  ['/api/csp-report', 8 * KB],
  ['/api/measure', 8 * KB],
  ['/api/vitals', 2 * KB],
  // A whole page as it is and as it was.
  ['/admin/content-changed', 1024 * KB],
]);

/** An address, a password and a token are far smaller. */
const OF_ACCOUNTS = 16 * KB;
const ACCOUNTS = /^\/(?:auth|users|sign-up|verify-email|forgot-password|reset-password)(?:\/|$)/;

const takesFiles = (type: string): boolean =>
  isFormType(type) && fieldsOf(FORMS[type]).some(({ kind }) => kind === 'file');

const MESSAGE_PATH = /^\/quotes\/[^/]+\/messages$/;
/** Prices and words of every line. */
const ANSWER_PATH = /^\/items\/quote_requests\/[^/]+$/;
const LARGEST_ANSWER = 512 * KB;

/** The largest body, in bytes, that an address takes. */
export const largestBody = (path: string, mediaType: string): number => {
  const [, form] = FORM_PATH.exec(path) ?? [];
  const mayHoldFiles = (form !== undefined && takesFiles(form)) || MESSAGE_PATH.test(path);
  if (mayHoldFiles && mediaType.toLowerCase().startsWith('multipart/')) {
    return MOST_ATTACHMENTS * LARGEST_ATTACHMENT + USUAL_BODY + ENVELOPE;
  }
  if (ANSWER_PATH.test(path)) return LARGEST_ANSWER;
  return OTHERS.get(path) ?? (ACCOUNTS.test(path) ? OF_ACCOUNTS : USUAL_BODY);
};
