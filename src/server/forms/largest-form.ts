import { LARGEST_ATTACHMENT, MAX_ATTACHMENTS } from '../../domain/kit/forms/attachment.ts';
import { fieldsOf } from '../../domain/kit/forms/form-field.ts';
import { FORMS, isFormType } from '../../domain/kit/forms/form-types.ts';
import { type BodyLimit, KB } from '../routing/route-rules.ts';

/** Maximum size of a form's text in bytes. */
export const LARGEST_FORM_TEXT = 64 * KB;
/** Maximum overhead of a multipart body around its parts. */
const ENVELOPE = 8 * KB;
const ALL_FILES = MAX_ATTACHMENTS * LARGEST_ATTACHMENT;

/** Returns the body limit of a form with files and this much text: only a multipart body can contain files. */
export const filesAndText =
  (text: number): BodyLimit =>
  ({ mediaType }) =>
    mediaType.startsWith('multipart/') ? ALL_FILES + text + ENVELOPE : text;

/** Body limit of a form with files. */
export const textOrFiles = filesAndText(LARGEST_FORM_TEXT);

const takesFiles = (type: string): boolean =>
  isFormType(type) && fieldsOf(FORMS[type]).some(({ kind }) => kind === 'file');

/** Body limit of `/api/forms/{type}`. */
export const largestForm: BodyLimit = (request) =>
  takesFiles(request.path.slice(request.path.lastIndexOf('/') + 1)) ? textOrFiles(request) : LARGEST_FORM_TEXT;
