import { checkAttachments, displayFileName } from '../../../../../domain/kit/forms/attachment.ts';
import { counted } from '../../../../../domain/kit/text/counted.ts';
import { isDay } from '../../../../../domain/kit/text/date-format.ts';
import { type DraftFields, fieldIn, MAX_DRAFT_FILES } from '../../../../../domain/order/quotes/desk/draft-fields.ts';
import { addedFiles, draftFiles } from '../../../../../domain/order/quotes/desk/draft-files.ts';
import { MAX_QUOTE_FILES, quoteFileHref } from '../../../../../domain/order/quotes/quote-file.ts';
import { storageRefusal } from '../../../../forms/form-response.ts';
import { readFiles } from '../../../../forms/read-files.ts';
import { chosenFiles } from '../../../../forms/read-submission.ts';
import { type CheckedFile, uploadCost } from '../../../../forms/uploads.ts';
import { readForm } from '../../../../http/read-form.ts';
import { finished } from '../../../../http/wait-until.ts';
import { storerOf } from '../../../../security/storer.ts';
import { actorOf } from '../../../../staff/record-audit.ts';
import { type DeskContext, type Editor, loadEditor } from '../load-editor.ts';
import { quoteView } from '../quote-view.ts';
import { saveDraft, sentDraft } from '../save-draft.ts';
import { noteInReview } from '../save-form.ts';
import { backTo, danger, requireEditable, showView } from '../show-quote.ts';

/** Stores files in the bucket, then their rows with the audit log in one transaction. Files without a row are removed. */
const storeFiles = async (c: DeskContext, { desk, quote }: Editor, files: readonly CheckedFile[]): Promise<void> => {
  const { services, staff } = c.var;
  const { files: rows } = await services.editedQuotes();
  const { audit } = services.staff;
  await services.storage.spend(storerOf(c, `staff ${staff.id}`), [uploadCost(files)], async () => {
    const stored = await services.uploads.store(files);
    try {
      await audit.batch(
        stored.flatMap((file, at) => {
          const digest = files[at]?.digest ?? '';
          const after = { file: file.name, bytes: file.size, sha256: digest };
          return [
            rows.addStatement(desk.id, { ...file, digest }),
            audit.statement(actorOf(c), { action: 'quote-file-added', subject: quote.number, after }),
          ];
        }),
      );
    } catch (error) {
      await services.uploads.remove(stored).catch(() => undefined);
      throw error;
    }
  });
};

/** Adds files to the latest version of the draft, behind those that it has. Returns the fields of the draft. */
const addToDraft = async (c: DeskContext, editor: Editor, files: readonly CheckedFile[]): Promise<DraftFields> => {
  const { services, staff } = c.var;
  const { drafts } = await services.editedQuotes();
  const named = files.map(({ name, digest }) => ({
    label: displayFileName(name),
    url: services.settings.siteUrl + quoteFileHref(editor.quote.publicId, digest),
  }));
  const saved = await drafts.save<never>(editor.desk.id, staff.name, ({ draft }) => {
    const before = draft?.fields ?? editor.fields;
    const fields = Object.fromEntries(
      Object.entries({ ...before, ...addedFiles(before, named) }).filter(([, text]) => text !== ''),
    );
    const day = fieldIn(fields, 'follow_up');
    return { fields, followUp: isDay(day) ? day : null, base: draft?.base ?? editor.quote.answeredAt };
  });
  return 'state' in saved ? (saved.state.draft?.fields ?? {}) : {};
};

/** Returns why files cannot be added, or `null`. @param fresh files that are not stored for the quote yet */
const roomProblem = (fields: DraftFields, files: readonly CheckedFile[], stored: number): string | null => {
  const urls = draftFiles(fields).map(({ url }) => url);
  const added = files.filter(({ digest }) => !urls.some((url) => url.endsWith(digest)));
  if (urls.length + added.length > MAX_DRAFT_FILES) {
    return `A quote has at most ${MAX_DRAFT_FILES} files, and this one has ${counted(urls.length, 'file')}. Remove one, then upload again.`;
  }
  return stored > MAX_QUOTE_FILES
    ? `At most ${MAX_QUOTE_FILES} files are stored for a quote and its revisions. Put the rest into one PDF, or link them.`
    : null;
};

/**
 * `POST …/files`: saves the form of the draft, stores the files of its field `files`, and adds them to the draft. A file that is
 * stored for the quote already is not stored again.
 */
export const uploadFiles = async (c: DeskContext): Promise<Response> => {
  const now = Date.now();
  const editor = await loadEditor(c, now);
  requireEditable(editor);
  const form = await readForm(c);
  const sent = sentDraft(form);
  const files = chosenFiles(form);
  const typed = { ...editor.fields, ...sent.fields };
  const refuse = async (text: string, status: 422 | 429 | 503 = 422): Promise<Response> =>
    showView(c, await quoteView(c, editor, { now, fields: typed, open: sent.open }), { message: danger(text), status });

  const problem = files.length === 0 ? 'Choose a file, then press “Upload files”.' : checkAttachments(files);
  if (problem !== null) return refuse(`${problem}.`.replace(/\.\.$/, '.'));
  const checked = await readFiles(files);
  if (!Array.isArray(checked)) return refuse(`${checked.message}.`);
  const distinct = [...new Map(checked.map((file) => [file.digest, file])).values()];
  const known = new Set(editor.desk.files.map(({ digest }) => digest));
  const fresh = distinct.filter(({ digest }) => !known.has(digest));
  const room = roomProblem(typed, distinct, known.size + fresh.length);
  if (room !== null) return refuse(room);

  if (Object.keys(sent.fields).length > 0) {
    const result = await finished(c, saveDraft(c, editor, sent));
    if ('refusal' in result) {
      const { conflicts, fields, state } = result.refusal;
      const view = await quoteView(c, { ...editor, draft: state }, { now, fields, conflicts, open: sent.open });
      const text = 'Nothing was uploaded yet. Choose a value for each field below and save, then upload the files.';
      return showView(c, view, { message: danger(text), status: 409 });
    }
  }
  try {
    if (fresh.length > 0) await finished(c, storeFiles(c, editor, fresh));
  } catch (error) {
    const refusal = storageRefusal(error);
    if (refusal === null) throw error;
    return refuse(refusal.message, refusal.status === 503 ? 503 : 429);
  }
  const after = draftFiles(await finished(c, addToDraft(c, editor, distinct)));
  noteInReview(c, editor);
  const isComplete = distinct.every(({ digest }) => after.some(({ url }) => url.endsWith(digest)));
  if (!isComplete) return refuse(`A colleague added files meanwhile. A quote has at most ${MAX_DRAFT_FILES}.`);
  return backTo(c, editor, '#files');
};
