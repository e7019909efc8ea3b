import { LARGEST_ATTACHMENT, MAX_ATTACHMENTS } from '../../domain/kit/forms/attachment.ts';
import { fieldsOf } from '../../domain/kit/forms/form-field.ts';
import { FORMS, isFormType } from '../../domain/kit/forms/form-types.ts';
import { type BodyLimit, KB } from '../routing/route-rules.ts';

/** Maximum size of a form's text in bytes. */
export const LARGEST_FORM_TEXT = 64 * KB;
/** Maximum overhead of a multipart body around its parts. */
const ENVELOPE = 8 * KB;
const WITH_FILES = MAX_ATTACHMENTS * LARGEST_ATTACHMENT + LARGEST_FORM_TEXT + ENVELOPE;

/** Body limit of a form with files: only a multipart body can contain files. */
export const textOrFiles: BodyLimit = ({ mediaType }) =>
  mediaType.startsWith('multipart/') ? WITH_FILES : LARGEST_FORM_TEXT;

const takesFiles = (type: string): boolean =>
  isFormType(type) && fieldsOf(FORMS[type]).some(({ kind }) => kind === 'file');

/** Body limit of `/api/forms/{type}`. */
export const largestForm: BodyLimit = (request) =>
  takesFiles(request.path.slice(request.path.lastIndexOf('/') + 1)) ? textOrFiles(request) : LARGEST_FORM_TEXT;
