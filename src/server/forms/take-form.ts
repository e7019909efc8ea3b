import type { Problem } from '../../domain/kit/errors.ts';
import { checkAttachments } from '../../domain/kit/forms/attachment.ts';
import {
  KEY_FIELD,
  LENGTH_FIELD,
  PAGE_FIELD,
  TEMPERATURE_FIELD,
  TRAP_FIELD,
} from '../../domain/kit/forms/control-fields.ts';
import { type FormUnits, fieldsOf } from '../../domain/kit/forms/form-field.ts';
import { FORMS, type FormType } from '../../domain/kit/forms/form-types.ts';
import { validateSent } from '../../domain/kit/forms/sent-texts.ts';
import { cutText } from '../../domain/kit/text/bounded-text.ts';
import type { WaitUntil } from '../env.ts';
import { digestOf } from '../security/digest.ts';
import { randomId } from '../security/random-id.ts';
import type { StorageBudget, Storer } from '../security/storage-budget.ts';
import { recordBytes } from '../security/storage-kinds.ts';
import { readFiles } from './read-files.ts';
import type { SentForm } from './read-submission.ts';
import type { Submission, SubmissionStore } from './submissions.ts';
import { type CheckedFile, type StoredFile, type UploadStore, uploadCost } from './uploads.ts';
import { notifyWebhook } from './webhook.ts';

/** Dependencies of `takeForm`. */
export interface FormServices {
  readonly submissions: SubmissionStore;
  readonly uploads: UploadStore;
  readonly storage: StorageBudget;
  /** The client that sends the form. */
  readonly storer: Storer;
  /** Empty if no webhook is configured. */
  readonly webhookUrl: string;
  readonly now: () => Date;
  readonly waitUntil: WaitUntil;
}

export type FormOutcome = { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] };

const MAX_KEY_LENGTH = 100;
const MAX_PAGE_LENGTH = 200;

const unitsOf = (texts: SentForm['texts']): FormUnits => ({
  length: texts[LENGTH_FIELD] === 'in' ? 'in' : 'mm',
  temperature: texts[TEMPERATURE_FIELD] === 'F' ? 'F' : 'C',
});

const fileProblems = (type: FormType, files: SentForm['files']): Problem[] => {
  const takesFiles = fieldsOf(FORMS[type]).some(({ kind }) => kind === 'file');
  const message = takesFiles || files.length === 0 ? checkAttachments(files) : 'This form takes no files';
  return message === null ? [] : [{ parameter: 'files', message }];
};

const submissionKey = async (
  type: FormType,
  { texts }: SentForm,
  values: object,
  files: readonly CheckedFile[],
): Promise<string> => {
  const key = cutText(texts[KEY_FIELD] ?? '', MAX_KEY_LENGTH) || randomId();
  return digestOf(JSON.stringify([type, key, values, files.map(({ digest }) => digest)]));
};

const insert = async (desk: FormServices, submission: Submission, stored: readonly StoredFile[]): Promise<boolean> => {
  try {
    const isNew = await desk.submissions.insert(submission);
    if (!isNew) await desk.uploads.remove(stored);
    return isNew;
  } catch (error) {
    await desk.uploads.remove(stored).catch(() => undefined);
    throw error;
  }
};

/**
 * Validates a form and stores it: attachments first, then the record. A form that is already stored is not stored again
 * and gets the same response. Throws when storage fails; then nothing is stored.
 */
export const takeForm = async (type: FormType, sent: SentForm, desk: FormServices): Promise<FormOutcome> => {
  const validated = validateSent(FORMS[type], sent, unitsOf(sent.texts));
  const problems = [...(validated.ok ? [] : validated.problems), ...fileProblems(type, sent.files)];
  if (problems.length > 0 || !validated.ok) return { ok: false, problems };
  const files = await readFiles(sent.files);
  if (!Array.isArray(files)) return { ok: false, problems: [files] };
  const key = await submissionKey(type, sent, validated.values, files);
  if (await desk.submissions.has(key)) return { ok: true };

  const submission = {
    submissionKey: key,
    formType: type,
    page: cutText(sent.texts[PAGE_FIELD] ?? '', MAX_PAGE_LENGTH),
    submittedAt: desk.now().toISOString(),
    isSuspect: (sent.texts[TRAP_FIELD] ?? '') !== '',
    values: validated.values,
  };
  let stored: readonly StoredFile[] = [];
  const isNew = await desk.storage.spend(
    desk.storer,
    [{ kind: 'form', bytes: recordBytes(submission) }, uploadCost(files)],
    async () => {
      if (files.length > 0) stored = await desk.uploads.store(files);
      return insert(desk, { ...submission, attachments: stored }, stored);
    },
    (isStored) => isStored,
  );
  if (isNew && !submission.isSuspect && desk.webhookUrl !== '') {
    desk.waitUntil(notifyWebhook(desk.webhookUrl, { ...submission, attachments: stored }));
  }
  return { ok: true };
};
